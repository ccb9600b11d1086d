#define _GNU_SOURCE
#include <ctype.h>
#include <string.h>

#include "pattern.h"

// string.find, match, gmatch and gsub on the stoppable matcher; results as in Lua 5.4.

static size_t start_position(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position;
  if (position == 0 || position < -(lua_Integer)length) return 1;
  return length + (size_t)position + 1;
}

static bool has_specials(const char *p, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (p[i] && strchr("^$*+?.([%-", p[i])) return true;
  }
  return false;
}

static int find_plain(
  lua_State *L, const char *s, size_t length, size_t first, const char *p, size_t size
) {
  const char *found = memmem(s + first, length - first, p, size);
  if (!found) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, found - s + 1);
  lua_pushinteger(L, found - s + (lua_Integer)size);
  return 2;
}

static int search(lua_State *L, bool isFind) {
  size_t length, size;
  const char *s = luaL_checklstring(L, 1, &length);
  const char *p = luaL_checklstring(L, 2, &size);
  size_t first = start_position(luaL_optinteger(L, 3, 1), length) - 1;
  if (first > length) {
    lua_pushnil(L);
    return 1;
  }
  if (isFind && (lua_toboolean(L, 4) || !has_specials(p, size))) {
    return find_plain(L, s, length, first, p, size);
  }
  segue_match m;
  bool isAnchored = size > 0 && *p == '^';
  segue_match_start(&m, L, s, length, p, size);
  if (isAnchored) p++;
  for (const char *at = s + first; at <= m.end; at++) {
    const char *end = segue_match_here(&m, at, p);
    if (end) {
      if (!isFind) return segue_push_captures(&m, at, end);
      lua_pushinteger(L, at - s + 1);
      lua_pushinteger(L, end - s);
      return segue_push_captures(&m, NULL, NULL) + 2;
    }
    if (isAnchored) break;
  }
  lua_pushnil(L);
  return 1;
}

static int find(lua_State *L) { return search(L, true); }
static int first_match(lua_State *L) { return search(L, false); }

// MARK: gmatch

typedef struct iteration {
  const char *at, *pattern, *last;
  segue_match match;
} iteration;

/// Upvalues: subject and pattern (kept alive), iteration.
static int next_match(lua_State *L) {
  iteration *it = lua_touserdata(L, lua_upvalueindex(3));
  it->match.L = L;
  for (const char *at = it->at; at <= it->match.end; at++) {
    const char *end = segue_match_here(&it->match, at, it->pattern);
    if (end && end != it->last) {
      it->at = it->last = end;
      return segue_push_captures(&it->match, at, end);
    }
  }
  return 0;
}

static int all_matches(lua_State *L) {
  size_t length, size;
  const char *s = luaL_checklstring(L, 1, &length);
  const char *p = luaL_checklstring(L, 2, &size);
  size_t first = start_position(luaL_optinteger(L, 3, 1), length) - 1;
  if (first > length) first = length + 1;
  lua_settop(L, 2);
  iteration *it = lua_newuserdatauv(L, sizeof *it, 0);
  segue_match_start(&it->match, L, s, length, p, size);
  it->at = s + first;
  it->pattern = p;
  it->last = NULL;
  lua_pushcclosure(L, next_match, 3);
  return 1;
}

// MARK: gsub

static void add_template(
  segue_match *m, luaL_Buffer *b, const char *s, const char *e, const char *text, size_t length
) {
  for (const char *end = text + length; text < end; text++) {
    if (*text != '%') {
      luaL_addchar(b, *text);
      continue;
    }
    text++;
    if (text == end) luaL_error(m->L, "invalid use of '%%' in replacement string");
    if (*text == '%') {
      luaL_addchar(b, '%');
    } else if (*text == '0') {
      luaL_addlstring(b, s, (size_t)(e - s));
    } else if (isdigit((unsigned char)*text)) {
      segue_push_capture(m, *text - '1', s, e);
      luaL_tolstring(m->L, -1, NULL);
      lua_remove(m->L, -2);
      luaL_addvalue(b);
    } else {
      luaL_error(m->L, "invalid use of '%%' in replacement string");
    }
  }
}

/// Adds what takes the place of the match from `s` to `e`; whether that is something else.
static bool add_replacement(
  segue_match *m, luaL_Buffer *b, const char *s, const char *e, int type
) {
  lua_State *L = m->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    int count = segue_push_captures(m, s, e);
    lua_call(L, count, 1);
  } else if (type == LUA_TTABLE) {
    segue_push_capture(m, 0, s, e);
    lua_gettable(L, 3);
  } else {
    size_t length;
    const char *text = lua_tolstring(L, 3, &length);
    add_template(m, b, s, e, text, length);
    return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(b, s, (size_t)(e - s));
    return false;
  }
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
  luaL_addvalue(b);
  return true;
}

static int substitute(lua_State *L) {
  size_t length, size;
  const char *s = luaL_checklstring(L, 1, &length);
  const char *p = luaL_checklstring(L, 2, &size);
  int type = lua_type(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1), count = 0;
  luaL_argexpected(
    L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE,
    3, "string/function/table");
  segue_match m;
  luaL_Buffer buffer;
  const char *last = NULL;
  bool isAnchored = size > 0 && *p == '^', isChanged = false;
  segue_match_start(&m, L, s, length, p, size);
  if (isAnchored) p++;
  luaL_buffinit(L, &buffer);
  while (count < most) {
    const char *end = segue_match_here(&m, s, p);
    if (end && end != last) {
      count++;
      isChanged = add_replacement(&m, &buffer, s, end, type) || isChanged;
      s = last = end;
    } else if (s < m.end) {
      luaL_addchar(&buffer, *s++);
    } else {
      break;
    }
    if (isAnchored) break;
  }
  if (isChanged) {
    luaL_addlstring(&buffer, s, (size_t)(m.end - s));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

void segue_open_patterns(lua_State *L, segue_state *S) {
  (void)S;
  static const luaL_Reg functions[] = {
    {"find", find}, {"match", first_match}, {"gmatch", all_matches}, {"gsub", substitute},
    {NULL, NULL},
  };
  lua_getglobal(L, "string");
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
