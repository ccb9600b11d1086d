// The baseline of scripts/bench/property-access: a userdata in plain, fast C. The self check is a
// length and a magic word, the key is found in a table that is an upvalue, and leads to a function
// pointer. Runs the Lua file given as its argument.
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <stdio.h>
#include <stdint.h>

#define MAGIC 0x5e60e0b1u

typedef struct {
  double alpha;
} view;

typedef struct {
  uint32_t magic;
  view *object;
} box;

typedef struct {
  int (*get)(lua_State *L, view *v);
  int (*set)(lua_State *L, view *v);
} property;

static int get_alpha(lua_State *L, view *v) {
  lua_pushnumber(L, v->alpha);
  return 1;
}

static int set_alpha(lua_State *L, view *v) {
  if (lua_type(L, 3) != LUA_TNUMBER) return luaL_error(L, "number expected");
  v->alpha = lua_tonumber(L, 3);
  return 0;
}

static const property alpha = {get_alpha, set_alpha};

static view *self(lua_State *L) {
  box *b = lua_touserdata(L, 1);
  if (!b || lua_rawlen(L, 1) != sizeof *b || b->magic != MAGIC) luaL_error(L, "view expected");
  return b->object;
}

static int fade(lua_State *L) {
  view *v = self(L);
  if (lua_type(L, 2) != LUA_TNUMBER || lua_type(L, 3) != LUA_TNUMBER) luaL_error(L, "number expected");
  v->alpha = lua_tonumber(L, 2) + lua_tonumber(L, 3);
  return 0;
}

static int index_view(lua_State *L) {
  view *v = self(L);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) return ((const property *)lua_touserdata(L, -1))->get(L, v);
  if (type == LUA_TFUNCTION) return 1;
  return luaL_error(L, "no such field");
}

static int newindex(lua_State *L) {
  view *v = self(L);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type != LUA_TLIGHTUSERDATA) return luaL_error(L, "no such field");
  const property *p = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return p->set(L, v);
}

static int new_view(lua_State *L) {
  static view only;
  box *b = lua_newuserdatauv(L, sizeof *b, 1);
  b->magic = MAGIC;
  b->object = &only;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_setmetatable(L, -2);
  return 1;
}

int main(int count, char **arguments) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  lua_newtable(L);
  lua_newtable(L);
  lua_pushlightuserdata(L, (void *)&alpha);
  lua_setfield(L, -2, "alpha");
  lua_pushcfunction(L, fade);
  lua_setfield(L, -2, "fade");
  lua_pushvalue(L, -1);
  lua_pushcclosure(L, index_view, 1);
  lua_setfield(L, -3, "__index");
  lua_pushcclosure(L, newindex, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcclosure(L, new_view, 1);
  lua_setglobal(L, "View");
  if (count < 2 || luaL_dofile(L, arguments[1])) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    return 1;
  }
  return 0;
}
