#include <stdlib.h>
#include <string.h>

#include "internal.h"

int segue_fail_memory(segue_state *S) {
  segue_text_set(&S->message, "not enough memory", 17);
  segue_text_set(&S->traceback, "", 0);
  segue_text_set(&S->chunk, "", 0);
  S->error.kind = SEGUE_ERROR_MEMORY;
  S->error.line = 0;
  S->error.token = 0;
  return 1;
}

int segue_protected(segue_state *S, lua_CFunction f, void *argument, int results) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return segue_fail_memory(S);
  lua_pushcfunction(L, f);
  lua_pushlightuserdata(L, argument);
  int status = lua_pcall(L, 1, results, 0);
  if (status == LUA_OK) return 0;
  segue_capture(S, L, status);
  S->current = L;
  return 1;
}

int segue_call(segue_state *S, int arguments, int *results) {
  lua_State *L = S->current;
  int base = lua_gettop(L) - arguments;
  if (!lua_checkstack(L, LUA_MINSTACK)) {
    lua_settop(L, base - 1);
    return segue_fail_memory(S);
  }
  segue_enter(S);
  lua_pushcfunction(L, segue_message_handler);
  lua_insert(L, base);
  int status = lua_pcall(L, arguments, LUA_MULTRET, base);
  S->current = L;
  if (status == LUA_OK) {
    lua_remove(L, base);
    *results = lua_gettop(L) - base + 1;
  } else {
    *results = 0;
    segue_capture(S, L, status);
    lua_settop(L, base - 1);
  }
  segue_leave(S);
  return status != LUA_OK;
}

typedef struct load_request {
  const char *source;
  size_t length;
  const char *name;
  int status;
} load_request;

static int load_text(lua_State *L) {
  load_request *request = lua_touserdata(L, 1);
  lua_pushfstring(L, "@%s", request->name);
  const char *name = lua_tostring(L, -1);
  request->status = luaL_loadbufferx(L, request->source, request->length, name, "t");
  return 1;
}

int segue_load(segue_state *S, const char *source, size_t length, const char *name) {
  load_request request = {source, length, name, 0};
  if (segue_protected(S, load_text, &request, 1)) return 1;
  if (request.status == LUA_OK) return 0;
  segue_capture(S, S->current, request.status);
  return 1;
}

/// Does what could not be done while an object was being destroyed.
void segue_drain(segue_state *S) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return;
  segue_forget_dropped(S);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->errors);
  for (; S->depth == 0 && S->first_token <= S->last_token; S->first_token++) {
    lua_pushnil(L);
    lua_rawseti(L, -2, S->first_token);
  }
  lua_settop(L, -2);
}

void segue_collect(segue_state *S) {
  segue_drain(S);
  lua_gc(S->main, LUA_GCCOLLECT);
  segue_drain(S);
  lua_gc(S->main, LUA_GCCOLLECT);
}

// MARK: Globals

typedef struct global_request {
  const char *name;
  segue_value *out;
} global_request;

static int set_global(lua_State *L) {
  lua_setglobal(L, lua_tostring(L, 1));
  return 0;
}

static int push_name(lua_State *L) {
  lua_pushstring(L, lua_touserdata(L, 1));
  return 1;
}

int segue_set_global(segue_state *S, const char *name) {
  lua_State *L = S->current;
  if (segue_protected(S, push_name, (void *)name, 1)) return 1;
  lua_pushcfunction(L, set_global);
  lua_insert(L, -3);
  lua_insert(L, -2);
  int status = lua_pcall(L, 2, 0, 0);
  if (status != LUA_OK) segue_capture(S, L, status);
  return status != LUA_OK;
}

static int get_global(lua_State *L) {
  lua_getglobal(L, lua_touserdata(L, 1));
  return 1;
}

int segue_get_global(segue_state *S, const char *name, segue_value *out) {
  if (segue_protected(S, get_global, (void *)name, 1)) return 1;
  segue_read(S, -1, out);
  return 0;
}

int segue_push_globals(segue_state *S) {
  if (!lua_checkstack(S->current, 1)) return segue_fail_memory(S);
  lua_rawgeti(S->current, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  return 0;
}
