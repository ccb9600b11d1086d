#include <string.h>

#include "internal.h"

// MARK: Protected calls: a script cannot catch the end of its time

static int finish_pcall(lua_State *L, int status, lua_KContext extra) {
  if (status != LUA_OK && status != LUA_YIELD) {
    segue_check(L, segue_of(L));
    segue_complete_message(L, -1);
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

static int guarded_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, finish_pcall);
  return finish_pcall(L, status, 0);
}

/// The handler runs inside the hook that stops a script, where hooks are off: then it must not
/// run at all.
static int guarded_handler(lua_State *L) {
  if (segue_of(L)->stop) return 1;
  segue_complete_message(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

static int guarded_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  int count = lua_gettop(L);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, count - 2, LUA_MULTRET, 2, 2, finish_pcall);
  return finish_pcall(L, status, 2);
}

// MARK: Metatables

static int guarded_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) {
      return luaL_error(L, "'__gc' is not available here; see 'weak()' and '__close'");
    }
  }
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

// MARK: Loading

static int text_load(lua_State *L) {
  int count = lua_gettop(L) < 2 ? 2 : lua_gettop(L);
  if (!lua_isnoneornil(L, 3)) {
    const char *mode = luaL_checkstring(L, 3);
    if (!strchr(mode, 't')) return luaL_error(L, "only text can be loaded");
  }
  bool hasEnvironment = count >= 4;
  lua_settop(L, 4);
  lua_pushliteral(L, "t");
  lua_replace(L, 3);
  if (!hasEnvironment) lua_settop(L, 3);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static bool is_module_name(const char *name, size_t length) {
  bool afterDot = true;
  for (size_t i = 0; i < length; i++) {
    char c = name[i];
    bool isWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
      || c == '_' || c == '-';
    if (!isWord && (c != '.' || afterDot)) return false;
    afterDot = c == '.';
  }
  return !afterDot;
}

/// Upvalue: what was loaded; a light userdata stands for a module that is being loaded.
static int host_require(lua_State *L) {
  segue_state *S = segue_of(L);
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  if (!is_module_name(name, length)) return luaL_error(L, "'%s' is not the name of a module", name);
  lua_pushvalue(L, 1);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) return luaL_error(L, "module '%s' requires itself", name);
  if (type != LUA_TNIL) return 1;
  lua_settop(L, 1);
  segue_value out;
  out.tag = SEGUE_NONE;
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.module(S->call.context, name, length, &out);
  S->current = previous;
  if (status != SEGUE_OK) return segue_raise(L, S, status);
  size_t size;
  const char *source = lua_tolstring(L, 2, &size);
  lua_pushfstring(L, "@%s", lua_tostring(L, 3));
  if (!source || luaL_loadbufferx(L, source, size, lua_tostring(L, -1), "t") != LUA_OK) {
    return lua_error(L);
  }
  lua_pushvalue(L, 1);
  lua_pushlightuserdata(L, S);
  lua_rawset(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    lua_rawset(L, lua_upvalueindex(1));
    return lua_error(L);
  }
  if (lua_isnil(L, -1)) lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -2);
  lua_rawset(L, lua_upvalueindex(1));
  return 1;
}

// MARK: Others

static int text_of(lua_State *L) {
  luaL_checkany(L, 1);
  segue_push_text(L, 1);
  return 1;
}

static int garbage(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "count") == 0) {
    int kilobytes = lua_gc(L, LUA_GCCOUNT), rest = lua_gc(L, LUA_GCCOUNTB);
    lua_pushnumber(L, (lua_Number)kilobytes + (lua_Number)rest / 1024);
  } else if (strcmp(option, "collect") == 0 || strcmp(option, "step") == 0) {
    lua_pushinteger(L, lua_gc(L, LUA_GCCOLLECT));
  } else {
    return luaL_error(L, "collectgarbage can only 'count' and 'collect' here");
  }
  return 1;
}

void segue_open_base(lua_State *L, segue_state *S) {
  (void)S;
  lua_register(L, "pcall", guarded_pcall);
  lua_register(L, "xpcall", guarded_xpcall);
  lua_register(L, "setmetatable", guarded_setmetatable);
  lua_register(L, "tostring", text_of);
  lua_register(L, "collectgarbage", garbage);
  lua_getglobal(L, "load");
  lua_pushcclosure(L, text_load, 1);
  lua_setglobal(L, "load");
  lua_newtable(L);
  lua_pushcclosure(L, host_require, 1);
  lua_setglobal(L, "require");
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushliteral(L, "string");
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}
