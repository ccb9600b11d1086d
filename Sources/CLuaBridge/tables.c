#include "internal.h"

// Fields and elements of tables, for Swift.

static int has_room(segue_state *S) { return lua_checkstack(S->current, LUA_MINSTACK); }

size_t segue_length(segue_state *S, int index) { return lua_rawlen(S->current, index); }

int segue_get_item(segue_state *S, int index, int64_t item, segue_value *out) {
  if (!has_room(S)) return segue_fail_memory(S);
  lua_rawgeti(S->current, index, item);
  segue_read(S, -1, out);
  return 0;
}

static int set_item(lua_State *L) {
  lua_rawseti(L, 1, *(int64_t *)lua_touserdata(L, 3));
  return 0;
}

/// Calls `f` with copies of `count` values of the stack and the request; removes the top value.
static int with_values(
  segue_state *S, lua_CFunction f, int first, int second, void *request, int results
) {
  lua_State *L = S->current;
  if (!has_room(S)) return segue_fail_memory(S);
  first = lua_absindex(L, first);
  second = second ? lua_absindex(L, second) : 0;
  lua_pushcfunction(L, f);
  lua_pushvalue(L, first);
  if (second) {
    lua_pushvalue(L, second);
  } else {
    lua_pushnil(L);
  }
  lua_pushlightuserdata(L, request);
  int status = lua_pcall(L, 3, results, 0);
  S->current = L;
  if (status != LUA_OK) segue_capture(S, L, status);
  return status != LUA_OK;
}

/// The value to set is second on the stack of `f`, so it is moved on top there.
static int set_item_in_order(lua_State *L) {
  lua_pushvalue(L, 2);
  return set_item(L);
}

int segue_set_item(segue_state *S, int index, int64_t item) {
  int status = with_values(S, set_item_in_order, index, -1, &item, 0);
  lua_settop(S->current, -2);
  return status;
}

typedef struct field_request {
  const char *key;
  size_t length;
  int raw;
} field_request;

static int get_field(lua_State *L) {
  const field_request *request = lua_touserdata(L, 3);
  lua_pushlstring(L, request->key, request->length);
  if (request->raw) {
    lua_rawget(L, 1);
  } else {
    lua_gettable(L, 1);
  }
  return 1;
}

int segue_get_field(
  segue_state *S, int index, const char *key, size_t length, int raw, segue_value *out
) {
  field_request request = {key, length, raw};
  if (with_values(S, get_field, index, 0, &request, 1)) return 1;
  segue_read(S, -1, out);
  return 0;
}

static int set_field(lua_State *L) {
  const field_request *request = lua_touserdata(L, 3);
  lua_pushlstring(L, request->key, request->length);
  lua_pushvalue(L, 2);
  if (request->raw) {
    lua_rawset(L, 1);
  } else {
    lua_settable(L, 1);
  }
  return 0;
}

int segue_set_field(segue_state *S, int index, const char *key, size_t length, int raw) {
  field_request request = {key, length, raw};
  int status = with_values(S, set_field, index, -1, &request, 0);
  lua_settop(S->current, -2);
  return status;
}

int segue_next(segue_state *S, int index, segue_value *key, segue_value *value) {
  lua_State *L = S->current;
  index = lua_absindex(L, index);
  if (!has_room(S)) return 0;
  if (!lua_next(L, index)) return 0;
  segue_read(S, -2, key);
  segue_read(S, -1, value);
  return 1;
}

int segue_same(segue_state *S, int left, int right) {
  return lua_rawequal(S->current, left, right);
}

int segue_has_metatable(segue_state *S, int index) {
  if (!has_room(S) || !lua_getmetatable(S->current, index)) return 0;
  lua_settop(S->current, -2);
  return 1;
}

static int to_text(lua_State *L) {
  segue_push_text(L, 1);
  return 1;
}

int segue_to_text(segue_state *S, int index, segue_value *out) {
  if (with_values(S, to_text, index, 0, NULL, 1)) return 1;
  segue_read(S, -1, out);
  return 0;
}
