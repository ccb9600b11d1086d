#include "CTerminal.h"
#include <unistd.h>
int segue_terminal_is_interactive(int descriptor) { return isatty(descriptor); }
