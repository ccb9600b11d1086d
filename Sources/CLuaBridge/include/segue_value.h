/// Plain values that pass between Lua and Swift.
#ifndef SEGUE_VALUE_H
#define SEGUE_VALUE_H

#include <stddef.h>
#include <stdint.h>

/// One Lua state and everything that belongs to it.
typedef struct segue_state segue_state;

/// What a `segue_value` holds.
enum {
  SEGUE_NONE = 0,      ///< No argument at this place.
  SEGUE_NIL = 1,       ///< nil
  SEGUE_BOOLEAN = 2,   ///< `integer` is 0 or 1.
  SEGUE_INTEGER = 3,   ///< `integer`, and `number` with the same value.
  SEGUE_NUMBER = 4,    ///< `number`
  SEGUE_STRING = 5,    ///< `pointer`, `length`
  SEGUE_OBJECT = 6,    ///< `pointer` is the Swift object, `class_id` its class.
  SEGUE_INLINE = 7,    ///< `pointer` is the bytes of a value, `class_id` its class.
  SEGUE_TABLE = 8,     ///< A table at stack place `index`.
  SEGUE_FUNCTION = 9,  ///< A function at stack place `index`.
  SEGUE_CLASS = 10,    ///< A class at stack place `index`; `class_id` its built-in class or -1.
  SEGUE_THREAD = 11,   ///< A coroutine at stack place `index`.
  SEGUE_OTHER = 12,    ///< Anything else.
  SEGUE_ON_STACK = 13  ///< As a result: `index` values were pushed onto the Lua stack.
};

/// A Lua value as plain data. Pointers are good as long as the value stays on the Lua stack.
typedef struct segue_value {
  int32_t tag;
  int32_t index;
  int32_t class_id;
  int32_t is_script_class;
  double number;
  int64_t integer;
  const void *pointer;
  size_t length;
} segue_value;

/// What a Swift callback returns.
enum {
  SEGUE_OK = 0,       ///< The result is in `out`.
  SEGUE_MESSAGE = 1,  ///< Raise the text given to `segue_set_message`, with the script's position.
  SEGUE_RETHROW = 2   ///< Raise the error value kept under the token given to `segue_rethrow`.
};

/// What stopped a script.
enum {
  SEGUE_ERROR_RUNTIME = 0,
  SEGUE_ERROR_SYNTAX = 1,
  SEGUE_ERROR_TIME = 2,
  SEGUE_ERROR_MEMORY = 3,
  SEGUE_ERROR_INTERRUPT = 4,
  SEGUE_ERROR_HOST = 5
};

/// The last error that reached the host. Texts belong to the state until the next error.
typedef struct segue_error {
  int kind;
  int line;
  const char *message;
  size_t message_length;
  const char *chunk;
  const char *traceback;
  int64_t token;
} segue_error;

/// Swift's half of the bridge. None of these may call a Lua function that raises.
typedef struct segue_callbacks {
  void *context;
  int (*get)(void *context, const void *code, void *object, segue_value *out);
  int (*set)(void *context, const void *code, void *object, const segue_value *value);
  int (*call)(
    void *context, const void *code, void *object, const segue_value *arguments, int count,
    segue_value *out);
  /// Makes an object of class `class_id`. `self_index` is the userdata of a script class that
  /// waits for its object, or 0; the result is on the stack unless it is bound to that userdata.
  int (*construct)(
    void *context, int class_id, int self_index, const segue_value *arguments, int count,
    segue_value *out);
  /// Defines the members of a class that is used for the first time.
  int (*fill)(void *context, int class_id);
  /// Explains a field that a built-in class does not have. Always returns `SEGUE_MESSAGE`.
  int (*unknown)(
    void *context, int class_id, const segue_value *key, int is_static, int is_writing);
  /// A script class or its instance got (or misses) a field no class declares: worth a note?
  void (*noticed)(void *context, int class_id, int class_index, const segue_value *key, int writes);
  /// A script put an exposed object into a field of another.
  void (*stored)(void *context, void *owner, const segue_value *key, void *object);
  /// Writes a name of the value into the message buffer.
  int (*describe)(void *context, const segue_value *value);
  void (*retain)(void *context, void *object);
  void (*release)(void *context, void *object);
  void (*destroy)(void *context, int class_id, void *payload);
  int (*equal)(void *context, int class_id, const void *left, const void *right);
  int (*arithmetic)(
    void *context, int operation, const segue_value *left, const segue_value *right,
    segue_value *out);
  void (*print)(void *context, const char *text, size_t length);
  /// Loads the source of a module: pushes source and chunk name, or returns a message.
  int (*module)(void *context, const char *name, size_t length, segue_value *out);
  double (*now)(void *context);
} segue_callbacks;

#endif
