#include <string.h>

#include "internal.h"

// Making instances: `UIView{...}`, `Card{...}`, `Card.super.init(self, ...)`.

/// Reads the arguments from `first` on and lets Swift make the object.
static int construct(lua_State *L, segue_state *S, int class_id, int self, int first) {
  segue_value few[8], out;
  int count = lua_gettop(L) - first + 1;
  if (count > 8) return segue_fail(L, "too many arguments for %s", S->classes[class_id].name);
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  for (int i = 0; i < count; i++) segue_read_at(S, L, first + i, &few[i]);
  out.tag = SEGUE_NONE;
  lua_State *previous = S->current;
  S->current = L;
  int status = S->call.construct(
    S->call.context, class_id, self, few, count < 0 ? 0 : count, &out);
  S->current = previous;
  if (status != SEGUE_OK) return segue_raise(L, S, status);
  return segue_push_result(L, S, &out);
}

/// The `init` of a built-in class: gives a script instance its Swift object.
int segue_builtin_init(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_box *box = segue_box_at(L, 1);
  if (!box || !segue_push_instance_class(L, S, 1)) {
    return segue_fail(L, "init is called as Class.super.init(self, ...) in the init of a class");
  }
  const segue_class_box *class = segue_class_at(L, -1);
  if (!class->is_script) return segue_fail(L, "init is called once, by the init of a class");
  if (box->object) return segue_fail(L, "super.init was already called for this object");
  lua_pop(L, 1);
  construct(L, S, box->class_id, 1, 2);
  return 0;
}

/// The `init` of a plain class that defines none: copies the fields.
int segue_plain_init(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (lua_isnoneornil(L, 2)) return 0;
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_settable(L, 1);
  }
  return 0;
}

/// Pushes a new instance without an object.
static segue_box *push_instance(lua_State *L, const segue_class_box *class) {
  segue_box *box = NULL;
  if (class->builtin >= 0) {
    box = lua_newuserdatauv(L, sizeof *box, 1);
    box->magic = SEGUE_OBJECT_MAGIC;
    box->class_id = class->builtin;
    box->object = NULL;
  } else {
    lua_newtable(L);
  }
  lua_getiuservalue(L, 1, CLASS_INSTANCES);
  lua_setmetatable(L, -2);
  return box;
}

int segue_class_call(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_class_box *class = segue_class_at(L, 1);
  if (!class) return segue_fail(L, "class expected");
  if (!class->is_script) return construct(L, S, class->builtin, 0, 2);
  const segue_box *box = push_instance(L, class);
  lua_insert(L, 2);
  lua_pushliteral(L, "init");
  int key = lua_gettop(L);
  bool hasInit = segue_class_lookup(L, 1, key);
  if (!hasInit) lua_pushcfunction(L, box ? segue_builtin_init : segue_plain_init);
  lua_replace(L, key);
  lua_pushvalue(L, 2);
  lua_insert(L, 3);                 // class, self, self, arguments..., init
  lua_insert(L, 3);                 // class, self, init, self, arguments...
  lua_call(L, lua_gettop(L) - 3, 0);
  if (box && !box->object) {
    lua_getiuservalue(L, 1, CLASS_NAME);
    const char *name = lua_tostring(L, -1);
    return segue_fail(L, "%s.init must call %s.super.init(self, ...)", name, name);
  }
  lua_settop(L, 2);
  return 1;
}

// MARK: Binding

static bool has_defaults(lua_State *L, int class_index) {
  bool found = false;
  lua_pushvalue(L, class_index);
  const segue_class_box *class;
  while (!found && (class = segue_class_at(L, -1)) && class->is_script) {
    found = class->has_defaults;
    lua_getiuservalue(L, -1, CLASS_PARENT);
    lua_remove(L, -2);
  }
  lua_pop(L, 1);
  return found;
}

/// Sets the properties for which the class at 3 has a value, in the order of declaration.
static void set_defaults(lua_State *L, segue_state *S, const segue_box *box, int class_id) {
  segue_fill_class(L, S, class_id);
  const segue_class *class = &S->classes[class_id];
  if (class->parent >= 0) set_defaults(L, S, box, class->parent);
  for (int i = 0; i < S->classes[class_id].member_count; i++) {
    const segue_member *member = S->classes[class_id].members[i];
    if ((member->flags & (SEGUE_METHOD | SEGUE_STATIC | SEGUE_WRITABLE)) != SEGUE_WRITABLE) {
      continue;
    }
    lua_pushstring(L, member->name);
    if (segue_class_lookup(L, 3, lua_gettop(L))) {
      if (!segue_is_override(L, member, -1)) {
        segue_set_member(L, S, member, box->object, lua_gettop(L));
      }
    }
    lua_settop(L, 3);
  }
}

/// 1: self, 2: the object.
static int bind_object(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_box *box = segue_box_at(L, 1);
  void *object = lua_touserdata(L, 2);
  if (!box) return segue_fail(L, "object expected");
  segue_cache_object(L, S, 1, object);
  box->object = object;
  S->object_count++;
  S->call.retain(S->call.context, object);
  if (segue_push_instance_class(L, S, 1) && has_defaults(L, 3)) {
    set_defaults(L, S, box, box->class_id);
  }
  return 0;
}

int segue_bind_object(segue_state *S, int self_index, void *object) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return segue_fail_memory(S);
  self_index = lua_absindex(L, self_index);
  lua_pushcfunction(L, bind_object);
  lua_pushvalue(L, self_index);
  lua_pushlightuserdata(L, object);
  int status = lua_pcall(L, 2, 0, 0);
  S->current = L;
  if (status != LUA_OK) segue_capture(S, L, status);
  return status != LUA_OK;
}

// MARK: Overrides

int segue_intern(segue_state *S, const char *name, size_t length) {
  lua_State *L = S->current;
  if (segue_push_string(S, name, length)) return -1;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->names);
  lua_insert(L, -2);
  int status = segue_set_item(S, -2, S->names_count + 1);
  lua_pop(L, 1);
  return status ? -1 : ++S->names_count;
}

/// 1: a table with a metatable, 2: key.
static int index_table(lua_State *L) {
  lua_gettable(L, 1);
  return 1;
}

static int find_in_table(segue_state *S, lua_State *L, int top) {
  if (!lua_getmetatable(L, top + 1)) {
    lua_rawget(L, top + 1);
    return 1;
  }
  lua_pop(L, 1);
  lua_pushcfunction(L, index_table);
  lua_insert(L, top + 1);
  if (lua_pcall(L, 2, 1, 0) == LUA_OK) return 1;
  segue_capture(S, L, LUA_ERRRUN);
  lua_settop(L, top);
  return -1;
}

int segue_find_override(segue_state *S, const void *object, int name, segue_value *out) {
  lua_State *L = S->current;
  int top = lua_gettop(L);
  if (!segue_push_known(S, object)) return 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->names);
  lua_rawgeti(L, -1, name);
  lua_remove(L, -2);
  if (lua_type(L, top + 1) == LUA_TTABLE) {
    if (find_in_table(S, L, top) < 0) return -1;
  } else {
    bool found = lua_getiuservalue(L, top + 1, 1) == LUA_TTABLE;
    if (found) {
      lua_pushvalue(L, top + 2);
      found = lua_rawget(L, -2) != LUA_TNIL;
    }
    if (!found && segue_push_instance_class(L, S, top + 1)) {
      found = segue_class_lookup(L, lua_gettop(L), top + 2);
    }
    if (!found) lua_pushnil(L);
  }
  if (lua_isnil(L, -1) || segue_is_weak(L, -1) || segue_is_lazy(L, -1)) {
    lua_settop(L, top);
    return 0;
  }
  if (lua_gettop(L) > top + 1) lua_replace(L, top + 1);
  lua_settop(L, top + 1);
  segue_read(S, top + 1, out);
  return 1;
}
