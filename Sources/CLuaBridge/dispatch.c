#include <string.h>

#include "internal.h"

// The hot path. `__index` finds the key in the table of its class (an upvalue): a light userdata
// is a property's member, a function is a method. Swift gets the object, the member's code and
// plain values, and returns a status; results are pushed and errors raised here.

segue_box *segue_box_at(lua_State *L, int index) {
  // A light userdata has no length, so the type need not be asked.
  segue_box *box = lua_touserdata(L, index);
  if (!box || lua_rawlen(L, index) != sizeof *box) return NULL;
  return box->magic == SEGUE_OBJECT_MAGIC ? box : NULL;
}

/// Reads numbers at once, all else by the general way.
static inline void read_fast(segue_state *S, lua_State *L, int index, segue_value *out) {
  if (lua_type(L, index) != LUA_TNUMBER) {
    segue_read_at(S, L, index, out);
    return;
  }
  double number = lua_tonumber(L, index);
  out->index = index;
  out->number = number;
  out->tag = SEGUE_NUMBER;
  // Only a number with an integral value can be an integer.
  if (!(number >= -0x1p63 && number < 0x1p63) || number != (double)(int64_t)number) return;
  if (lua_isinteger(L, index)) {
    out->tag = SEGUE_INTEGER;
    out->integer = lua_tointeger(L, index);
  }
}

segue_class_box *segue_class_at(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
  if (lua_rawlen(L, index) != sizeof(segue_class_box)) return NULL;
  segue_class_box *box = lua_touserdata(L, index);
  return box->magic == SEGUE_CLASS_MAGIC ? box : NULL;
}

static segue_inline *inline_at(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
  if (lua_rawlen(L, index) < sizeof(segue_inline)) return NULL;
  segue_inline *value = lua_touserdata(L, index);
  return value->magic == SEGUE_INLINE_MAGIC ? value : NULL;
}

int segue_is_class(segue_state *S, int id, int ancestor) {
  if (id < 0) return 0;
  return S->classes[id].ancestors[S->classes[ancestor].depth] == ancestor;
}

/// Remembers the member if its result was nil: what follows may complain of it.
static inline int keep_nil(lua_State *L, segue_state *S, const segue_member *member, int count) {
  S->last_nil[0] = '\0';
  if (count == 1 && lua_isnil(L, -1)) strncpy(S->last_nil, member->name, sizeof S->last_nil - 1);
  return count;
}

// MARK: Properties

int segue_get_member(lua_State *L, segue_state *S, const segue_member *member, void *object) {
  segue_value out;
  out.tag = SEGUE_NIL;
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.get(S->call.context, member->code, object, &out);
  S->current = previous;
  if (status != SEGUE_OK) return segue_raise(L, S, status);
  if (out.tag == SEGUE_NUMBER) {
    lua_pushnumber(L, out.number);
    return 1;
  }
  return keep_nil(L, S, member, segue_push_result(L, S, &out));
}

int segue_set_member(
  lua_State *L, segue_state *S, const segue_member *member, void *object, int index
) {
  segue_value value;
  if (!(member->flags & SEGUE_WRITABLE)) {
    return segue_fail(
      L, member->flags & SEGUE_METHOD ? "'%s' is a method of %s and cannot be assigned"
                                      : "'%s' of %s is read-only",
      member->name, S->classes[member->class_id].name);
  }
  read_fast(S, L, index, &value);
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.set(S->call.context, member->code, object, &value);
  S->current = previous;
  return status == SEGUE_OK ? 0 : segue_raise(L, S, status);
}

int segue_explain(
  lua_State *L, segue_state *S, int class_id, int key, int is_static, int is_writing
) {
  segue_value value;
  segue_read_at(S, L, key, &value);
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.unknown(S->call.context, class_id, &value, is_static, is_writing);
  S->current = previous;
  return segue_raise(L, S, status);
}

static int no_object(lua_State *L, segue_state *S, const segue_box *box) {
  return segue_fail(
    L, "this %s does not exist yet: call its super.init(self, ...) first",
    S->classes[box->class_id].name);
}

int segue_object_index(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_box *box = segue_box_at(L, 1);
  if (!box) return segue_fail(L, "object expected");
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const segue_member *member = lua_touserdata(L, -1);
    if (!box->object) return no_object(L, S, box);
    return segue_get_member(L, S, member, box->object);
  }
  if (type == LUA_TFUNCTION) return 1;
  if (!S->classes[box->class_id].is_filled) {
    segue_fill_class(L, S, box->class_id);
    lua_settop(L, 2);
    return segue_object_index(L);
  }
  return segue_explain(L, S, box->class_id, 2, 0, 0);
}

int segue_object_newindex(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_box *box = segue_box_at(L, 1);
  if (!box) return segue_fail(L, "object expected");
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const segue_member *member = lua_touserdata(L, -1);
    if (!box->object) return no_object(L, S, box);
    return segue_set_member(L, S, member, box->object, 3);
  }
  if (type == LUA_TFUNCTION) {
    const char *name = lua_tostring(L, 2);
    return segue_fail(
      L, "'%s' is a method of %s; make a class(\"Name\", %s) to override it", name,
      S->classes[box->class_id].name, S->classes[box->class_id].name);
  }
  if (!S->classes[box->class_id].is_filled) {
    segue_fill_class(L, S, box->class_id);
    lua_settop(L, 3);
    return segue_object_newindex(L);
  }
  return segue_explain(L, S, box->class_id, 2, 0, 1);
}

// MARK: Methods

int segue_call_member(
  lua_State *L, segue_state *S, const segue_member *member, void *object, int first
) {
  segue_value few[6], out;
  int count = lua_gettop(L) - first + 1;
  if (count < 0) count = 0;
  segue_value *arguments = few;
  if (count > 6) {
    if (count > 250) return segue_fail(L, "too many arguments to '%s'", member->name);
    arguments = lua_newuserdatauv(L, (size_t)count * sizeof(segue_value), 0);
  }
  for (int i = 0; i < count; i++) read_fast(S, L, first + i, &arguments[i]);
  out.tag = SEGUE_NONE;
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.call(S->call.context, member->code, object, arguments, count, &out);
  S->current = previous;
  if (status != SEGUE_OK) return segue_raise(L, S, status);
  return keep_nil(L, S, member, segue_push_result(L, S, &out));
}

static int bad_self(lua_State *L, segue_state *S, const segue_member *member) {
  return segue_fail(
    L, "calling '%s' on a bad self (%s expected, got %s); methods are called with ':'",
    member->name, S->classes[member->class_id].name, segue_type_name_at(L, 1));
}

/// A method or function as a C function; its member is the upvalue.
int segue_method(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_member *member = lua_touserdata(L, lua_upvalueindex(1));
  if (member->flags & (SEGUE_STATIC | SEGUE_FREE)) {
    return segue_call_member(L, S, member, NULL, 1);
  }
  segue_box *box = segue_box_at(L, 1);
  if (box) {
    if (!segue_is_class(S, box->class_id, member->class_id)) return bad_self(L, S, member);
    if (!box->object) return no_object(L, S, box);
    return segue_call_member(L, S, member, box->object, 2);
  }
  segue_inline *value = inline_at(L, 1);
  if (!value || value->class_id != member->class_id) return bad_self(L, S, member);
  return segue_call_member(L, S, member, value->payload, 2);
}

/// An overridable property called up as a method: `Card.super.presentedView(self)`.
int segue_property_function(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_member *member = lua_touserdata(L, lua_upvalueindex(1));
  segue_box *box = segue_box_at(L, 1);
  if (!box || !segue_is_class(S, box->class_id, member->class_id)) return bad_self(L, S, member);
  if (!box->object) return no_object(L, S, box);
  return segue_get_member(L, S, member, box->object);
}
