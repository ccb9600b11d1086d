#include "internal.h"

void segue_open_unsafe(lua_State *L, segue_state *S) {
  (void)S;
  luaL_openlibs(L);
}

void segue_open_sandbox(lua_State *L, segue_state *S) {
  (void)S;
  luaL_openlibs(L);
}
