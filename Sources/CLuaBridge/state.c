#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/// "$LuaVersion: Lua 5.4.4  Copyright ...": in the library that runs, if it exports it.
extern const char lua_ident[] __attribute__((weak));

const char *segue_lua_version(void) {
  static char version[16];
  const char *start = lua_ident ? strstr(lua_ident, "Lua 5") : NULL;
  if (!start) return LUA_RELEASE;
  snprintf(version, sizeof version, "%.*s", (int)strcspn(start + 4, " ") + 4, start);
  return version;
}

static int panic(lua_State *L) {
  fprintf(stderr, "segue: unprotected Lua error: %s\n", lua_tostring(L, -1));
  return 0;  // Lua aborts: our own bug.
}

/// Makes a table in the registry, weak if a mode is given, and returns its place.
static int registry_table(lua_State *L, const char *mode) {
  lua_newtable(L);
  if (mode) {
    lua_newtable(L);
    lua_pushstring(L, mode);
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
  }
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

/// Learns how large the head of a userdata is.
static void measure_userdata(lua_State *L, segue_state *S) {
  for (int count = 0; count < SEGUE_MOST_USER_VALUES; count++) {
    const char *bytes = lua_newuserdatauv(L, 1, count);
    S->userdata_heads[count] = (size_t)(bytes - S->last_block);
    lua_pop(L, 1);
  }
}

static int open_protected(lua_State *L) {
  segue_state *S = lua_touserdata(L, 1);
  lua_gc(L, LUA_GCSTOP);
  S->cache = registry_table(L, "v");
  S->references = registry_table(L, NULL);
  S->roots = registry_table(L, NULL);
  S->companions = registry_table(L, "k");
  S->names = registry_table(L, NULL);
  S->errors = registry_table(L, NULL);
  S->class_objects = registry_table(L, NULL);
  S->class_names = registry_table(L, NULL);
  S->texts = registry_table(L, "k");
  S->orders = registry_table(L, "k");
  S->function_numbers = registry_table(L, NULL);
  measure_userdata(L, S);
  if (S->is_unsafe) {
    segue_open_unsafe(L, S);
  } else {
    segue_open_sandbox(L, S);
  }
  segue_open_classes(L, S);
  lua_register(L, "class", segue_class_function);
  lua_register(L, "lazy", segue_lazy_function);
  lua_register(L, "weak", segue_weak_function);
  lua_register(L, "print", segue_print);
  if (!S->is_unsafe) segue_number_functions(L, S);
  lua_gc(L, LUA_GCRESTART);
  return 0;
}

static void free_state(segue_state *S) {
  for (int i = 0; i < S->class_count; i++) {
    segue_class *class = &S->classes[i];
    for (int j = 0; j < class->member_count; j++) {
      free(class->members[j]->name);
      free(class->members[j]);
    }
    free(class->members);
    free(class->name);
  }
  free(S->classes);
  free(S->unreferenced);
  segue_text_free(&S->message);
  segue_text_free(&S->traceback);
  segue_text_free(&S->chunk);
  segue_text_free(&S->callback_message);
  segue_text_free(&S->position);
  free(S);
}

segue_state *segue_open(const segue_callbacks *callbacks, const segue_options *options) {
  segue_state *S = calloc(1, sizeof *S);
  if (!S) return NULL;
  S->call = *callbacks;
  S->is_unsafe = options->is_unsafe;
  S->limit = options->memory_limit;
  S->time_limit = options->time_limit;
  S->fail_after = options->fail_after;
  S->seed = options->random_seed;
  S->first_token = 1;
  lua_State *L = lua_newstate(segue_allocate, S);
  if (!L) {
    free_state(S);
    return NULL;
  }
  *(segue_state **)lua_getextraspace(L) = S;
  S->main = S->current = L;
  lua_atpanic(L, panic);
  segue_register(S);
  lua_pushcfunction(L, open_protected);
  lua_pushlightuserdata(L, S);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    segue_close(S);
    return NULL;
  }
  return S;
}

void segue_close(segue_state *S) {
  segue_unregister(S);
  S->fail_after = -1;
  S->stop = 0;
  lua_sethook(S->main, NULL, 0, 0);
  lua_close(S->main);
  free_state(S);
}
