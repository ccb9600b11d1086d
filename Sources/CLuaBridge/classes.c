#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Built-in classes, declared by Swift: a table of fields per class, flattened over its ancestors.

int segue_define_class(segue_state *S, const char *name, int parent, int flags, size_t size) {
  segue_class *grown = realloc(S->classes, (size_t)(S->class_count + 1) * sizeof *grown);
  if (!grown) return -1;
  S->classes = grown;
  int id = S->class_count;
  segue_class *class = &S->classes[id];
  memset(class, 0, sizeof *class);
  class->name = strdup(name);
  class->parent = parent;
  class->flags = flags;
  class->size = size;
  if (parent >= 0) {
    class->depth = S->classes[parent].depth + 1;
    memcpy(class->ancestors, S->classes[parent].ancestors, sizeof class->ancestors);
  }
  for (int i = class->depth; i < 32; i++) class->ancestors[i] = -1;
  if (!class->name || class->depth >= 32) return -1;
  class->ancestors[class->depth] = id;
  S->class_count++;
  return id;
}

static segue_member *new_member(const char *name, int class_id, int flags, const void *code) {
  segue_member *member = malloc(sizeof *member);
  if (!member) return NULL;
  member->name = strdup(name);
  member->class_id = class_id;
  member->flags = flags;
  member->code = code;
  return member;
}

int segue_define_member(
  segue_state *S, int class_id, const char *name, int flags, const void *code
) {
  segue_class *class = &S->classes[class_id];
  size_t count = (size_t)class->member_count + 1;
  segue_member **grown = realloc(class->members, count * sizeof *grown);
  if (!grown) return segue_fail_memory(S);
  class->members = grown;
  segue_member *member = new_member(name, class_id, flags, code);
  if (!member) return segue_fail_memory(S);
  class->members[class->member_count++] = member;
  return 0;
}

/// Sets `table[name]` to what stands for the member; the table is on top.
static void set_member(lua_State *L, segue_member *member) {
  if (member->flags & SEGUE_METHOD) {
    lua_pushlightuserdata(L, member);
    lua_pushcclosure(L, segue_method, 1);
  } else {
    lua_pushlightuserdata(L, member);
  }
  lua_setfield(L, -2, member->name);
}

static void copy_fields(lua_State *L, int from, int to) {
  lua_pushnil(L);
  while (lua_next(L, from)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, to);
  }
}

/// Puts the members into the class's table of fields or of statics, the parent's below its own.
static void fill_table(lua_State *L, const segue_class *class, int object, int place) {
  const int top = lua_gettop(L);
  lua_getiuservalue(L, object, place);
  if (lua_getiuservalue(L, object, CLASS_PARENT) != LUA_TNIL) {
    lua_getiuservalue(L, top + 2, place);
    copy_fields(L, top + 3, top + 1);
  }
  lua_settop(L, top + 1);
  for (int i = 0; i < class->member_count; i++) {
    const bool is_static = class->members[i]->flags & SEGUE_STATIC;
    if (is_static == (place == CLASS_STORAGE)) set_member(L, class->members[i]);
  }
  lua_settop(L, top);
}

void segue_fill_class(lua_State *L, segue_state *S, int id) {
  if (S->classes[id].is_filled) return;
  luaL_checkstack(L, LUA_MINSTACK, NULL);
  if (S->classes[id].parent >= 0) segue_fill_class(L, S, S->classes[id].parent);
  if (S->classes[id].member_count == 0) {
    lua_State *previous = S->current;
    S->current = L;
    int status = S->call.fill(S->call.context, id);
    S->current = previous;
    if (status != SEGUE_OK) {
      segue_raise(L, S, status);
      return;
    }
  }
  const int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
  lua_rawgeti(L, -1, id);
  fill_table(L, &S->classes[id], top + 2, CLASS_FIELDS);
  fill_table(L, &S->classes[id], top + 2, CLASS_STORAGE);
  lua_settop(L, top);
  S->classes[id].is_filled = true;
}

static void set_closure(lua_State *L, const char *name, lua_CFunction f, int fields) {
  lua_pushvalue(L, fields);
  lua_pushcclosure(L, f, 1);
  lua_setfield(L, -2, name);
}

/// Pushes the metatable of instances of a built-in class.
static void push_instances(lua_State *L, const segue_class *class, int fields) {
  bool is_inline = class->flags & SEGUE_CLASS_INLINE;
  lua_newtable(L);
  set_closure(L, "__index", is_inline ? segue_inline_index : segue_object_index, fields);
  set_closure(L, "__newindex", is_inline ? segue_inline_newindex : segue_object_newindex, fields);
  if (is_inline) {
    lua_pushcfunction(L, segue_inline_equal);
    lua_setfield(L, -2, "__eq");
    segue_push_operators(L);
  }
  if (!is_inline || class->flags & SEGUE_CLASS_DESTROYS) {
    lua_pushcfunction(L, is_inline ? segue_collect_inline : segue_collect_object);
    lua_setfield(L, -2, "__gc");
  }
  lua_pushcfunction(L, segue_tostring);
  lua_setfield(L, -2, "__tostring");
  lua_pushstring(L, class->name);
  lua_setfield(L, -2, "__name");
  lua_pushstring(L, class->name);
  lua_setfield(L, -2, "__metatable");
}

static int seal_class(lua_State *L) {
  segue_state *S = segue_of(L);
  int id = *(int *)lua_touserdata(L, 1);
  const segue_class *class = &S->classes[id];
  int parent = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->class_objects);
  if (class->parent >= 0) {
    lua_rawgeti(L, 2, class->parent);
    parent = lua_gettop(L);
  }
  segue_new_class_object(L, S, id, false);
  int object = lua_gettop(L);
  lua_pushvalue(L, object);
  lua_rawseti(L, 2, id);
  if (parent) {
    lua_pushvalue(L, parent);
    lua_setiuservalue(L, object, CLASS_PARENT);
  }
  lua_newtable(L);
  int fields = lua_gettop(L);
  if (!(class->flags & SEGUE_CLASS_INLINE)) {
    lua_pushcfunction(L, segue_is_kind);
    lua_setfield(L, fields, "isKind");
  }
  lua_newtable(L);
  lua_setiuservalue(L, object, CLASS_STORAGE);
  push_instances(L, class, fields);
  lua_setiuservalue(L, object, CLASS_INSTANCES);
  lua_pushvalue(L, fields);
  lua_setiuservalue(L, object, CLASS_FIELDS);
  lua_pushstring(L, class->name);
  lua_setiuservalue(L, object, CLASS_NAME);
  lua_pushvalue(L, object);
  lua_setglobal(L, class->name);
  return 0;
}

int segue_seal_class(segue_state *S, int class_id) {
  return segue_protected(S, seal_class, &class_id, 0);
}

typedef struct function_request {
  const char *name;
  const void *code;
} function_request;

/// The member of a free function is a userdata, so that it lives as long as the function.
static int push_function(lua_State *L) {
  const function_request *request = lua_touserdata(L, 1);
  size_t length = strlen(request->name) + 1;
  segue_member *member = lua_newuserdatauv(L, sizeof *member + length, 0);
  member->name = memcpy(member + 1, request->name, length);
  member->code = request->code;
  member->class_id = -1;
  member->flags = SEGUE_METHOD | SEGUE_FREE;
  lua_pushcclosure(L, segue_method, 1);
  return 1;
}

int segue_push_function(segue_state *S, const char *name, const void *code) {
  function_request request = {name, code};
  return segue_protected(S, push_function, &request, 1);
}

const void *segue_function_code(segue_state *S, int index) {
  lua_State *L = S->current;
  lua_CFunction f = lua_tocfunction(L, index);
  if ((f != segue_method && f != segue_property_function) || !lua_checkstack(L, 1)) return NULL;
  if (!lua_getupvalue(L, index, 1)) return NULL;
  const segue_member *member = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return member ? member->code : NULL;
}

int segue_push_class(segue_state *S, int class_id) {
  if (!lua_checkstack(S->current, LUA_MINSTACK)) return segue_fail_memory(S);
  lua_rawgeti(S->current, LUA_REGISTRYINDEX, S->class_objects);
  lua_rawgeti(S->current, -1, class_id);
  lua_remove(S->current, -2);
  return 0;
}
