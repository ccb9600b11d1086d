#include <stdlib.h>

#include "internal.h"

// References: numbers under which values are kept for Swift. The table of all references is
// weak; a strong copy lies in `references`, or in the user table of the object that owns it.

static const char keep_weak;

/// Key of an attached reference in a user table; serial numbers never meet an object's address,
/// because they are odd.
static const void *attached_key(int64_t reference) {
  return (const void *)(uintptr_t)(((uint64_t)reference << 1) | 1);
}

/// 1: place for the number, 2: value.
static int reference_value(lua_State *L) {
  segue_state *S = segue_of(L);
  int64_t *reference = lua_touserdata(L, 1);
  int64_t next = S->last_reference + 1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->references);
  if (lua_rawgetp(L, -1, &keep_weak) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_newtable(L);
    lua_pushliteral(L, "v");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, -3, &keep_weak);
  }
  lua_pushvalue(L, 2);
  lua_rawseti(L, -2, next);
  lua_pushvalue(L, 2);
  lua_rawseti(L, -3, next);
  S->last_reference = next;
  S->reference_count++;
  *reference = next;
  return 0;
}

int64_t segue_reference(segue_state *S, int index) {
  lua_State *L = S->current;
  int64_t reference = 0;
  if (S->unreferenced_count > 64) segue_drain(S);
  if (!lua_checkstack(L, LUA_MINSTACK)) {
    segue_fail_memory(S);
    return 0;
  }
  index = lua_absindex(L, index);
  lua_pushcfunction(L, reference_value);
  lua_pushlightuserdata(L, &reference);
  lua_pushvalue(L, index);
  int status = lua_pcall(L, 2, 0, 0);
  if (status != LUA_OK) segue_capture(S, L, status);
  return reference;
}

int segue_push_reference(segue_state *S, int64_t reference) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return 0;
  int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->references);
  if (lua_rawgeti(L, -1, reference) == LUA_TNIL) {
    lua_pop(L, 1);
    if (lua_rawgetp(L, -1, &keep_weak) == LUA_TNIL || lua_rawgeti(L, -1, reference) == LUA_TNIL) {
      lua_settop(L, top);
      return 0;
    }
  }
  lua_replace(L, top + 1);
  lua_settop(L, top + 1);
  return 1;
}

void segue_unreference(segue_state *S, int64_t reference, const void *owner) {
  S->reference_count--;
  if (S->unreferenced_count == S->unreferenced_capacity) {
    int capacity = S->unreferenced_capacity ? S->unreferenced_capacity * 2 : 64;
    segue_dropped *grown = realloc(S->unreferenced, (size_t)capacity * sizeof *grown);
    if (!grown) return;  // The value stays until the state closes.
    S->unreferenced = grown;
    S->unreferenced_capacity = capacity;
  }
  S->unreferenced[S->unreferenced_count++] = (segue_dropped){reference, owner};
}

/// Sets `table[reference]` to nil; setting nil allocates nothing.
static void forget(lua_State *L, int64_t reference) {
  lua_pushnil(L);
  lua_rawseti(L, -2, reference);
}

void segue_forget_dropped(segue_state *S) {
  lua_State *L = S->current;
  int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->references);
  int weak = lua_rawgetp(L, -1, &keep_weak);
  for (int i = 0; i < S->unreferenced_count; i++) {
    segue_dropped dropped = S->unreferenced[i];
    lua_settop(L, top + 2);
    if (weak == LUA_TTABLE) forget(L, dropped.reference);
    lua_settop(L, top + 1);
    forget(L, dropped.reference);
    if (weak == LUA_TTABLE) lua_rawgetp(L, -1, &keep_weak);
    // The owner may be gone and its address in use again: then it has no such key.
    if (dropped.owner && segue_push_known(S, dropped.owner) && lua_type(L, -1) == LUA_TUSERDATA
        && lua_getiuservalue(L, -1, 1) == LUA_TTABLE) {
      lua_pushnil(L);
      lua_rawsetp(L, -2, attached_key(dropped.reference));
    }
  }
  S->unreferenced_count = 0;
  lua_settop(L, top);
}

int64_t segue_reference_count(segue_state *S) { return S->reference_count; }

typedef struct attach_request {
  int64_t reference;
  const void *owner;
} attach_request;

static int attach(lua_State *L) {
  segue_state *S = segue_of(L);
  const attach_request *request = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->cache);
  if (lua_rawgetp(L, 2, request->owner) == LUA_TNIL) return 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->references);
  if (lua_type(L, 3) == LUA_TUSERDATA) {
    segue_push_user_table(L, 3);
    lua_rawgeti(L, 4, request->reference);
    lua_rawsetp(L, 5, attached_key(request->reference));
  }
  lua_pushnil(L);
  lua_rawseti(L, 4, request->reference);
  return 0;
}

int segue_attach(segue_state *S, int64_t reference, const void *owner) {
  attach_request request = {reference, owner};
  return segue_protected(S, attach, &request, 0);
}

// MARK: Companions

typedef struct companion_request {
  const void *kind;
  void *object;
} companion_request;

/// Pushes the table of companions of the value at 2, or nil.
static int push_companions(lua_State *L, segue_state *S, int index) {
  index = lua_absindex(L, index);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->companions);
  lua_pushvalue(L, index);
  int type = lua_rawget(L, -2);
  lua_remove(L, -2);
  return type;
}

/// 1: request, 2: the table or userdata.
static int add_companion(lua_State *L) {
  segue_state *S = segue_of(L);
  const companion_request *request = lua_touserdata(L, 1);
  if (push_companions(L, S, 2) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->companions);
    lua_newtable(L);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
    lua_remove(L, -2);
  }
  segue_box *box = lua_newuserdatauv(L, sizeof(segue_box), 0);
  box->magic = SEGUE_OBJECT_MAGIC;
  box->class_id = 0;
  box->object = NULL;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->companion_metatable);
  lua_setmetatable(L, -2);
  lua_rawsetp(L, 3, request->kind);
  segue_cache_object(L, S, 2, request->object);
  box->object = request->object;
  S->object_count++;
  S->call.retain(S->call.context, request->object);
  return 0;
}

int segue_add_companion(segue_state *S, int index, const void *kind, void *object) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return segue_fail_memory(S);
  companion_request request = {kind, object};
  index = lua_absindex(L, index);
  lua_pushcfunction(L, add_companion);
  lua_pushlightuserdata(L, &request);
  lua_pushvalue(L, index);
  int status = lua_pcall(L, 2, 0, 0);
  if (status != LUA_OK) segue_capture(S, L, status);
  return status != LUA_OK;
}

void *segue_companion(segue_state *S, int index, const void *kind) {
  lua_State *L = S->current;
  void *object = NULL;
  if (!lua_checkstack(L, LUA_MINSTACK)) return NULL;
  int top = lua_gettop(L);
  if (push_companions(L, S, index) == LUA_TTABLE && lua_rawgetp(L, -1, kind) == LUA_TUSERDATA) {
    object = ((segue_box *)lua_touserdata(L, -1))->object;
  }
  lua_settop(L, top);
  return object;
}
