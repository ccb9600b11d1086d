#include "CTerminal.h"
#include "completion.h"
#include "signals.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <readline/readline.h>

/// The line being read. Readline's handler has no context of its own.
static struct {
  bool is_done;
  segue_input how;
  char *line;
} current;

static void finish(segue_input how, char *line) {
  current.is_done = true;
  current.how = how;
  current.line = line;
  // Back to a terminal on which Ctrl-C raises SIGINT, before any code runs.
  rl_callback_handler_remove();
}

static void on_line(char *line) {
  // With bracketed paste Readline ends the line itself.
  if (!line && strcmp(rl_variable_value("enable-bracketed-paste"), "off") == 0) rl_crlf();
  finish(line ? SEGUE_INPUT_LINE : SEGUE_INPUT_END, line);
}

/// Ctrl-C: leaves the line on the screen as it is and forgets it.
static void drop_line(void) {
  rl_callback_sigcleanup();
  rl_clear_message();
  rl_point = rl_end;
  rl_redisplay();
  rl_echo_signal_char(SIGINT);
  rl_crlf();
  rl_free_line_state();
  rl_replace_line("", 0);
  finish(SEGUE_INPUT_INTERRUPT, NULL);
}

/// Ctrl-Z and the signals that end the process: they find the terminal as it was.
static void step_aside(int number) {
  rl_deprep_terminal();
  segue_signals_deliver(number);
  rl_prep_terminal(1);
  rl_on_new_line();
  rl_redisplay();
}

static void take_signals(void) {
  for (int number; !current.is_done && (number = segue_signals_next()) != 0;) {
    switch (number) {
      case SIGINT: drop_line(); break;
      case SIGWINCH: rl_resize_terminal(); break;
      default: step_aside(number); break;
    }
  }
}

/// Only the type of characters follows the environment: Lua reads numbers with a point anywhere.
static void use_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

bool segue_editor_start(const char *name) {
  if (!segue_signals_start()) return false;
  use_utf8();
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  // Standard output may be a file although somebody types.
  rl_outstream = isatty(STDOUT_FILENO) ? stdout : stderr;
  segue_completion_start();
  // A default: the user's ~/.inputrc, read next, has the last word.
  rl_variable_bind("show-all-if-ambiguous", "on");
  return rl_initialize() == 0;
}

segue_input segue_editor_read(const char *prompt, char **line) {
  current.is_done = false;
  segue_signals_catch();
  rl_callback_handler_install(prompt, on_line);
  struct pollfd sources[] = {
      {.fd = segue_signals_descriptor(), .events = POLLIN},
      {.fd = STDIN_FILENO, .events = POLLIN},
  };
  while (!current.is_done) {
    if (poll(sources, 2, -1) < 0) {
      if (errno != EINTR) finish(SEGUE_INPUT_END, NULL);
      continue;
    }
    if (sources[0].revents) take_signals();
    if (sources[1].revents && !current.is_done) rl_callback_read_char();
  }
  segue_signals_release();
  *line = current.line;
  return current.how;
}

bool segue_editor_has_waiting_input(void) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, 0) == 1;
}
