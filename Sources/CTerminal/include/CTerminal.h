#ifndef SEGUE_TERMINAL_H
#define SEGUE_TERMINAL_H
int segue_terminal_is_interactive(int descriptor);
#endif
