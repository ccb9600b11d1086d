#include "order.h"

#include <string.h>

// Numbers ascending, strings by their bytes, booleans, then objects by their creation: the
// allocator stamps every block with a serial number.

enum { RANK_NUMBER, RANK_STRING, RANK_BOOLEAN, RANK_OBJECT, RANK_FUNCTION };

/// Serial of a userdata: its bytes lie behind a head whose size depends on its user values.
static uint64_t userdata_serial(lua_State *L, segue_state *S, int index) {
  int count = 0;
  while (count < SEGUE_MOST_USER_VALUES - 1
         && lua_getiuservalue(L, index, count + 1) != LUA_TNONE) {
    count++;
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return segue_serial((const char *)lua_touserdata(L, index) - S->userdata_heads[count]);
}

static uint64_t serial_of(lua_State *L, segue_state *S, int index) {
  switch (lua_type(L, index)) {
    case LUA_TUSERDATA: return userdata_serial(L, S, index);
    case LUA_TTHREAD:
      return segue_serial((const char *)lua_topointer(L, index) - LUA_EXTRASPACE);
    default: return segue_serial(lua_topointer(L, index));
  }
}

bool segue_is_hidden(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TLIGHTUSERDATA;
}

/// A C function without upvalues lies in no block: it has the number of its first place in the
/// libraries.
static bool is_light_function(lua_State *L, int index) {
  if (!lua_iscfunction(L, index)) return false;
  if (!lua_getupvalue(L, index, 1)) return true;
  lua_pop(L, 1);
  return false;
}

void segue_read_key(lua_State *L, segue_state *S, int index, segue_key *key) {
  memset(key, 0, sizeof *key);
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key->rank = RANK_NUMBER;
      key->number = lua_tonumber(L, index);
      key->integer = lua_isinteger(L, index) ? lua_tointeger(L, index) : 0;
      break;
    case LUA_TSTRING:
      key->rank = RANK_STRING;
      key->text = lua_tolstring(L, index, &key->length);
      break;
    case LUA_TBOOLEAN:
      key->rank = RANK_BOOLEAN;
      key->integer = lua_toboolean(L, index);
      break;
    default:
      key->rank = RANK_OBJECT;
      if (is_light_function(L, index)) {
        key->rank = RANK_FUNCTION;
        lua_rawgeti(L, LUA_REGISTRYINDEX, S->function_numbers);
        lua_rawgetp(L, -1, (const void *)lua_tocfunction(L, index));
        key->integer = lua_tointeger(L, -1);
        lua_pop(L, 2);
      } else {
        key->serial = serial_of(L, S, index);
      }
  }
}

int segue_compare_keys(const void *left, const void *right) {
  const segue_key *a = left, *b = right;
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  if (a->rank == RANK_STRING) {
    size_t shared = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->text, b->text, shared);
    if (order != 0) return order;
    return (a->length > b->length) - (a->length < b->length);
  }
  if (a->number != b->number) return a->number < b->number ? -1 : 1;
  if (a->integer != b->integer) return a->integer < b->integer ? -1 : 1;
  return (a->serial > b->serial) - (a->serial < b->serial);
}
