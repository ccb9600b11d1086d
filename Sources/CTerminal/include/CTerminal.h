/// The terminal: GNU Readline's callback interface behind a handful of calls, the signals that
/// belong to it, and writing that survives a closed pipe. Everything here belongs to one thread.
#ifndef SEGUE_TERMINAL_H
#define SEGUE_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// The terminal itself.

/// Whether the descriptor is a terminal.
bool segue_terminal_is_interactive(int descriptor);

/// The width of the terminal behind the descriptor, in columns; 0 if it has none.
int segue_terminal_width(int descriptor);

/// Writes all bytes, however often the system interrupts. 0, or the `errno` that stopped it.
int segue_write_all(int descriptor, const void *bytes, size_t count);

/// A closed pipe is an `EPIPE` of the write that met it from now on, not the end of the process.
void segue_ignore_closed_pipes(void);

// Stopping code that runs.

/// Asks running code to stop. Called from a signal handler: it must be async-signal-safe.
typedef void (*segue_interrupt_function)(void *context);

/// Until `segue_interrupt_end`, SIGINT calls the function; the third one ends the process, exit
/// code 130, since what ignores two requests is stuck. A process that ignores SIGINT goes on so.
void segue_interrupt_begin(segue_interrupt_function function, void *context);

/// SIGINT does what it did before. Returns how many came since `segue_interrupt_begin`.
int segue_interrupt_end(void);

/// SIGINT does nothing from now on, where nothing else is said: between two lines of a REPL.
void segue_interrupt_hold(void);

// The line editor.

/// What ended a line.
typedef enum {
  /// Enter: there is a line.
  SEGUE_INPUT_LINE,
  /// Ctrl-D on an empty line, or the terminal is gone.
  SEGUE_INPUT_END,
  /// Ctrl-C: the line was dropped.
  SEGUE_INPUT_INTERRUPT,
} segue_input;

/// The candidates of one completion, filled with `segue_candidates_add`.
typedef struct segue_candidates segue_candidates;

/// Adds a text that could replace the word. The text is copied.
void segue_candidates_add(segue_candidates *candidates, const char *text);

/// Fills in what could stand in place of the word that ends at byte `cursor` of `line`.
typedef void (*segue_completion_function)(
    const char *line, int cursor, segue_candidates *candidates, void *context);

/// Starts the editor: Readline with the user's ~/.inputrc under the application name `name`
/// (which must stay alive), UTF-8 for the characters. False if the system has no pipe left.
bool segue_editor_start(const char *name);

/// Where candidates come from when Tab is pressed.
void segue_editor_set_completion(segue_completion_function function, void *context);

/// Reads one line with the prompt. The terminal is raw only within this call. A pasted block is one
/// line with newlines in it. `*line` is then the caller's to free; NULL unless SEGUE_INPUT_LINE.
segue_input segue_editor_read(const char *prompt, char **line);

/// Whether more input is waiting already: it was pasted, nobody types that fast.
bool segue_editor_has_waiting_input(void);

// The history of the line editor.

/// Loads the history file, newest `limit` entries, older duplicates dropped. A missing one is fine.
void segue_history_load(const char *path, int limit);

/// Adds an entry (it may have several lines) and appends it to the file given to `load`, which is
/// made if it is missing, readable by its owner only. An older equal entry is dropped.
void segue_history_add(const char *entry);

#endif
