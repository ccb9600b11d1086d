#include <string.h>

#include "internal.h"

// table.* and string.rep with bounds: a `__len` that answers 2^40 must not loop in C for hours.
// Each function checks and then runs Lua's own, its upvalue, in its own frame, so that messages
// name it and the script's line.

static int call_original(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

static void check_length(lua_State *L, lua_Integer length) {
  if (length > SEGUE_MOST_ITEMS) {
    luaL_error(L, "a list of %I elements is too long", (LUAI_UACINT)length);
  }
}

static void check_list(lua_State *L) {
  if (lua_type(L, 1) == LUA_TTABLE || luaL_getmetafield(L, 1, "__len") != LUA_TNIL) {
    check_length(L, luaL_len(L, 1));
  }
}

/// insert and remove: the list is shifted.
static int shifting(lua_State *L) {
  int count = lua_gettop(L);
  check_list(L);
  lua_settop(L, count);
  return call_original(L);
}

static int move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  if (last >= first) {
    lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
    check_length(L, count > SEGUE_MOST_ITEMS ? SEGUE_MOST_ITEMS + 1 : (lua_Integer)count);
  }
  return call_original(L);
}

static int concat(lua_State *L) {
  int count = lua_gettop(L);
  lua_Integer first = luaL_optinteger(L, 3, 1);
  if (lua_isnoneornil(L, 4)) {
    check_list(L);
  } else {
    lua_Integer last = luaL_checkinteger(L, 4);
    if (last >= first) {
      lua_Unsigned range = (lua_Unsigned)last - (lua_Unsigned)first;
      check_length(L, range > SEGUE_MOST_ITEMS ? SEGUE_MOST_ITEMS + 1 : (lua_Integer)range);
    }
  }
  lua_settop(L, count);
  return call_original(L);
}

/// Compares for sort: by the script's function, or by `<`.
static int compare(lua_State *L) {
  segue_check(L, segue_of(L));
  if (lua_isnil(L, lua_upvalueindex(1))) {
    lua_pushboolean(L, lua_compare(L, 1, 2, LUA_OPLT));
    return 1;
  }
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

static int sort(lua_State *L) {
  check_list(L);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_pushcclosure(L, compare, 1);
  return call_original(L);
}

static void replace(lua_State *L, const char *name, lua_CFunction f) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, f, 1);
  lua_setfield(L, -2, name);
}

void segue_open_tables(lua_State *L, segue_state *S) {
  (void)S;
  lua_getglobal(L, "table");
  replace(L, "insert", shifting);
  replace(L, "remove", shifting);
  replace(L, "move", move);
  replace(L, "concat", concat);
  replace(L, "sort", sort);
  lua_pop(L, 1);
}

// MARK: Strings

static int rep(lua_State *L) {
  size_t length, separator = 0;
  luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  if (!lua_isnoneornil(L, 3)) luaL_checklstring(L, 3, &separator);
  if (count > 1 && length == 0 && separator == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  // What does not fit into memory is refused before it is tried.
  size_t limit = segue_of(L)->limit;
  if (limit && count > 0 && (lua_Unsigned)count > limit / (length + separator)) {
    return luaL_error(L, "not enough memory");
  }
  return call_original(L);
}

/// string.format: `%s` shows no address, `%p` does not exist.
static int format(lua_State *L) {
  const char *text = luaL_checkstring(L, 1);
  int argument = 1, top = lua_gettop(L);
  for (; *text; text++) {
    if (*text != '%') continue;
    if (*++text == '%') continue;
    argument++;
    text += strspn(text, "-+ #0123456789.");
    if (*text == '\0') break;
    if (*text == 'p') return luaL_error(L, "invalid conversion '%%p' to 'format'");
    if (*text != 's' || argument > top) continue;
    if (lua_type(L, argument) != LUA_TSTRING && lua_type(L, argument) != LUA_TNUMBER) {
      segue_push_text(L, argument);
      lua_replace(L, argument);
    }
  }
  return call_original(L);
}

void segue_open_strings(lua_State *L, segue_state *S) {
  (void)S;
  lua_getglobal(L, "string");
  replace(L, "rep", rep);
  replace(L, "format", format);
  lua_pop(L, 1);
}
