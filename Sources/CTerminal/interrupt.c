#define _GNU_SOURCE
#include "CTerminal.h"

#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum { patience = 3, exit_code_interrupted = 130 };

static _Atomic(segue_interrupt_function) ask;
static _Atomic(void *) ask_context;
static atomic_int asked;
static struct sigaction outside;

static void on_interrupt(int number) {
  (void)number;
  if (atomic_fetch_add(&asked, 1) + 1 >= patience) _exit(exit_code_interrupted);
  segue_interrupt_function function = ask;
  if (function) function(ask_context);
}

static void do_nothing(int number) { (void)number; }

static void handle(void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, before);
  if (before->sa_handler == SIG_IGN) sigaction(SIGINT, before, NULL);
}

void segue_interrupt_begin(segue_interrupt_function function, void *context) {
  ask_context = context;
  ask = function;
  asked = 0;
  handle(on_interrupt, &outside);
}

int segue_interrupt_end(void) {
  sigaction(SIGINT, &outside, NULL);
  ask = NULL;
  return asked;
}

void segue_interrupt_hold(void) {
  struct sigaction before;
  handle(do_nothing, &before);
}
