/// Reading and pushing values. Functions that return int give 0 for success, otherwise the
/// error is in `segue_last_error` and the stack is as before.
#ifndef SEGUE_STACK_H
#define SEGUE_STACK_H

#include "segue_value.h"

/// Number of values on the running coroutine's stack.
int segue_top(segue_state *state);
/// Cuts the stack to `top` values.
void segue_set_top(segue_state *state, int top);
/// Puts the value on top at `index` and cuts the stack there.
void segue_move_top(segue_state *state, int index);
/// Describes the value at a place.
void segue_read(segue_state *state, int index, segue_value *out);
/// The type name of the value at a place as error messages show it (`number`, `CGRect`, `nil`).
const char *segue_type_name(segue_state *state, int index);

int segue_push_nil(segue_state *state);
int segue_push_boolean(segue_state *state, int value);
int segue_push_integer(segue_state *state, int64_t value);
int segue_push_number(segue_state *state, double value);
int segue_push_string(segue_state *state, const char *text, size_t length);
int segue_push_copy(segue_state *state, int index);
/// Pushes a new table with room for `count` list elements.
int segue_push_table(segue_state *state, int count);
/// Pushes an object's userdata. 0: it existed; 1: made just now; negative: error.
int segue_push_object(segue_state *state, void *object, int class_id, int script_class);
/// Pushes the userdata if the object has one; returns whether it has.
int segue_push_known(segue_state *state, const void *object);
/// Whether the object has a userdata or table.
int segue_is_exposed(segue_state *state, const void *object);
/// Pushes a new value of an inline class and gives the place for its bytes.
int segue_push_inline(segue_state *state, int class_id, void **payload);

/// Length of the list in the table at a place (raw).
size_t segue_length(segue_state *state, int index);
/// Pushes the list element (raw).
int segue_get_item(segue_state *state, int index, int64_t item, segue_value *out);
/// Sets a list element of the table at a place to the value on top and removes it.
int segue_set_item(segue_state *state, int index, int64_t item);
/// Pushes a field of anything indexable; `raw` skips metamethods (tables only).
int segue_get_field(
  segue_state *state, int index, const char *key, size_t length, int raw, segue_value *out);
/// Sets a field of anything assignable to the value on top and removes it.
int segue_set_field(segue_state *state, int index, const char *key, size_t length, int raw);
/// Replaces the key on top by the next key and its value; returns 0 at the end (raw, any order).
int segue_next(segue_state *state, int index, segue_value *key, segue_value *value);
/// Whether two places hold the same value (raw).
int segue_same(segue_state *state, int left, int right);
/// Pushes tostring(value) without addresses, running __tostring.
int segue_to_text(segue_state *state, int index, segue_value *out);
/// Whether the value at a place has a metatable.
int segue_has_metatable(segue_state *state, int index);

/// Keeps the value at a place: a strong reference. 0 on error.
int64_t segue_reference(segue_state *state, int index);
/// Pushes what a reference keeps; 0 if it is gone.
int segue_push_reference(segue_state *state, int64_t reference);
/// Lets go. May be called at any time, also during a collection: the work is done later.
/// `owner` is the object it was attached to, or NULL.
void segue_unreference(segue_state *state, int64_t reference, const void *owner);
/// Moves the keeping of a reference from the registry to an exposed object.
int segue_attach(segue_state *state, int64_t reference, const void *owner);
/// Number of live references.
int64_t segue_reference_count(segue_state *state);

#endif
