/// The signals that matter while a line is edited, turned into bytes of a pipe.
#ifndef SEGUE_SIGNALS_H
#define SEGUE_SIGNALS_H

#include <stdbool.h>

/// Makes the pipe, once. False if the system has none left.
bool segue_signals_start(void);

/// The end to poll.
int segue_signals_descriptor(void);

/// From here on the signals go to the pipe.
void segue_signals_catch(void);

/// From here on they do what they did before.
void segue_signals_release(void);

/// The next signal number that came; 0 if none did.
int segue_signals_next(void);

/// Lets the signal do to this process what it does by default, and catches it again if it returns.
void segue_signals_deliver(int number);

#endif
