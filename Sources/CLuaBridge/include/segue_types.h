/// Classes, objects and their ownership.
#ifndef SEGUE_TYPES_H
#define SEGUE_TYPES_H

#include "segue_value.h"

/// How a member behaves.
enum {
  SEGUE_METHOD = 1,       ///< A function; otherwise a property.
  SEGUE_STATIC = 2,       ///< A member of the class itself.
  SEGUE_WRITABLE = 4,     ///< A property that can be set.
  SEGUE_OVERRIDABLE = 8,  ///< A script class may replace it by a function.
  SEGUE_FREE = 16         ///< A global function.
};

/// How a class behaves.
enum {
  SEGUE_CLASS_INLINE = 1,      ///< Its instances are immutable values.
  SEGUE_CLASS_DESTROYS = 2,    ///< Values need `destroy` when they are collected.
  SEGUE_CLASS_SUBCLASSED = 4,  ///< Script classes may inherit from it.
  SEGUE_CLASS_COMPARES = 8     ///< Values compare with `equal`.
};

/// Declares a class; returns its id, or -1. `parent` is an id or -1; `size` is that of a value.
int segue_define_class(segue_state *state, const char *name, int parent, int flags, size_t size);
/// Adds a member; `code` is handed back to the callbacks and must outlive the state.
int segue_define_member(
  segue_state *state, int class_id, const char *name, int flags, const void *code);
/// Builds the metatable; members cannot be added afterwards. The class becomes a global.
int segue_seal_class(segue_state *state, int class_id);
/// Pushes a function that calls `code` with no object.
int segue_push_function(segue_state *state, const char *name, const void *code);
/// The code behind a function or method, or NULL.
const void *segue_function_code(segue_state *state, int index);
/// Pushes the class object of a built-in class.
int segue_push_class(segue_state *state, int class_id);
/// Pushes the class of a script instance or a class; returns 0 if there is none.
int segue_push_class_of(segue_state *state, int index);
/// Pushes what scripts stored in the object or class at a place, or nil.
int segue_push_own_fields(segue_state *state, int index);
/// Name of the class at a place (NULL if it is none).
const char *segue_class_name(segue_state *state, int index);
/// Whether class `id` is `ancestor` or inherits from it.
int segue_is_class(segue_state *state, int id, int ancestor);

/// Binds a new object to a script instance that waits for it, and sets the class's defaults.
int segue_bind_object(segue_state *state, int self_index, void *object);

/// Mirrors a strong edge between two exposed objects.
int segue_add_edge(segue_state *state, const void *owner, const void *child);
/// Takes the edge away.
void segue_remove_edge(segue_state *state, const void *owner, const void *child);
/// Keeps an exposed object alive.
int segue_add_root(segue_state *state, const void *object);
/// Lets go of it.
void segue_remove_root(segue_state *state, const void *object);
/// Live userdata of objects.
int64_t segue_object_count(segue_state *state);

/// Ties a Swift object to the table or userdata at a place: it lives as long, and stands for it.
int segue_add_companion(segue_state *state, int index, const void *kind, void *object);
/// The companion of that kind, or NULL.
void *segue_companion(segue_state *state, int index, const void *kind);

/// A number for a name, to look it up fast; negative on error.
int segue_intern(segue_state *state, const char *name, size_t length);
/// Finds what a script defined for that name on an object or companion: pushes it and returns 1;
/// 0 for nothing; negative on error. Never finds built-in members.
int segue_find_override(segue_state *state, const void *object, int name, segue_value *out);

#endif
