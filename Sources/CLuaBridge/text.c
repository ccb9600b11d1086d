#include <string.h>

#include "internal.h"

// tostring without addresses: a transcript must be the same on every machine.

/// Writes `table#1` for the value on top, which it replaces: numbered as they are first shown.
static void push_numbered(lua_State *L, segue_state *S, const char *kind, int counter) {
  int value = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->texts);
  lua_pushvalue(L, value);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushvalue(L, value);
    lua_pushinteger(L, ++S->text_counts[counter]);
    lua_rawset(L, -4);
    lua_pop(L, 1);
    lua_pushinteger(L, S->text_counts[counter]);
  }
  lua_pushfstring(L, "%s#%I", kind, (LUAI_UACINT)lua_tointeger(L, -1));
  lua_replace(L, value);
  lua_settop(L, value);
}

static void describe(lua_State *L, segue_state *S, int index) {
  segue_value value;
  segue_read_at(S, L, index, &value);
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.describe(S->call.context, &value);
  S->current = previous;
  if (status == SEGUE_RETHROW || S->stop) segue_raise(L, S, status);
  lua_pushlstring(L, S->callback_message.bytes, S->callback_message.length);
}

/// Pushes the text of the value at `index`.
void segue_push_text(lua_State *L, int index) {
  segue_state *S = segue_of(L);
  index = lua_absindex(L, index);
  luaL_checkstack(L, 8, NULL);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (!lua_isstring(L, -1)) luaL_error(L, "'__tostring' must return a string");
    return;
  }
  switch (lua_type(L, index)) {
    case LUA_TTABLE:
      lua_pushvalue(L, index);
      push_numbered(L, S, "table", 0);
      break;
    case LUA_TFUNCTION:
      lua_pushvalue(L, index);
      push_numbered(L, S, lua_iscfunction(L, index) ? "builtin" : "function", 1);
      break;
    case LUA_TTHREAD:
      lua_pushvalue(L, index);
      push_numbered(L, S, "thread", 2);
      break;
    case LUA_TUSERDATA: lua_pushliteral(L, "userdata"); break;
    case LUA_TLIGHTUSERDATA: lua_pushliteral(L, "userdata"); break;
    default: luaL_tolstring(L, index, NULL); break;
  }
}

/// `__tostring` of objects and values: the name that the host gives.
int segue_tostring(lua_State *L) {
  describe(L, segue_of(L), 1);
  return 1;
}

int segue_print(lua_State *L) {
  segue_state *S = segue_of(L);
  int count = lua_gettop(L);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (int i = 1; i <= count; i++) {
    if (i > 1) luaL_addchar(&buffer, '\t');
    if (S->is_unsafe) {
      luaL_tolstring(L, i, NULL);
    } else {
      segue_push_text(L, i);
    }
    luaL_addvalue(&buffer);
  }
  luaL_addchar(&buffer, '\n');
  luaL_pushresult(&buffer);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  lua_State *previous = S->current;
  S->current = L;
  S->call.print(S->call.context, text, length);
  S->current = previous;
  segue_check(L, S);
  return 0;
}
