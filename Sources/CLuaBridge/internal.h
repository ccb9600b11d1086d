/// What the C files of the bridge share. Swift sees none of it.
#ifndef SEGUE_INTERNAL_H
#define SEGUE_INTERNAL_H

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>

#include "CLuaBridge.h"

/// First word of each kind of userdata, so that a self check needs no metatable lookup.
#define SEGUE_OBJECT_MAGIC 0x5e60e0b1u
#define SEGUE_INLINE_MAGIC 0x5e60e1a2u
#define SEGUE_CLASS_MAGIC 0x5e60c1a5u
#define SEGUE_MARKER_MAGIC 0x5e60a7c4u

/// Coroutines that run inside each other at the same time.
#define SEGUE_RUNNING 220
/// Nested coroutine.close calls; Lua 5.4.4 overflows the C stack at some thousands.
#define SEGUE_CLOSING 150
/// Items one bounded library call may touch.
#define SEGUE_MOST_ITEMS 10000000
/// User values that a userdata of ours may have, and one more.
#define SEGUE_MOST_USER_VALUES 8

/// The userdata of an exposed object; one user value: fields, edges, attached references.
typedef struct segue_box {
  uint32_t magic;
  int32_t class_id;
  void *object;
} segue_box;

/// The userdata of a value; its bytes follow.
typedef struct segue_inline {
  uint32_t magic;
  int32_t class_id;
  double payload[];
} segue_inline;

/// The userdata of a class. User values: what scripts store in it (or statics of a built-in
/// class), parent, metatable of instances, fields of the built-in class, keys already noticed.
typedef struct segue_class_box {
  uint32_t magic;
  int32_t builtin;
  bool is_script;
  bool has_defaults;
} segue_class_box;

enum { CLASS_STORAGE = 1, CLASS_PARENT, CLASS_INSTANCES, CLASS_FIELDS, CLASS_SEEN, CLASS_NAME };

/// One member, pointed to by light userdata in the tables of its class.
typedef struct segue_member {
  const void *code;
  char *name;
  int class_id;
  int flags;
} segue_member;

/// One built-in class.
typedef struct segue_class {
  char *name;
  int parent;
  int flags;
  int depth;
  size_t size;
  int ancestors[32];
  segue_member **members;
  int member_count;
  bool is_filled;
} segue_class;

/// Makes the members of a class and of its ancestors known, once: few of all classes are ever
/// used, and a state must open fast.
void segue_fill_class(lua_State *L, segue_state *S, int class_id);

/// A growing text outside Lua's memory.
typedef struct segue_text {
  char *bytes;
  size_t length;
  size_t capacity;
} segue_text;

/// A reference that Swift let go of, and the object it was attached to.
typedef struct segue_dropped {
  int64_t reference;
  const void *owner;
} segue_dropped;

struct segue_state {
  lua_State *main;
  lua_State *current;
  segue_callbacks call;
  bool is_unsafe;
  // Memory.
  size_t used, limit, host;
  int64_t fail_after;
  uint64_t allocations, serial;
  // Stopping.
  volatile sig_atomic_t stop;
  volatile sig_atomic_t depth;
  volatile sig_atomic_t is_armed;
  double time_limit;
  struct timespec deadline;
  timer_t timer;
  int timer_thread, slot;
  lua_State *volatile running[SEGUE_RUNNING];
  volatile sig_atomic_t running_count;
  int closing;
  // Errors.
  segue_text message, traceback, chunk;
  segue_text callback_message, position;
  segue_error error;
  int64_t rethrow_token, last_token, first_token;
  bool is_rethrowing, is_capturing;
  const char *host_error;
  lua_Debug shortage;  ///< Where the script was when memory ran out; no line: nowhere.
  char last_nil[48];  // The member whose result was nil just now, or empty.
  // Classes.
  segue_class *classes;
  int class_count;
  uint64_t seed;
  // References.
  int64_t last_reference, reference_count, object_count;
  segue_dropped *unreferenced;
  int unreferenced_count, unreferenced_capacity;
  int names_count;
  int exposures;
  // Places in the registry.
  int cache, references, roots, companions, names, errors, class_objects, class_metatable,
    class_names, texts, companion_metatable, orders, function_numbers;
  int function_count;
  // Where the bytes of a userdata begin in its block, by the number of user values.
  size_t userdata_heads[SEGUE_MOST_USER_VALUES];
  const char *last_block;
  int text_counts[4];
};

/// The state that a coroutine belongs to.
static inline segue_state *segue_of(lua_State *L) {
  return *(segue_state **)lua_getextraspace(L);
}

// memory.c
void *segue_allocate(void *context, void *block, size_t old_size, size_t new_size);
uint64_t segue_serial(const void *block);
bool segue_text_set(segue_text *text, const char *bytes, size_t length);
bool segue_text_append(segue_text *text, const char *bytes, size_t length);
void segue_text_free(segue_text *text);
void segue_note_shortage(segue_state *S);
/// The nearest frame of a script, on this coroutine or on those that resumed it.
bool segue_nearest_script(segue_state *S, lua_State *L, lua_Debug *record);

// limits.c
void segue_register(segue_state *S);
void segue_unregister(segue_state *S);
int segue_raise_stop(lua_State *L);
/// Raises if the script is being stopped: for loops in C.
static inline void segue_check(lua_State *L, segue_state *S) {
  if (S->stop) segue_raise_stop(L);
}

// call.c
/// Calls `f(argument)` protected on the running coroutine, leaving `results` values.
int segue_protected(segue_state *S, lua_CFunction f, void *argument, int results);
int segue_fail_memory(segue_state *S);
void segue_drain(segue_state *S);

// errors.c
int segue_message_handler(lua_State *L);
void segue_capture(segue_state *S, lua_State *L, int status);
int segue_raise(lua_State *L, segue_state *S, int status);
void segue_push_position(lua_State *L);
/// Raises with the position of the nearest script frame.
int segue_fail(lua_State *L, const char *format, ...);
/// Completes the message at `index`: the built-in call that gave the nil it complains of, or that a
/// value was called as a method.
void segue_complete_message(lua_State *L, int index);

// references.c
void segue_forget_dropped(segue_state *S);

// stack.c
void segue_read_at(segue_state *S, lua_State *L, int index, segue_value *out);
/// Pushes the results of a callback and returns their number.
int segue_push_result(lua_State *L, segue_state *S, const segue_value *out);
const char *segue_type_name_at(lua_State *L, int index);

// dispatch.c
segue_box *segue_box_at(lua_State *L, int index);
segue_class_box *segue_class_at(lua_State *L, int index);
int segue_get_member(lua_State *L, segue_state *S, const segue_member *member, void *object);
int segue_set_member(
  lua_State *L, segue_state *S, const segue_member *member, void *object, int index);
int segue_method(lua_State *L);
int segue_property_function(lua_State *L);
int segue_object_index(lua_State *L);
int segue_object_newindex(lua_State *L);
int segue_explain(
  lua_State *L, segue_state *S, int class_id, int key, int is_static, int is_writing);
int segue_call_member(
  lua_State *L, segue_state *S, const segue_member *member, void *object, int first);

// object.c
int segue_collect_object(lua_State *L);
void segue_push_user_table(lua_State *L, int index);
void segue_cache_object(lua_State *L, segue_state *S, int index, void *object);

// inline.c
int segue_inline_index(lua_State *L);
int segue_inline_newindex(lua_State *L);
int segue_inline_equal(lua_State *L);
int segue_collect_inline(lua_State *L);
void segue_push_operators(lua_State *L);

// text.c
int segue_tostring(lua_State *L);
void segue_push_text(lua_State *L, int index);

// script_class.c: classes as Lua sees them
void segue_open_classes(lua_State *L, segue_state *S);
void segue_new_class_object(lua_State *L, segue_state *S, int builtin, bool is_script);
bool segue_class_lookup(lua_State *L, int class_index, int key_index);
int segue_class_function(lua_State *L);

// instances.c: instances of script classes
void segue_push_instance_metatable(lua_State *L, segue_state *S, int class_index);
/// Pushes the class of the instance at `index`, or returns false and pushes nothing.
bool segue_push_instance_class(lua_State *L, segue_state *S, int index);
/// Whether a value assigned to an overridable member replaces it instead of setting it.
bool segue_is_override(lua_State *L, const segue_member *member, int value);
int segue_is_kind(lua_State *L);
void segue_notice(lua_State *L, segue_state *S, int class, int key, int is_writing);

// lazy.c: markers for fields
int segue_lazy_function(lua_State *L);
int segue_weak_function(lua_State *L);
bool segue_is_lazy(lua_State *L, int index);
bool segue_is_weak(lua_State *L, int index);
bool segue_push_weak(lua_State *L, int table, int key);
void segue_store_weak(lua_State *L, int table, int key, int value);

// construct.c: making instances
int segue_class_call(lua_State *L);
int segue_builtin_init(lua_State *L);
int segue_plain_init(lua_State *L);

// sandbox_*.c
void segue_open_sandbox(lua_State *L, segue_state *S);
void segue_open_unsafe(lua_State *L, segue_state *S);
void segue_open_base(lua_State *L, segue_state *S);
void segue_open_order(lua_State *L, segue_state *S);
void segue_number_functions(lua_State *L, segue_state *S);
void segue_open_coroutines(lua_State *L, segue_state *S);
void segue_open_strings(lua_State *L, segue_state *S);
void segue_open_patterns(lua_State *L, segue_state *S);
void segue_open_tables(lua_State *L, segue_state *S);
void segue_open_os(lua_State *L, segue_state *S);
int segue_print(lua_State *L);

#endif
