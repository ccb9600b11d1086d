#include <string.h>

#include "internal.h"

// Fields of instances of script classes. With a built-in ancestor an instance is an object's
// userdata and its fields lie in the user table; without one it is a plain table.

/// Key under which a metatable of instances keeps its class.
static const char class_key;

bool segue_push_instance_class(lua_State *L, segue_state *S, int index) {
  if (lua_getmetatable(L, index)) {
    if (lua_rawgetp(L, -1, &class_key) == LUA_TUSERDATA) {
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 2);
  }
  const segue_box *box = segue_box_at(L, index);
  if (!box) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
  lua_rawgeti(L, -1, box->class_id);
  lua_remove(L, -2);
  return true;
}

bool segue_is_override(lua_State *L, const segue_member *member, int value) {
  if (!(member->flags & SEGUE_OVERRIDABLE)) return false;
  return lua_type(L, value) == LUA_TFUNCTION || !(member->flags & SEGUE_WRITABLE);
}

void segue_notice(lua_State *L, segue_state *S, int class, int key, int is_writing) {
  segue_value value;
  class = lua_absindex(L, class);
  const segue_class_box *box = segue_class_at(L, class);
  if (!box || box->builtin < 0 || lua_type(L, key) != LUA_TSTRING) return;
  int top = lua_gettop(L);
  lua_getiuservalue(L, class, CLASS_SEEN);
  lua_pushvalue(L, key);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushvalue(L, key);
    lua_pushboolean(L, 1);
    lua_rawset(L, top + 1);
    segue_read_at(S, L, key, &value);
    lua_State *previous = S->current;
    S->current = L;
    S->call.noticed(S->call.context, box->builtin, class, &value, is_writing);
    S->current = previous;
  }
  lua_settop(L, top);
}

/// Pushes what scripts say about the key: in the fields at `fields` (0 for none), then in the
/// class at `class`. A lazy field is made now.
static bool push_script_value(lua_State *L, int fields, int class) {
  if (fields) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, fields) != LUA_TNIL) return true;
    lua_pop(L, 1);
    if (segue_push_weak(L, fields, 2)) return true;
  }
  if (!segue_class_lookup(L, class, 2)) return false;
  if (segue_is_weak(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  if (segue_is_lazy(L, -1)) {
    lua_getiuservalue(L, -1, 1);
    lua_replace(L, -2);
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    if (lua_type(L, 1) == LUA_TUSERDATA) {
      segue_push_user_table(L, 1);
    } else {
      lua_pushvalue(L, 1);
    }
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 1);
  }
  return true;
}

static int user_table(lua_State *L) {
  if (lua_getiuservalue(L, 1, 1) == LUA_TTABLE) return lua_gettop(L);
  lua_pop(L, 1);
  return 0;
}

static int not_yet(lua_State *L, int class) {
  lua_getiuservalue(L, class, CLASS_NAME);
  const char *name = lua_tostring(L, -1);
  return segue_fail(
    L, "'%s' cannot be used before %s.super.init(self, ...) was called",
    lua_tostring(L, 2), name);
}

static int script_index(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_box *box = segue_box_at(L, 1);
  const int class = lua_upvalueindex(2);
  if (!box) return segue_fail(L, "object expected");
  lua_settop(L, 2);
  segue_fill_class(L, S, box->class_id);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const segue_member *member = lua_touserdata(L, -1);
    if (member->flags & SEGUE_OVERRIDABLE && push_script_value(L, user_table(L), class)) {
      if (lua_type(L, -1) != LUA_TFUNCTION) return 1;
      lua_pushvalue(L, 1);
      lua_call(L, 1, 1);
      return 1;
    }
    if (!box->object) return not_yet(L, class);
    return segue_get_member(L, S, member, box->object);
  }
  if (push_script_value(L, user_table(L), class)) return 1;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    return 1;
  }
  segue_notice(L, S, class, 2, 0);
  lua_pushnil(L);
  return 1;
}

static int script_newindex(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_box *box = segue_box_at(L, 1);
  const int class = lua_upvalueindex(2);
  if (!box) return segue_fail(L, "object expected");
  lua_settop(L, 3);
  segue_fill_class(L, S, box->class_id);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TLIGHTUSERDATA) {
    const segue_member *member = lua_touserdata(L, -1);
    if (!segue_is_override(L, member, 3)) {
      if (!box->object) return not_yet(L, class);
      return segue_set_member(L, S, member, box->object, 3);
    }
  } else if (type == LUA_TFUNCTION && lua_type(L, 3) != LUA_TFUNCTION && !lua_isnil(L, 3)) {
    return segue_fail(L, "'%s' is a method; only a function can take its place",
                      lua_tostring(L, 2));
  }
  segue_push_user_table(L, 1);
  int fields = lua_gettop(L);
  if (type == LUA_TNIL) {
    if (segue_class_lookup(L, class, 2)) {
      if (segue_is_weak(L, -1)) {
        segue_store_weak(L, fields, 2, 3);
        return 0;
      }
    } else {
      segue_notice(L, S, class, 2, 1);
    }
  }
  const segue_box *stored = segue_box_at(L, 3);
  if (stored && stored->object && box->object && lua_type(L, 2) == LUA_TSTRING) {
    segue_value name;
    segue_read_at(S, L, 2, &name);
    S->call.stored(S->call.context, box->object, &name, stored->object);
  }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, fields);
  return 0;
}

static int plain_index(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (push_script_value(L, 1, lua_upvalueindex(1))) return 1;
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "isKind") == 0) {
    lua_pushcfunction(L, segue_is_kind);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

static int plain_newindex(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 3);
  if (segue_class_lookup(L, lua_upvalueindex(1), 2) && segue_is_weak(L, -1)) {
    segue_store_weak(L, 1, 2, 3);
    return 0;
  }
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 0;
}

/// Copies the metamethods that the parent's script defined.
static void inherit_metamethods(lua_State *L, int parent, int metatable) {
  lua_getiuservalue(L, parent, CLASS_INSTANCES);
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, metatable);
  }
  lua_pop(L, 1);
}

void segue_push_instance_metatable(lua_State *L, segue_state *S, int class_index) {
  const segue_class_box *box = segue_class_at(L, class_index);
  lua_newtable(L);
  int metatable = lua_gettop(L);
  lua_getiuservalue(L, class_index, CLASS_PARENT);
  if (!lua_isnil(L, -1)) inherit_metamethods(L, lua_gettop(L), metatable);
  lua_settop(L, metatable);
  for (int writes = 0; writes < 2; writes++) {
    if (box->builtin >= 0) {
      lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
      lua_rawgeti(L, -1, box->builtin);
      lua_getiuservalue(L, -1, CLASS_FIELDS);
      lua_pushvalue(L, class_index);
      lua_pushcclosure(L, writes ? script_newindex : script_index, 2);
    } else {
      lua_pushvalue(L, class_index);
      lua_pushcclosure(L, writes ? plain_newindex : plain_index, 1);
    }
    lua_setfield(L, metatable, writes ? "__newindex" : "__index");
    lua_settop(L, metatable);
  }
  lua_pushvalue(L, class_index);
  lua_rawsetp(L, metatable, &class_key);
  lua_getiuservalue(L, class_index, CLASS_NAME);
  lua_pushvalue(L, -1);
  lua_setfield(L, metatable, "__name");
  lua_setfield(L, metatable, "__metatable");
  if (lua_getfield(L, metatable, "__tostring") == LUA_TNIL) {
    lua_pushcfunction(L, segue_tostring);
    lua_setfield(L, metatable, "__tostring");
  }
  lua_settop(L, metatable);
}

/// x:isKind(Class)
int segue_is_kind(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_class_box *wanted = segue_class_at(L, 2);
  if (!wanted) {
    return segue_fail(
      L, "bad argument #1 to 'isKind' (class expected, got %s)", segue_type_name_at(L, 2));
  }
  lua_settop(L, 2);
  bool found = false;
  if (segue_class_at(L, 1)) lua_pushvalue(L, 1);
  else if (!segue_push_instance_class(L, S, 1)) lua_pushnil(L);
  while (!found && segue_class_at(L, -1)) {
    found = lua_rawequal(L, -1, 2);
    lua_getiuservalue(L, -1, CLASS_PARENT);
    lua_remove(L, -2);
  }
  lua_pushboolean(L, found);
  return 1;
}

int segue_push_own_fields(segue_state *S, int index) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return segue_fail_memory(S);
  if (segue_class_at(L, index)) {
    lua_getiuservalue(L, index, CLASS_STORAGE);
  } else if (segue_box_at(L, index)) {
    lua_getiuservalue(L, index, 1);
  } else {
    lua_pushvalue(L, index);
  }
  return 0;
}

int segue_push_class_of(segue_state *S, int index) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return 0;
  if (segue_class_at(L, index)) {
    lua_pushvalue(L, index);
    return 1;
  }
  return segue_push_instance_class(L, S, index);
}
