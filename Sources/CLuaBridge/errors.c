#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static void append(segue_text *text, const char *words) {
  segue_text_append(text, words, strlen(words));
}

// MARK: Raising what a callback asked for

void segue_set_message(segue_state *S, const char *text, size_t length) {
  segue_text_set(&S->callback_message, text, length);
}

void segue_rethrow(segue_state *S, int64_t token) { S->rethrow_token = token; }

int segue_fail(lua_State *L, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  segue_push_position(L);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lua_concat(L, 2);
  return lua_error(L);
}

int segue_raise(lua_State *L, segue_state *S, int status) {
  if (S->stop) return segue_raise_stop(L);
  if (status == SEGUE_RETHROW) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->errors);
    int type = lua_rawgeti(L, -1, S->rethrow_token);
    if (type != LUA_TNIL) {
      S->is_rethrowing = true;
      return lua_error(L);
    }
    lua_settop(L, -3);
    if (S->error.kind == SEGUE_ERROR_MEMORY) return luaL_error(L, "not enough memory");
    return luaL_error(L, "%s", S->error.message ? S->error.message : "unknown error");
  }
  segue_push_position(L);
  lua_pushlstring(L, S->callback_message.bytes, S->callback_message.length);
  lua_concat(L, 2);
  S->host_error = lua_tostring(L, -1);
  return lua_error(L);
}

// MARK: What the host is told

static void append_frame(segue_text *text, lua_Debug *record) {
  char line[32];
  append(text, "\n\t");
  append(text, record->short_src);
  snprintf(line, sizeof line, ":%d: in ", record->currentline);
  append(text, line);
  if (*record->namewhat && record->name) {
    bool isGlobal = strcmp(record->namewhat, "global") == 0;
    append(text, isGlobal ? "function" : record->namewhat);
    append(text, " '");
    append(text, record->name);
    append(text, "'");
  } else if (*record->what == 'm') {
    append(text, "main chunk");
  } else {
    snprintf(line, sizeof line, ":%d>", record->linedefined);
    append(text, "function <");
    append(text, record->short_src);
    append(text, line);
  }
  if (record->istailcall) append(text, "\n\t(...tail calls...)");
}

/// How many frames of a deep stack are shown at each end.
enum { SHOWN_FRAMES = 10 };

/// How many levels the stack has. `lua_getstack` walks to its level, so they are not counted one by
/// one: twice as far until there is none, then halves.
static int stack_depth(lua_State *L) {
  lua_Debug record;
  int low = 0, high = 1;
  while (lua_getstack(L, high, &record)) {
    low = high;
    high *= 2;
  }
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (lua_getstack(L, middle, &record)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/// Writes the script's frames; those of the host (C functions) are left out.
static void capture_traceback(segue_state *S, lua_State *L) {
  lua_Debug record;
  const int depth = stack_depth(L);
  int shown = 0;
  segue_text_set(&S->traceback, "", 0);
  for (int level = 0; level < depth && lua_getstack(L, level, &record); level++) {
    lua_getinfo(L, "Slnt", &record);
    if (record.currentline <= 0) continue;
    if (shown == 0) append(&S->traceback, "stack traceback:");
    append_frame(&S->traceback, &record);
    shown++;
    if (shown == SHOWN_FRAMES && depth - level > 2 * SHOWN_FRAMES) {
      const int next = depth - SHOWN_FRAMES - 1;
      char words[64];
      snprintf(words, sizeof words, "\n\t...\t(skipping %d levels)", next - level);
      append(&S->traceback, words);
      level = next;
    }
  }
}

static bool is_last_error(segue_state *S, lua_State *L, int index) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->errors);
  lua_rawgeti(L, -1, S->rethrow_token);
  bool same = lua_rawequal(L, index, -1);
  lua_settop(L, -3);
  return same;
}

/// Names the call that gave the nil which was indexed.
static void name_nil(lua_State *L, int index, const char *text, size_t length) {
  static const char complaint[] = "attempt to index a nil value";
  const size_t size = sizeof complaint - 1;
  const char *name = segue_of(L)->last_nil;
  if (!name[0] || length < size || strcmp(text + length - size, complaint) != 0) return;
  lua_pushfstring(L, "%s (the result of '%s')", text, name);
  lua_replace(L, index);
}

/// Says that a value which stands for a method is read, not called.
static void name_value(lua_State *L, int index, const char *text, size_t length) {
  const char *call = strstr(text, "attempt to call a ");
  const char *name = call ? strstr(call, " value (method '") : NULL;
  if (!name || strncmp(call, "attempt to call a nil", 21) == 0) return;
  name += sizeof " value (method '" - 1;
  if (length < 2 || strcmp(text + length - 2, "')") != 0) return;
  lua_pushlstring(L, name, (size_t)(text + length - 2 - name));
  lua_pushfstring(L, "%s: it holds a value, read it as '.%s'", text, lua_tostring(L, -1));
  lua_replace(L, index);
  lua_pop(L, 1);
}

/// Says that a type of Apple's is not there: Lua only complains of the nil.
static void name_type(lua_State *L, int index, const char *text, size_t length) {
  static const char *const prefixes[] = {"UI", "CA", "CG", "NS", NULL};
  static const char kind[] = " a nil value (global '";
  const char *name = strstr(text, kind);
  if (!name || length < 2 || strcmp(text + length - 2, "')") != 0) return;
  name += sizeof kind - 1;
  for (int i = 0; prefixes[i]; i++) {
    if (strncmp(name, prefixes[i], 2) != 0 || !isupper((unsigned char)name[2])) continue;
    lua_pushlstring(L, name, (size_t)(text + length - 2 - name));
    lua_pushfstring(L, "%s: Segue has no %s", text, lua_tostring(L, -1));
    lua_replace(L, index);
    lua_pop(L, 1);
    return;
  }
}

void segue_complete_message(lua_State *L, int index) {
  size_t length;
  if (lua_type(L, index) != LUA_TSTRING) return;
  index = lua_absindex(L, index);
  const char *text = lua_tolstring(L, index, &length);
  name_nil(L, index, text, length);
  text = lua_tolstring(L, index, &length);
  name_value(L, index, text, length);
  text = lua_tolstring(L, index, &length);
  name_type(L, index, text, length);
}

int segue_message_handler(lua_State *L) {
  segue_state *S = segue_of(L);
  if (!S->stop) segue_complete_message(L, 1);
  if (S->is_rethrowing && is_last_error(S, L, 1)) return 1;
  S->is_rethrowing = false;
  lua_Debug record;
  capture_traceback(S, L);
  S->error.line = 0;
  segue_text_set(&S->chunk, "", 0);
  if (segue_nearest_script(S, L, &record)) {
    S->error.line = record.currentline;
    segue_text_set(&S->chunk, record.short_src, strlen(record.short_src));
  }
  S->error.kind = SEGUE_ERROR_RUNTIME;
  if (lua_type(L, 1) == LUA_TSTRING && lua_tostring(L, 1) == S->host_error) {
    S->error.kind = SEGUE_ERROR_HOST;
  }
  S->host_error = NULL;
  return 1;
}

/// Takes chunk and line from a message that begins with `chunk:line:`.
static void take_position(segue_state *S, const char *message) {
  const char *colon = message;
  while ((colon = strchr(colon, ':'))) {
    char *end;
    long line = strtol(colon + 1, &end, 10);
    if (end > colon + 1 && *end == ':' && !memchr(message, '\n', (size_t)(colon - message))) {
      segue_text_set(&S->chunk, message, (size_t)(colon - message));
      S->error.line = (int)line;
      return;
    }
    colon++;
  }
}

static int describe_error(lua_State *L) {
  segue_state *S = segue_of(L);
  if (lua_type(L, 1) == LUA_TSTRING || lua_type(L, 1) == LUA_TNUMBER) {
    lua_tostring(L, 1);
    lua_settop(L, 1);
  } else if (!S->stop && luaL_getmetafield(L, 1, "__tostring") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    if (lua_type(L, -1) != LUA_TSTRING) lua_pushliteral(L, "(error object without text)");
  } else {
    lua_pushfstring(L, "(error object is a %s value)", luaL_typename(L, 1));
  }
  return 1;
}

static int keep_error(lua_State *L) {
  segue_state *S = segue_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->errors);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, S->last_token + 1);
  S->last_token++;
  return 0;
}

/// Sets `S->error` from the error value on top of the stack, which it removes.
void segue_capture(segue_state *S, lua_State *L, int status) {
  if (S->is_rethrowing && is_last_error(S, L, lua_gettop(L))) {
    S->is_rethrowing = false;
    S->error.token = S->rethrow_token;
    lua_settop(L, -2);
    if (S->stop) S->error.kind = S->stop;
    return;
  }
  S->is_rethrowing = false;
  if (status == LUA_ERRMEM || status == LUA_ERRSYNTAX) {
    segue_text_set(&S->traceback, "", 0);
    segue_text_set(&S->chunk, "", 0);
    S->error.line = 0;
    S->error.kind = status == LUA_ERRMEM ? SEGUE_ERROR_MEMORY : SEGUE_ERROR_SYNTAX;
  }
  segue_text_set(&S->message, "not enough memory", 17);
  if (status == LUA_ERRMEM && S->shortage.currentline > 0) {
    segue_text_set(&S->chunk, S->shortage.short_src, strlen(S->shortage.short_src));
    S->error.line = S->shortage.currentline;
  }
  int top = lua_gettop(L);
  S->is_capturing = S->stop != 0;
  lua_pushcfunction(L, describe_error);
  lua_pushvalue(L, top);
  bool isDescribed = lua_pcall(L, 1, 1, 0) == LUA_OK;
  if (lua_type(L, -1) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    segue_text_set(&S->message, text, length);
    if (isDescribed && lua_type(L, top) == LUA_TSTRING) take_position(S, S->message.bytes);
  }
  lua_settop(L, top);
  lua_pushcfunction(L, keep_error);
  lua_insert(L, -2);
  S->error.token = lua_pcall(L, 1, 0, 0) == LUA_OK ? S->last_token : 0;
  lua_settop(L, top - 1);
  S->is_capturing = false;
  if (S->stop) S->error.kind = S->stop;
}

const segue_error *segue_last_error(segue_state *S) {
  S->error.message = S->message.bytes ? S->message.bytes : "";
  S->error.message_length = S->message.length;
  S->error.chunk = S->chunk.bytes ? S->chunk.bytes : "";
  S->error.traceback = S->traceback.bytes ? S->traceback.bytes : "";
  return &S->error;
}
