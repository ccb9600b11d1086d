/// Opening, running, limiting and closing a state.
#ifndef SEGUE_STATE_H
#define SEGUE_STATE_H

#include "segue_value.h"

/// How a state is opened.
typedef struct segue_options {
  int is_unsafe;          ///< Full standard libraries instead of the sandbox.
  size_t memory_limit;    ///< Bytes, 0 for none.
  double time_limit;      ///< Seconds of wall time a run may take, 0 for none.
  uint64_t random_seed;   ///< What math.random starts from.
  int64_t fail_after;     ///< Allocations that succeed before all others fail; negative: never.
} segue_options;

/// A fresh state, or NULL when there is not even memory for it.
segue_state *segue_open(const segue_callbacks *callbacks, const segue_options *options);
/// Closes the state; every exposed object is released.
void segue_close(segue_state *state);

/// Runs a full collection, twice, so that finalised objects are freed as well.
void segue_collect(segue_state *state);
/// The release of Lua that runs: "Lua 5.4.4".
const char *segue_lua_version(void);
/// Bytes that Lua holds.
size_t segue_used_bytes(segue_state *state);
/// Sets the cap in bytes; 0 lifts it.
void segue_set_memory_limit(segue_state *state, size_t bytes);
/// What the host itself holds on behalf of the script; counts towards the cap.
void segue_set_host_bytes(segue_state *state, size_t bytes);
/// Sets the seconds that the next outermost run may take; 0 lifts the limit.
void segue_set_time_limit(segue_state *state, double seconds);
/// The seconds that an outermost run may take; 0 is no limit.
double segue_time_limit(segue_state *state);
/// For tests: after `count` more allocations all fail; negative ends that.
void segue_fail_after(segue_state *state, int64_t count);
/// For tests: allocations made so far.
uint64_t segue_allocations(segue_state *state);

/// Begins a stretch of work under one time limit; calls nest.
void segue_enter(segue_state *state);
/// Ends what `segue_enter` began.
void segue_leave(segue_state *state);
/// Depth of `segue_enter`.
int segue_depth(segue_state *state);
/// Asks a running script to stop. Async-signal-safe.
void segue_interrupt(segue_state *state);
/// Asks every running script of the process to stop. Async-signal-safe.
void segue_interrupt_all(void);
/// 0, or the kind of error a running script is being stopped with.
int segue_stop_reason(segue_state *state);

/// Compiles text. 0: the function is on the stack; otherwise see `segue_last_error`.
int segue_load(
  segue_state *state, const char *source, size_t length, const char *chunk_name);
/// Calls the function below `arguments` values. 0: the results are on the stack.
int segue_call(segue_state *state, int arguments, int *results);
/// The error that the last failed function left.
const segue_error *segue_last_error(segue_state *state);
/// The text that the callback's error will have.
void segue_set_message(segue_state *state, const char *text, size_t length);
/// The error value that the callback's error will have.
void segue_rethrow(segue_state *state, int64_t token);

/// Line of the script that is running, 0 if none is.
int segue_current_line(segue_state *state);
/// Chunk of the script that is running, good until the next call; NULL if none is.
const char *segue_current_chunk(segue_state *state);
/// Sets a global to the value on top and removes it.
int segue_set_global(segue_state *state, const char *name);
/// Pushes a global.
int segue_get_global(segue_state *state, const char *name, segue_value *out);
/// Pushes the table of globals.
int segue_push_globals(segue_state *state);
/// Forgets the names of script classes.
void segue_forget_classes(segue_state *state);

#endif
