#include <string.h>

#include "internal.h"

// MARK: Reading

static void read_userdata(lua_State *L, int index, segue_value *out) {
  const uint32_t *magic = lua_touserdata(L, index);
  size_t size = lua_rawlen(L, index);
  out->tag = SEGUE_OTHER;
  if (size < sizeof(segue_inline)) return;
  if (*magic == SEGUE_OBJECT_MAGIC && size == sizeof(segue_box)) {
    const segue_box *box = (const segue_box *)magic;
    out->class_id = box->class_id;
    out->pointer = box->object;
    out->tag = box->object ? SEGUE_OBJECT : SEGUE_OTHER;
  } else if (*magic == SEGUE_INLINE_MAGIC) {
    const segue_inline *value = (const segue_inline *)magic;
    out->tag = SEGUE_INLINE;
    out->class_id = value->class_id;
    out->pointer = value->payload;
  } else if (*magic == SEGUE_CLASS_MAGIC && size == sizeof(segue_class_box)) {
    const segue_class_box *box = (const segue_class_box *)magic;
    out->tag = SEGUE_CLASS;
    out->class_id = box->builtin;
    out->is_script_class = box->is_script;
  }
}

void segue_read_at(segue_state *S, lua_State *L, int index, segue_value *out) {
  (void)S;
  out->index = index;
  switch (lua_type(L, index)) {
    case LUA_TNONE: out->tag = SEGUE_NONE; break;
    case LUA_TNIL: out->tag = SEGUE_NIL; break;
    case LUA_TBOOLEAN:
      out->tag = SEGUE_BOOLEAN;
      out->integer = lua_toboolean(L, index);
      break;
    case LUA_TNUMBER:
      out->number = lua_tonumber(L, index);
      if (lua_isinteger(L, index)) {
        out->tag = SEGUE_INTEGER;
        out->integer = lua_tointeger(L, index);
      } else {
        out->tag = SEGUE_NUMBER;
      }
      break;
    case LUA_TSTRING:
      out->tag = SEGUE_STRING;
      out->pointer = lua_tolstring(L, index, &out->length);
      break;
    case LUA_TTABLE: out->tag = SEGUE_TABLE; break;
    case LUA_TFUNCTION: out->tag = SEGUE_FUNCTION; break;
    case LUA_TTHREAD: out->tag = SEGUE_THREAD; break;
    case LUA_TUSERDATA: read_userdata(L, index, out); break;
    default: out->tag = SEGUE_OTHER; break;
  }
}

void segue_read(segue_state *S, int index, segue_value *out) {
  segue_read_at(S, S->current, lua_absindex(S->current, index), out);
}

/// The name of a script class, kept alive by the class; allocates nothing.
static const char *instance_class_name(lua_State *L, segue_state *S, int index) {
  const char *name = NULL;
  int top = lua_gettop(L);
  if (lua_checkstack(L, 8) && segue_push_instance_class(L, S, index)) {
    lua_getiuservalue(L, -1, CLASS_NAME);
    name = lua_tostring(L, -1);
  }
  lua_settop(L, top);
  return name;
}

const char *segue_type_name_at(lua_State *L, int index) {
  index = lua_absindex(L, index);
  segue_value value;
  segue_state *S = segue_of(L);
  segue_read_at(S, L, index, &value);
  if (value.tag == SEGUE_OBJECT || value.tag == SEGUE_TABLE) {
    const char *name = instance_class_name(L, S, index);
    if (name) return name;
  }
  switch (value.tag) {
    case SEGUE_NONE: return "no value";
    case SEGUE_OBJECT:
    case SEGUE_INLINE: return S->classes[value.class_id].name;
    case SEGUE_CLASS: return "class";
    default: return luaL_typename(L, index);
  }
}

const char *segue_type_name(segue_state *S, int index) {
  return segue_type_name_at(S->current, index);
}

int segue_push_result(lua_State *L, segue_state *S, const segue_value *out) {
  (void)S;
  switch (out->tag) {
    case SEGUE_NUMBER: lua_pushnumber(L, out->number); return 1;
    case SEGUE_BOOLEAN: lua_pushboolean(L, (int)out->integer); return 1;
    case SEGUE_INTEGER: lua_pushinteger(L, out->integer); return 1;
    case SEGUE_STRING: lua_pushlstring(L, out->pointer, out->length); return 1;
    case SEGUE_ON_STACK: return out->index;
    case SEGUE_NONE: return 0;
    default: lua_pushnil(L); return 1;
  }
}

// MARK: The stack

int segue_top(segue_state *S) { return lua_gettop(S->current); }
void segue_set_top(segue_state *S, int top) { lua_settop(S->current, top); }

void segue_move_top(segue_state *S, int index) {
  lua_State *L = S->current;
  if (lua_gettop(L) != index) lua_replace(L, index);
  lua_settop(L, index);
}

static int has_room(segue_state *S) { return lua_checkstack(S->current, LUA_MINSTACK); }

int segue_push_nil(segue_state *S) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_pushnil(S->current);
  return 0;
}

int segue_push_boolean(segue_state *S, int value) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_pushboolean(S->current, value);
  return 0;
}

int segue_push_integer(segue_state *S, int64_t value) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_pushinteger(S->current, value);
  return 0;
}

int segue_push_number(segue_state *S, double value) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_pushnumber(S->current, value);
  return 0;
}

int segue_push_copy(segue_state *S, int index) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_pushvalue(S->current, index);
  return 0;
}

typedef struct text_request {
  const char *text;
  size_t length;
} text_request;

static int push_text(lua_State *L) {
  text_request *request = lua_touserdata(L, 1);
  lua_pushlstring(L, request->text, request->length);
  return 1;
}

int segue_push_string(segue_state *S, const char *text, size_t length) {
  text_request request = {text, length};
  return segue_protected(S, push_text, &request, 1);
}

static int push_table(lua_State *L) {
  lua_createtable(L, *(int *)lua_touserdata(L, 1), 0);
  return 1;
}

int segue_push_table(segue_state *S, int count) {
  return segue_protected(S, push_table, &count, 1);
}
