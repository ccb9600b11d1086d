#include <string.h>

#include "internal.h"

// Classes as Lua sees them: userdata that hold what scripts store, the parent, and the metatable
// of instances. Built-in classes are the roots; `class("Card", Parent)` makes more.

void segue_new_class_object(lua_State *L, segue_state *S, int builtin, bool is_script) {
  segue_class_box *box = lua_newuserdatauv(L, sizeof *box, CLASS_NAME);
  memset(box, 0, sizeof *box);
  box->magic = SEGUE_CLASS_MAGIC;
  box->builtin = builtin;
  box->is_script = is_script;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_metatable);
  lua_setmetatable(L, -2);
}

/// Looks the key up in the storage of the class and its script ancestors. Pushes what it finds.
bool segue_class_lookup(lua_State *L, int class_index, int key_index) {
  lua_pushvalue(L, class_index);
  for (;;) {
    const segue_class_box *box = segue_class_at(L, -1);
    if (!box || !box->is_script) break;
    lua_getiuservalue(L, -1, CLASS_STORAGE);
    lua_pushvalue(L, key_index);
    if (lua_rawget(L, -2) != LUA_TNIL) {
      lua_replace(L, -3);
      lua_pop(L, 1);
      return true;
    }
    lua_pop(L, 2);
    lua_getiuservalue(L, -1, CLASS_PARENT);
    lua_remove(L, -2);
  }
  lua_pop(L, 1);
  return false;
}

/// Pushes the built-in class object a class descends from, or nil.
static void push_builtin(lua_State *L, segue_state *S, const segue_class_box *box) {
  if (box->builtin < 0) {
    lua_pushnil(L);
    return;
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
  lua_rawgeti(L, -1, box->builtin);
  lua_remove(L, -2);
}

static bool key_is(lua_State *L, int index, const char *text) {
  return lua_type(L, index) == LUA_TSTRING && strcmp(lua_tostring(L, index), text) == 0;
}

static int builtin_class_index(lua_State *L, segue_state *S, const segue_class_box *box) {
  int class = lua_gettop(L);
  segue_fill_class(L, S, box->builtin);
  lua_getiuservalue(L, class, CLASS_STORAGE);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, -2);
  if (type == LUA_TLIGHTUSERDATA) return segue_get_member(L, S, lua_touserdata(L, -1), NULL);
  if (type != LUA_TNIL) return 1;
  if (key_is(L, 2, "init") && S->classes[box->builtin].flags & SEGUE_CLASS_SUBCLASSED) {
    lua_pushcfunction(L, segue_builtin_init);
    return 1;
  }
  lua_getiuservalue(L, class, CLASS_FIELDS);
  lua_pushvalue(L, 2);
  type = lua_rawget(L, -2);
  if (type == LUA_TFUNCTION) return 1;
  if (type == LUA_TLIGHTUSERDATA) {
    const segue_member *member = lua_touserdata(L, -1);
    if (member->flags & SEGUE_OVERRIDABLE) {
      lua_pushcclosure(L, segue_property_function, 1);
      return 1;
    }
  }
  return segue_explain(L, S, box->builtin, 2, 1, 0);
}

static int class_index(lua_State *L) {
  segue_state *S = segue_of(L);
  const segue_class_box *box = segue_class_at(L, 1);
  if (!box) return segue_fail(L, "class expected");
  lua_settop(L, 2);
  if (!box->is_script) {
    lua_pushvalue(L, 1);
    return builtin_class_index(L, S, box);
  }
  if (key_is(L, 2, "super")) {
    lua_getiuservalue(L, 1, CLASS_PARENT);
    return 1;
  }
  if (segue_class_lookup(L, 1, 2)) return 1;
  if (box->builtin < 0) {
    if (key_is(L, 2, "init")) {
      lua_pushcfunction(L, segue_plain_init);
    } else if (key_is(L, 2, "isKind")) {
      lua_pushcfunction(L, segue_is_kind);
    } else {
      lua_pushnil(L);
    }
    return 1;
  }
  push_builtin(L, S, box);
  segue_fill_class(L, S, box->builtin);
  // A script class may be asked for anything; only what exists is given.
  lua_getiuservalue(L, 3, CLASS_STORAGE);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, -2);
  lua_getiuservalue(L, 3, CLASS_FIELDS);
  lua_pushvalue(L, 2);
  int field = lua_rawget(L, -2);
  lua_settop(L, 3);
  if (type == LUA_TNIL && field == LUA_TNIL && !key_is(L, 2, "init")) {
    lua_pushnil(L);
    return 1;
  }
  return builtin_class_index(L, S, segue_class_at(L, 3));
}

/// Copies a metamethod of a class to the metatable of its instances.
static void take_metamethod(lua_State *L, int class) {
  static const char *const allowed[] = {
    "__tostring", "__eq", "__lt", "__le", "__add", "__sub", "__mul", "__div", "__unm", "__mod",
    "__pow", "__idiv", "__concat", "__len", "__call", "__close", NULL,
  };
  const char *name = lua_tostring(L, 2);
  for (int i = 0; allowed[i]; i++) {
    if (strcmp(name, allowed[i]) != 0) continue;
    lua_getiuservalue(L, class, CLASS_INSTANCES);
    lua_pushvalue(L, 3);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
    return;
  }
  segue_fail(L, "a class cannot have '%s'", name);
}

/// Whether a value is a constant, as a class keeps it beside what its instances have: Swift's
/// `static let reuseIdentifier = "cell"`.
static bool is_constant(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TSTRING || lua_type(L, index) == LUA_TNUMBER;
}

/// Whether the class's built-in ancestor has a property of that name that can be set.
static bool is_property(lua_State *L, segue_state *S, const segue_class_box *box) {
  bool found = false;
  int top = lua_gettop(L);
  push_builtin(L, S, box);
  if (!lua_isnil(L, -1)) {
    segue_fill_class(L, S, box->builtin);
    lua_getiuservalue(L, -1, CLASS_FIELDS);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TLIGHTUSERDATA) {
      const segue_member *member = lua_touserdata(L, -1);
      bool isWritable = member->flags & SEGUE_WRITABLE;
      found = !segue_is_override(L, member, 3) && (isWritable || !is_constant(L, 3));
      if (found && !isWritable) {
        segue_fail(L, "'%s' of %s is read-only", member->name, S->classes[box->builtin].name);
      }
    }
  }
  lua_settop(L, top);
  return found;
}

static int class_newindex(lua_State *L) {
  segue_state *S = segue_of(L);
  segue_class_box *box = segue_class_at(L, 1);
  if (!box) return segue_fail(L, "class expected");
  if (!box->is_script) {
    segue_fill_class(L, S, box->builtin);
    lua_getiuservalue(L, 1, CLASS_STORAGE);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) == LUA_TLIGHTUSERDATA) {
      return segue_set_member(L, S, lua_touserdata(L, -1), NULL, 3);
    }
    return segue_explain(L, S, box->builtin, 2, 1, 1);
  }
  if (lua_type(L, 2) == LUA_TSTRING && strncmp(lua_tostring(L, 2), "__", 2) == 0) {
    take_metamethod(L, 1);
  } else if (key_is(L, 2, "super")) {
    return segue_fail(L, "'super' of a class cannot be assigned");
  }
  if (is_property(L, S, box)) {
    box->has_defaults = true;
  } else if (!segue_is_weak(L, 3)) {
    segue_notice(L, S, 1, 2, 1);
  }
  lua_getiuservalue(L, 1, CLASS_STORAGE);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  return 0;
}

static int class_tostring(lua_State *L) {
  if (!segue_class_at(L, 1)) return segue_fail(L, "class expected");
  lua_getiuservalue(L, 1, CLASS_NAME);
  return 1;
}

static void set_storage(lua_State *L, int class, int place) {
  lua_newtable(L);
  lua_setiuservalue(L, class, place);
}

static bool is_name(const char *name) {
  if (!*name || (*name >= '0' && *name <= '9')) return false;
  return strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
    == strlen(name);
}

/// class(name, parent): a new class.
int segue_class_function(lua_State *L) {
  segue_state *S = segue_of(L);
  const char *name = luaL_checkstring(L, 1);
  segue_class_box *parent = segue_class_at(L, 2);
  if (!is_name(name)) return segue_fail(L, "'%s' cannot be the name of a class", name);
  if (lua_gettop(L) >= 2 && !parent) {
    return segue_fail(
      L, "the parent of class '%s' is a %s, not a class", name, segue_type_name_at(L, 2));
  }
  lua_settop(L, 2);
  if (parent && !parent->is_script
      && !(S->classes[parent->builtin].flags & SEGUE_CLASS_SUBCLASSED)) {
    return segue_fail(
      L, "class '%s' cannot inherit from %s", name, S->classes[parent->builtin].name);
  }
  for (int i = 0; i < S->class_count; i++) {
    if (strcmp(S->classes[i].name, name) == 0) {
      return segue_fail(L, "'%s' is a built-in class; choose another name", name);
    }
  }
  segue_new_class_object(L, S, parent ? parent->builtin : -1, true);
  set_storage(L, 3, CLASS_STORAGE);
  set_storage(L, 3, CLASS_SEEN);
  lua_pushvalue(L, 2);
  lua_setiuservalue(L, 3, CLASS_PARENT);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, 3, CLASS_NAME);
  segue_push_instance_metatable(L, S, 3);
  lua_setiuservalue(L, 3, CLASS_INSTANCES);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_names);
  lua_pushvalue(L, 3);
  lua_setfield(L, -2, name);
  lua_settop(L, 3);
  return 1;
}

void segue_forget_classes(segue_state *S) {
  lua_State *L = S->current;
  if (!lua_checkstack(L, LUA_MINSTACK)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_names);
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, -4);
  }
  lua_pop(L, 1);
}

void segue_open_classes(lua_State *L, segue_state *S) {
  static const luaL_Reg metamethods[] = {
    {"__index", class_index},       {"__newindex", class_newindex}, {"__call", segue_class_call},
    {"__tostring", class_tostring}, {NULL, NULL},
  };
  luaL_newlib(L, metamethods);
  lua_pushliteral(L, "class");
  lua_setfield(L, -2, "__name");
  lua_pushliteral(L, "class");
  lua_setfield(L, -2, "__metatable");
  S->class_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_newtable(L);
  lua_pushcfunction(L, segue_collect_object);
  lua_setfield(L, -2, "__gc");
  S->companion_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

const char *segue_class_name(segue_state *S, int index) {
  lua_State *L = S->current;
  if (!segue_class_at(L, index) || !lua_checkstack(L, 2)) return NULL;
  lua_getiuservalue(L, index, CLASS_NAME);
  const char *name = lua_tostring(L, -1);  // Kept alive by the class.
  lua_pop(L, 1);
  return name;
}
