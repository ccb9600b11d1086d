#include "internal.h"

// coroutine.resume, wrap and close as in Lua's own library, but every coroutine that runs is
// known, so that a limit reaches it, and closing does not nest without end (Lua 5.4.4 overflows
// the C stack).

static lua_State *coroutine_at(lua_State *L, int index) {
  lua_State *co = lua_tothread(L, index);
  luaL_argexpected(L, co, index, "coroutine");
  return co;
}

/// Resumes, or gives -1 with the error on top of `L`.
static int resume(lua_State *L, segue_state *S, lua_State *co, int arguments) {
  if (!lua_checkstack(co, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  if (S->running_count >= SEGUE_RUNNING) {
    lua_pushliteral(L, "too many coroutines inside each other");
    return -1;
  }
  int results;
  lua_xmove(L, co, arguments);
  S->running[S->running_count] = co;
  S->running_count++;
  int status = lua_resume(co, L, arguments, &results);
  S->running_count--;
  if (status == LUA_OK || status == LUA_YIELD) {
    if (!lua_checkstack(L, results + 1)) {
      lua_pop(co, results);
      lua_pushliteral(L, "too many results to resume");
      return -1;
    }
    lua_xmove(co, L, results);
    return results;
  }
  lua_xmove(co, L, 1);
  segue_check(L, S);
  return -1;
}

static int guarded_resume(lua_State *L) {
  lua_State *co = coroutine_at(L, 1);
  int results = resume(L, segue_of(L), co, lua_gettop(L) - 1);
  if (results < 0) {
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
  }
  lua_pushboolean(L, 1);
  lua_insert(L, -(results + 1));
  return results + 1;
}

/// Closes the pending variables of a dead or suspended coroutine.
static int reset(lua_State *L, segue_state *S, lua_State *co) {
  if (S->closing >= SEGUE_CLOSING || S->running_count >= SEGUE_RUNNING) {
    luaL_error(L, "too many coroutines closing each other");
  }
  S->closing++;
  S->running[S->running_count] = co;
  S->running_count++;
  int status = lua_resetthread(co);
  S->running_count--;
  S->closing--;
  return status;
}

static int wrapped(lua_State *L) {
  segue_state *S = segue_of(L);
  lua_State *co = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, S, co, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(co);
  if (status != LUA_OK && status != LUA_YIELD) {
    status = reset(L, S, co);
    lua_xmove(co, L, 1);
  }
  segue_check(L, S);
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  lua_pushcclosure(L, wrapped, 1);
  return 1;
}

static const char *state_of(lua_State *L, lua_State *co) {
  if (L == co) return "running";
  switch (lua_status(co)) {
    case LUA_YIELD: return "suspended";
    case LUA_OK: {
      lua_Debug record;
      if (lua_getstack(co, 0, &record)) return "normal";
      return lua_gettop(co) == 0 ? "dead" : "suspended";
    }
    default: return "dead";
  }
}

static int guarded_close(lua_State *L) {
  segue_state *S = segue_of(L);
  lua_State *co = coroutine_at(L, 1);
  const char *state = state_of(L, co);
  if (*state != 'd' && *state != 's') return luaL_error(L, "cannot close a %s coroutine", state);
  if (reset(L, S, co) == LUA_OK) {
    segue_check(L, S);
    lua_pushboolean(L, 1);
    return 1;
  }
  segue_check(L, S);
  lua_pushboolean(L, 0);
  lua_xmove(co, L, 1);
  return 2;
}

void segue_open_coroutines(lua_State *L, segue_state *S) {
  (void)S;
  static const luaL_Reg functions[] = {
    {"resume", guarded_resume}, {"wrap", wrap}, {"close", guarded_close}, {NULL, NULL},
  };
  lua_getglobal(L, "coroutine");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
