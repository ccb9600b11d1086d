/// Tab completion inside the line editor.
#ifndef SEGUE_COMPLETION_H
#define SEGUE_COMPLETION_H

#include "CTerminal.h"

/// Tells Readline whom to ask when Tab is pressed.
void segue_completion_start(void);

#endif
