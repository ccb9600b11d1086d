#include <string.h>

#include "internal.h"

// The environment of a script from elsewhere: an allow-list, with guarded versions of what could
// run without end in C, swallow a limit, show an address, or reach outside.

void segue_open_unsafe(lua_State *L, segue_state *S) {
  luaL_openlibs(L);
  segue_open_coroutines(L, S);  // The same functions, known to the limits.
}

/// Opens a library as a global.
static void open(lua_State *L, const char *name, lua_CFunction f) {
  luaL_requiref(L, name, f, 1);
  lua_pop(L, 1);
}

static void remove_field(lua_State *L, const char *library, const char *name) {
  lua_getglobal(L, library);
  lua_pushnil(L);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

/// math.randomseed without arguments would take the time and an address.
static int randomseed(lua_State *L) {
  if (lua_isnone(L, 1)) lua_pushinteger(L, (lua_Integer)segue_of(L)->seed);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 0);
  return 0;
}

static void open_random(lua_State *L, segue_state *S) {
  lua_getglobal(L, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_pushinteger(L, (lua_Integer)S->seed);
  lua_call(L, 1, 0);
  lua_pushcclosure(L, randomseed, 1);
  lua_setfield(L, -2, "randomseed");
  lua_pop(L, 1);
}

static void open_traceback(lua_State *L) {
  luaL_requiref(L, "debug", luaopen_debug, 0);
  lua_newtable(L);
  lua_getfield(L, -2, "traceback");
  lua_setfield(L, -2, "traceback");
  lua_setglobal(L, "debug");
  lua_pop(L, 1);
}

void segue_open_sandbox(lua_State *L, segue_state *S) {
  static const char *const refused[] = {"dofile", "loadfile", "warn", NULL};
  open(L, LUA_GNAME, luaopen_base);
  open(L, LUA_COLIBNAME, luaopen_coroutine);
  open(L, LUA_TABLIBNAME, luaopen_table);
  open(L, LUA_STRLIBNAME, luaopen_string);
  open(L, LUA_MATHLIBNAME, luaopen_math);
  open(L, LUA_UTF8LIBNAME, luaopen_utf8);
  open_traceback(L);
  for (int i = 0; refused[i]; i++) {
    lua_pushnil(L);
    lua_setglobal(L, refused[i]);
  }
  remove_field(L, "string", "dump");
  open_random(L, S);
  segue_open_base(L, S);
  segue_open_order(L, S);
  segue_open_coroutines(L, S);
  segue_open_strings(L, S);
  segue_open_patterns(L, S);
  segue_open_tables(L, S);
  segue_open_os(L, S);
}
