#include <stdlib.h>

#include "order.h"

// pairs and next in a fixed order: the list part, numbers ascending, strings sorted, then objects
// by creation.

/// Length of the list part: keys 1 to n without a gap.
static lua_Integer list_count(lua_State *L, int table) {
  lua_Integer count = 0;
  while (lua_rawgeti(L, table, count + 1) != LUA_TNIL) {
    lua_pop(L, 1);
    count++;
  }
  lua_pop(L, 1);
  return count;
}

static bool is_in_list(lua_State *L, int index, lua_Integer count) {
  int isInteger;
  if (lua_type(L, index) != LUA_TNUMBER) return false;
  lua_Integer key = lua_tointegerx(L, index, &isInteger);
  return isInteger && key >= 1 && key <= count;
}

/// Pushes a list of the keys outside the list part, in order; nil if there are none.
static void push_other_keys(lua_State *L, segue_state *S, int table, lua_Integer list) {
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    if (!segue_is_hidden(L, -1) && !is_in_list(L, -1, list)) count++;
  }
  if (count == 0) {
    lua_pushnil(L);
    return;
  }
  segue_key *keys = lua_newuserdatauv(L, (size_t)count * sizeof *keys, 0);
  lua_createtable(L, count, 0);
  lua_createtable(L, count, 0);
  int sorted = lua_gettop(L), unsorted = sorted - 1, filled = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    if (segue_is_hidden(L, -1) || is_in_list(L, -1, list) || filled == count) continue;
    segue_read_key(L, S, lua_gettop(L), &keys[filled]);
    filled++;
    keys[filled - 1].place = filled;
    lua_pushvalue(L, -1);
    lua_rawseti(L, unsorted, filled);
  }
  qsort(keys, (size_t)filled, sizeof *keys, segue_compare_keys);
  for (int i = 0; i < filled; i++) {
    lua_rawgeti(L, unsorted, keys[i].place);
    lua_rawseti(L, sorted, i + 1);
  }
  lua_replace(L, unsorted - 1);
  lua_settop(L, unsorted - 1);
}

/// Pushes key and value at `place` or the first after it that is not nil; the place found, or 0.
static lua_Integer push_entry(
  lua_State *L, int table, int keys, lua_Integer list, lua_Integer place
) {
  for (; place <= list; place++) {
    if (lua_rawgeti(L, table, place) != LUA_TNIL) {
      lua_pushinteger(L, place);
      lua_insert(L, -2);
      return place;
    }
    lua_pop(L, 1);
  }
  if (lua_isnil(L, keys)) return 0;
  for (;; place++) {
    if (lua_rawgeti(L, keys, place - list) == LUA_TNIL) break;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, table) != LUA_TNIL) return place;
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
  return 0;
}

// MARK: pairs

/// Upvalues: table, other keys, length of the list part, place.
static int step(lua_State *L) {
  lua_Integer list = lua_tointeger(L, lua_upvalueindex(3));
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(4)) + 1;
  place = push_entry(L, lua_upvalueindex(1), lua_upvalueindex(2), list, place);
  if (place == 0) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, place);
  lua_replace(L, lua_upvalueindex(4));
  return 2;
}

static int finish_pairs(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 3;
}

static int ordered_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, finish_pairs);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  lua_Integer list = list_count(L, 1);
  lua_pushvalue(L, 1);
  push_other_keys(L, segue_of(L), 1, list);
  lua_pushinteger(L, list);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, step, 4);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// MARK: next

/// The first key without building a list of all.
static int first_entry(lua_State *L, segue_state *S) {
  segue_key best, key;
  bool found = false;
  if (lua_rawgeti(L, 1, 1) != LUA_TNIL) {
    lua_pushinteger(L, 1);
    lua_insert(L, -2);
    return 2;
  }
  lua_settop(L, 1);
  lua_pushnil(L);  // 2: the best so far
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    if (segue_is_hidden(L, 3)) continue;
    segue_read_key(L, S, 3, &key);
    if (found && segue_compare_keys(&key, &best) > 0) continue;
    found = true;
    best = key;
    lua_pushvalue(L, 3);
    lua_replace(L, 2);
  }
  lua_settop(L, 2);
  if (!found) return 1;
  lua_pushvalue(L, 2);
  lua_rawget(L, 1);
  return 2;
}

/// What `next` remembers of a table: in the other keys, at 0 the length of the list part and at
/// -1 the place it gave last.
static void push_memory(lua_State *L, segue_state *S) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->orders);
  lua_pushvalue(L, 1);
  if (lua_rawget(L, -2) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_Integer list = list_count(L, 1);
  push_other_keys(L, S, 1, list);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    lua_newtable(L);
  }
  lua_pushinteger(L, list);
  lua_rawseti(L, -2, 0);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -2);
  lua_rawset(L, -4);
}

static void forget(lua_State *L, segue_state *S) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->orders);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_settop(L, 2);
}

/// The place of the key at 2 in the memory at `memory`, or of the last key before it: it may
/// have been removed since.
static lua_Integer place_of(lua_State *L, segue_state *S, int memory, lua_Integer list) {
  segue_key wanted, key;
  if (is_in_list(L, 2, list)) return lua_tointeger(L, 2);
  lua_rawgeti(L, memory, -1);
  lua_Integer hint = lua_tointeger(L, -1) - list;
  lua_pop(L, 1);
  if (hint > 0) {
    lua_rawgeti(L, memory, hint);
    bool same = lua_rawequal(L, -1, 2);
    lua_pop(L, 1);
    if (same) return list + hint;
  }
  segue_read_key(L, S, 2, &wanted);
  lua_Integer low = 0, high = (lua_Integer)lua_rawlen(L, memory);
  while (low < high) {
    lua_Integer middle = (low + high + 1) / 2;
    lua_rawgeti(L, memory, middle);
    segue_read_key(L, S, lua_gettop(L), &key);
    lua_pop(L, 1);
    if (segue_compare_keys(&key, &wanted) <= 0) low = middle;
    else high = middle - 1;
  }
  return list + low;
}

static int ordered_next(lua_State *L) {
  segue_state *S = segue_of(L);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) {
    forget(L, S);
    lua_settop(L, 1);
    return first_entry(L, S);
  }
  push_memory(L, S);
  int memory = lua_gettop(L);
  lua_rawgeti(L, memory, 0);
  lua_Integer list = lua_tointeger(L, -1);
  lua_pop(L, 1);
  lua_Integer place = place_of(L, S, memory, list);
  place = push_entry(L, 1, memory, list, place + 1);
  if (place == 0) {
    forget(L, S);
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, place);
  lua_rawseti(L, memory, -1);
  return 2;
}

// MARK: Functions as keys

/// Numbers the functions without a number in the table at `table`, in the order of their names.
static void number_table(lua_State *L, segue_state *S, int table, int numbers) {
  push_other_keys(L, S, table, 0);
  int keys = lua_gettop(L);
  if (lua_isnil(L, keys)) return;
  for (int i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++) {
    lua_rawget(L, table);
    if (lua_iscfunction(L, -1)) {
      const void *f = (const void *)lua_tocfunction(L, -1);
      if (lua_rawgetp(L, numbers, f) == LUA_TNIL) {
        lua_pushinteger(L, ++S->function_count);
        lua_rawsetp(L, numbers, f);
      }
    }
    lua_settop(L, keys);
  }
}

void segue_number_functions(lua_State *L, segue_state *S) {
  static const char *const libraries[] = {
    "_G", "coroutine", "debug", "math", "os", "string", "table", "utf8", NULL,
  };
  int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->function_numbers);
  for (int i = 0; libraries[i]; i++) {
    if (lua_getglobal(L, libraries[i]) == LUA_TTABLE) number_table(L, S, top + 2, top + 1);
    lua_settop(L, top + 1);
  }
  lua_settop(L, top);
}

void segue_open_order(lua_State *L, segue_state *S) {
  (void)S;
  lua_register(L, "pairs", ordered_pairs);
  lua_register(L, "next", ordered_next);
}
