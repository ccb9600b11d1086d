#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

// A limit costs nothing until it fires: a POSIX timer sends a signal to the thread that runs the
// script, whose handler sets a hook on every coroutine that is running. The hook raises at each
// instruction from then on, so that a pcall in the script cannot swallow the error for good.

#define SLOTS 512
static _Atomic(segue_state *) slots[SLOTS];
static pthread_once_t once = PTHREAD_ONCE_INIT;
#define SIGNAL_DEADLINE (SIGRTMIN + 5)

static int this_thread(void) { return (int)syscall(SYS_gettid); }

static void stop_hook(lua_State *L, lua_Debug *record) {
  (void)record;
  segue_state *S = segue_of(L);
  if (S->is_capturing) return;
  if (S->stop) {
    segue_raise_stop(L);
  } else {
    lua_sethook(L, NULL, 0, 0);  // A coroutine that kept the hook of an earlier run.
  }
}

static void stop(segue_state *S, int reason) {
  const int mask = LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT;
  if (S->depth == 0) return;
  if (!S->stop) S->stop = reason;
  lua_sethook(S->main, stop_hook, mask, 1);
  for (int i = 0; i < S->running_count; i++) lua_sethook(S->running[i], stop_hook, mask, 1);
  if (S->current) lua_sethook(S->current, stop_hook, mask, 1);
}

static bool is_over(const segue_state *S) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec > S->deadline.tv_sec
    || (now.tv_sec == S->deadline.tv_sec && now.tv_nsec >= S->deadline.tv_nsec);
}

static void on_deadline(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)context;
  int kept = errno;
  int slot = info->si_value.sival_int;
  if (slot >= 0 && slot < SLOTS) {
    segue_state *S = atomic_load(&slots[slot]);
    if (S && S->is_armed && S->timer_thread == this_thread() && is_over(S)) {
      stop(S, SEGUE_ERROR_TIME);
    }
  }
  errno = kept;
}

static void install(void) {
  struct sigaction action = {0};
  action.sa_sigaction = on_deadline;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGNAL_DEADLINE, &action, NULL);
}

void segue_register(segue_state *S) {
  pthread_once(&once, install);
  S->slot = -1;
  for (int i = 0; i < SLOTS && S->slot < 0; i++) {
    segue_state *empty = NULL;
    if (atomic_compare_exchange_strong(&slots[i], &empty, S)) S->slot = i;
  }
}

void segue_unregister(segue_state *S) {
  S->is_armed = 0;
  if (S->timer_thread) timer_delete(S->timer);
  S->timer_thread = 0;
  if (S->slot >= 0) atomic_store(&slots[S->slot], NULL);
}

static bool make_timer(segue_state *S) {
  int thread = this_thread();
  if (S->timer_thread == thread) return true;
  if (S->timer_thread) timer_delete(S->timer);
  S->timer_thread = 0;
  struct sigevent event = {0};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGNAL_DEADLINE;
  event.sigev_value.sival_int = S->slot;
  event.sigev_notify_thread_id = thread;
  // Threads of a pool block all signals.
  sigset_t deadline;
  sigemptyset(&deadline);
  sigaddset(&deadline, SIGNAL_DEADLINE);
  pthread_sigmask(SIG_UNBLOCK, &deadline, NULL);
  if (timer_create(CLOCK_MONOTONIC, &event, &S->timer) != 0) return false;
  S->timer_thread = thread;
  return true;
}

static void arm(segue_state *S) {
  if (S->time_limit <= 0 || S->slot < 0 || !make_timer(S)) return;
  clock_gettime(CLOCK_MONOTONIC, &S->deadline);
  double whole = (double)(int64_t)S->time_limit;
  S->deadline.tv_sec += (time_t)whole;
  S->deadline.tv_nsec += (long)((S->time_limit - whole) * 1e9);
  if (S->deadline.tv_nsec >= 1000000000) {
    S->deadline.tv_nsec -= 1000000000;
    S->deadline.tv_sec++;
  }
  // It repeats: should a coroutine have slipped through between two of its states, the next
  // signal catches it.
  struct itimerspec setting = {{0, 20000000}, S->deadline};
  S->is_armed = 1;
  timer_settime(S->timer, TIMER_ABSTIME, &setting, NULL);
}

static void disarm(segue_state *S) {
  if (!S->is_armed) return;
  S->is_armed = 0;
  struct itimerspec setting = {{0, 0}, {0, 0}};
  timer_settime(S->timer, 0, &setting, NULL);
}

void segue_enter(segue_state *S) {
  if (S->depth == 0) {
    S->stop = 0;
    arm(S);
  }
  S->depth++;
}

void segue_leave(segue_state *S) {
  S->depth--;
  if (S->depth > 0) return;
  disarm(S);
  if (S->stop) {
    S->stop = 0;
    lua_sethook(S->main, NULL, 0, 0);
  }
  segue_drain(S);
}

int segue_depth(segue_state *S) { return S->depth; }
int segue_stop_reason(segue_state *S) { return S->stop; }
void segue_set_time_limit(segue_state *S, double seconds) { S->time_limit = seconds; }
double segue_time_limit(segue_state *S) { return S->time_limit; }
void segue_interrupt(segue_state *S) { stop(S, SEGUE_ERROR_INTERRUPT); }

void segue_interrupt_all(void) {
  for (int i = 0; i < SLOTS; i++) {
    segue_state *S = atomic_load(&slots[i]);
    if (S) stop(S, SEGUE_ERROR_INTERRUPT);
  }
}

int segue_raise_stop(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_push_position(L);
  if (S->stop == SEGUE_ERROR_TIME) {
    lua_pushfstring(L, "the time limit of %f s is over", (LUAI_UACNUMBER)S->time_limit);
  } else {
    lua_pushliteral(L, "interrupted");
  }
  lua_concat(L, 2);
  return lua_error(L);
}
