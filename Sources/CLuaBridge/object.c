#include <string.h>

#include "internal.h"

// Exposed objects. One object has one userdata, found in a weak table by the object's address.
// The userdata owns one reference of the Swift object. Its user value holds script fields
// (string keys), edges to owned objects and attached references (light userdata keys).

int segue_collect_object(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_box *box = segue_box_at(L, 1);
  if (box && box->object) {
    void *object = box->object;
    box->object = NULL;
    S->object_count--;
    lua_State *previous = S->current;
    S->current = L;
    S->call.release(S->call.context, object);
    S->current = previous;
  }
  return 0;
}

/// Pushes the user table of the userdata at `index`, made when needed.
void segue_push_user_table(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (lua_getiuservalue(L, index, 1) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, index, 1);
}

void segue_cache_object(lua_State *L, segue_state *S, int index, void *object) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->cache);
  lua_pushvalue(L, index);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}

int segue_push_known(segue_state *S, const void *object) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->cache);
  int type = lua_rawgetp(L, -1, object);
  if (type == LUA_TNIL) {
    lua_pop(L, 2);
    return 0;
  }
  lua_remove(L, -2);
  return 1;
}

int segue_is_exposed(segue_state *S, const void *object) {
  if (!segue_push_known(S, object)) return 0;
  lua_pop(S->current, 1);
  return 1;
}

typedef struct object_request {
  void *object;
  int class_id;
} object_request;

/// 1: the request, 2: the script class or nil.
static int new_object(lua_State *L) {
  segue_state *S = segue_of(L);
  const object_request *request = lua_touserdata(L, 1);
  segue_box *box = lua_newuserdatauv(L, sizeof(segue_box), 1);
  box->magic = SEGUE_OBJECT_MAGIC;
  box->class_id = request->class_id;
  box->object = NULL;
  if (segue_class_at(L, 2)) {
    lua_pushvalue(L, 2);
  } else {
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
    lua_rawgeti(L, -1, request->class_id);
    lua_remove(L, -2);
  }
  lua_getiuservalue(L, -1, CLASS_INSTANCES);
  lua_setmetatable(L, 3);
  lua_settop(L, 3);
  segue_cache_object(L, S, 3, request->object);
  // Lua cannot see how heavy a Swift object is: let the collector keep pace with them.
  if (++S->exposures % 64 == 0) lua_gc(L, LUA_GCSTEP, 32);
  box->object = request->object;  // Nothing below can fail.
  S->object_count++;
  S->call.retain(S->call.context, request->object);
  return 1;
}

int segue_push_object(segue_state *S, void *object, int class_id, int script_class) {
  if (segue_push_known(S, object)) return 0;
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) {
    segue_fail_memory(S);
    return -1;
  }
  object_request request = {object, class_id};
  if (script_class) script_class = lua_absindex(L, script_class);
  lua_pushcfunction(L, new_object);
  lua_pushlightuserdata(L, &request);
  if (script_class) {
    lua_pushvalue(L, script_class);
  } else {
    lua_pushnil(L);
  }
  int status = lua_pcall(L, 2, 1, 0);
  S->current = L;
  if (status == LUA_OK) return 1;
  segue_capture(S, L, status);
  return -1;
}

int64_t segue_object_count(segue_state *S) { return S->object_count; }

// MARK: Ownership

typedef struct edge_request {
  const void *owner, *child;
} edge_request;

static int add_edge(lua_State *L) {
  segue_state *S = segue_of(L);
  const edge_request *request = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->cache);
  if (lua_rawgetp(L, 2, request->owner) != LUA_TUSERDATA) return 0;
  if (lua_rawgetp(L, 2, request->child) == LUA_TNIL) return 0;
  segue_push_user_table(L, 3);
  lua_pushvalue(L, 4);
  lua_rawsetp(L, -2, request->child);
  return 0;
}

int segue_add_edge(segue_state *S, const void *owner, const void *child) {
  edge_request request = {owner, child};
  return segue_protected(S, add_edge, &request, 0);
}

void segue_remove_edge(segue_state *S, const void *owner, const void *child) {
  lua_State *L = S->current;
  int top = lua_gettop(L);
  if (!segue_push_known(S, owner)) return;
  if (lua_type(L, -1) == LUA_TUSERDATA && lua_getiuservalue(L, -1, 1) == LUA_TTABLE) {
    lua_pushnil(L);
    lua_rawsetp(L, -2, child);  // Setting nil allocates nothing.
  }
  lua_settop(L, top);
}

static int add_root(lua_State *L) {
  segue_state *S = segue_of(L);
  const void *object = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->roots);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->cache);
  lua_rawgetp(L, -1, object);
  lua_rawsetp(L, 2, object);
  return 0;
}

int segue_add_root(segue_state *S, const void *object) {
  return segue_protected(S, add_root, (void *)object, 0);
}

void segue_remove_root(segue_state *S, const void *object) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, 4)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->roots);
  lua_pushnil(L);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}
