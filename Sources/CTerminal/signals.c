#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static const int watched[] = {SIGINT, SIGWINCH, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT};
enum { count = sizeof watched / sizeof *watched };

static struct sigaction before[count];
static int ends[2] = {-1, -1};

static void on_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe holds enough signals already.
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

bool segue_signals_start(void) {
  return ends[0] >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0;
}

int segue_signals_descriptor(void) { return ends[0]; }

void segue_signals_catch(void) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < count; i++) {
    sigaction(watched[i], &action, &before[i]);
    // A signal that was ignored before (nohup) stays so.
    if (before[i].sa_handler == SIG_IGN) sigaction(watched[i], &before[i], NULL);
  }
}

void segue_signals_release(void) {
  for (int i = 0; i < count; i++) sigaction(watched[i], &before[i], NULL);
}

int segue_signals_next(void) {
  unsigned char byte;
  return read(ends[0], &byte, 1) == 1 ? byte : 0;
}

void segue_signals_deliver(int number) {
  struct sigaction caught;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, &caught);
  raise(number);
  sigaction(number, &caught, NULL);
}
