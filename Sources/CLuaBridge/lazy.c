#include "internal.h"

// lazy(function) and weak(): what a class says about a field of its instances.

typedef struct segue_marker {
  uint32_t magic;
  int32_t is_lazy;
} segue_marker;

/// Key of the table of weak fields in the fields of an instance; scripts cannot make such a key.
static const char weak_fields;

static segue_marker *marker_at(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(segue_marker)) {
    return NULL;
  }
  segue_marker *marker = lua_touserdata(L, index);
  return marker->magic == SEGUE_MARKER_MAGIC ? marker : NULL;
}

static int push_marker(lua_State *L, bool is_lazy) {
  segue_marker *marker = lua_newuserdatauv(L, sizeof *marker, 1);
  marker->magic = SEGUE_MARKER_MAGIC;
  marker->is_lazy = is_lazy;
  return 1;
}

int segue_lazy_function(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  push_marker(L, true);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  return 1;
}

int segue_weak_function(lua_State *L) { return push_marker(L, false); }

bool segue_is_lazy(lua_State *L, int index) {
  const segue_marker *marker = marker_at(L, index);
  return marker && marker->is_lazy;
}

bool segue_is_weak(lua_State *L, int index) {
  const segue_marker *marker = marker_at(L, index);
  return marker && !marker->is_lazy;
}

/// Pushes the weak field if the table of fields has it.
bool segue_push_weak(lua_State *L, int table, int key) {
  if (lua_rawgetp(L, table, &weak_fields) == LUA_TTABLE) {
    lua_pushvalue(L, key);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}

void segue_store_weak(lua_State *L, int table, int key, int value) {
  if (lua_rawgetp(L, table, &weak_fields) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_newtable(L);
    lua_pushliteral(L, "v");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, table, &weak_fields);
  }
  lua_pushvalue(L, key);
  lua_pushvalue(L, value);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}
