#include <string.h>

#include "internal.h"

// Values such as CGRect: their bytes lie in the userdata and never change.

static segue_inline *value_at(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
  if (lua_rawlen(L, index) < sizeof(segue_inline)) return NULL;
  segue_inline *value = lua_touserdata(L, index);
  return value->magic == SEGUE_INLINE_MAGIC ? value : NULL;
}

int segue_inline_index(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_inline *value = value_at(L, 1);
  if (!value) return segue_fail(L, "value expected");
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    return segue_get_member(L, S, lua_touserdata(L, -1), value->payload);
  }
  if (type == LUA_TFUNCTION) return 1;
  if (!S->classes[value->class_id].is_filled) {
    segue_fill_class(L, S, value->class_id);
    lua_settop(L, 2);
    return segue_inline_index(L);
  }
  return segue_explain(L, S, value->class_id, 2, 0, 0);
}

int segue_inline_newindex(lua_State *L) {
  segue_inline *value = value_at(L, 1);
  if (!value) return segue_fail(L, "value expected");
  return segue_explain(L, segue_of(L), value->class_id, 2, 0, 1);
}

int segue_inline_equal(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_inline *left = value_at(L, 1), *right = value_at(L, 2);
  int same = 0;
  if (left && right && left->class_id == right->class_id) {
    same = S->call.equal(S->call.context, left->class_id, left->payload, right->payload);
  }
  lua_pushboolean(L, same);
  return 1;
}

int segue_collect_inline(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_inline *value = value_at(L, 1);
  if (value && value->class_id >= 0) {
    S->call.destroy(S->call.context, value->class_id, value->payload);
    value->magic = 0;
  }
  return 0;
}

static int arithmetic(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_value left, right, out;
  int operation = (int)lua_tointeger(L, lua_upvalueindex(1));
  segue_read_at(S, L, 1, &left);
  segue_read_at(S, L, 2, &right);
  out.tag = SEGUE_NIL;
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.arithmetic(S->call.context, operation, &left, &right, &out);
  S->current = previous;
  if (status != SEGUE_OK) return segue_raise(L, S, status);
  return segue_push_result(L, S, &out);
}

/// Adds the operators to the metatable on top.
void segue_push_operators(lua_State *L) {
  static const struct {
    const char *name;
    int operation;
  } operators[] = {
    {"__add", '+'}, {"__sub", '-'}, {"__mul", '*'}, {"__div", '/'}, {"__unm", '~'},
    {"__lt", '<'},  {"__le", 'l'},  {"__concat", '.'},
  };
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    lua_pushinteger(L, operators[i].operation);
    lua_pushcclosure(L, arithmetic, 1);
    lua_setfield(L, -2, operators[i].name);
  }
}

typedef struct inline_request {
  int class_id;
  void **payload;
} inline_request;

static int push_inline(lua_State *L) {
  segue_state *S = segue_of(L);
  const inline_request *request = lua_touserdata(L, 1);
  size_t size = S->classes[request->class_id].size;
  segue_inline *value = lua_newuserdatauv(L, sizeof(segue_inline) + size, 0);
  value->magic = SEGUE_INLINE_MAGIC;
  value->class_id = request->class_id;
  memset(value->payload, 0, size);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
  lua_rawgeti(L, -1, request->class_id);
  lua_getiuservalue(L, -1, CLASS_INSTANCES);
  lua_setmetatable(L, -4);
  lua_settop(L, -3);
  *request->payload = value->payload;
  return 1;
}

int segue_push_inline(segue_state *S, int class_id, void **payload) {
  inline_request request = {class_id, payload};
  return segue_protected(S, push_inline, &request, 1);
}
