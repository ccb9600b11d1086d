#include <string.h>

#include "internal.h"

// Where the script is: C functions and frames of the host do not count.

/// The nearest frame of a script, on this coroutine or on those that resumed it.
bool segue_nearest_script(segue_state *S, lua_State *L, lua_Debug *record) {
  int running = S->running_count;
  for (;;) {
    for (int level = 0; lua_getstack(L, level, record); level++) {
      lua_getinfo(L, "l", record);
      if (record->currentline > 0) {
        lua_getinfo(L, "S", record);
        return true;
      }
    }
    if (L == S->main) return false;
    while (running > 0 && S->running[running - 1] == L) running--;
    L = running > 0 ? S->running[--running] : S->main;
  }
}

void segue_push_position(lua_State *L) {
  lua_Debug record;
  if (segue_nearest_script(segue_of(L), L, &record)) {
    lua_pushfstring(L, "%s:%d: ", record.short_src, record.currentline);
  } else {
    lua_pushliteral(L, "");
  }
}

int segue_current_line(segue_state *S) {
  lua_Debug record;
  lua_State *L = S->current;
  for (int level = 0; lua_getstack(L, level, &record); level++) {
    lua_getinfo(L, "l", &record);
    if (record.currentline > 0) return record.currentline;
  }
  return L != S->main && segue_nearest_script(S, L, &record) ? record.currentline : 0;
}

const char *segue_current_chunk(segue_state *S) {
  lua_Debug record;
  if (!segue_nearest_script(S, S->current, &record)) return NULL;
  segue_text_set(&S->position, record.short_src, strlen(record.short_src));
  return S->position.bytes;
}

/// Lua's own error of a failed allocation has no position. Allocates nothing.
void segue_note_shortage(segue_state *S) {
  lua_Debug record;
  S->shortage.currentline = 0;
  if (S->depth == 0 || !S->current) return;
  if (segue_nearest_script(S, S->current, &record)) S->shortage = record;
}
