#include "pattern.h"

#include <ctype.h>
#include <string.h>

// The language of patterns is that of Lua 5.4's manual, 6.4.1. Each step looks whether the script
// is being stopped: a pattern that backtracks for hours ends with the time limit.

#define MOST_DEPTH 180

static const char *match(segue_match *m, const char *s, const char *p);

void segue_match_start(
  segue_match *m, lua_State *L, const char *subject, size_t length, const char *pattern,
  size_t pattern_length
) {
  m->L = L;
  m->S = segue_of(L);
  m->start = subject;
  m->end = subject + length;
  m->pattern_end = pattern + pattern_length;
  m->depth = 0;
  m->level = 0;
}

/// The place after the single-character class at `p`.
static const char *class_end(segue_match *m, const char *p) {
  if (*p++ == '%') {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (p[-1] != '[') return p;
  if (*p == '^') p++;
  do {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
    if (*p++ == '%' && p < m->pattern_end) p++;
  } while (*p != ']');
  return p + 1;
}

static bool is_in_class(int c, int letter) {
  bool result;
  switch (tolower(letter)) {
    case 'a': result = isalpha(c); break;
    case 'c': result = iscntrl(c); break;
    case 'd': result = isdigit(c); break;
    case 'g': result = isgraph(c); break;
    case 'l': result = islower(c); break;
    case 'p': result = ispunct(c); break;
    case 's': result = isspace(c); break;
    case 'u': result = isupper(c); break;
    case 'w': result = isalnum(c); break;
    case 'x': result = isxdigit(c); break;
    default: return letter == c;
  }
  return isupper(letter) ? !result : result;
}

/// Whether `c` is in the set from '[' at `p` to its ']' at `last`.
static bool is_in_set(int c, const char *p, const char *last) {
  bool positive = true;
  if (p[1] == '^') {
    positive = false;
    p++;
  }
  while (++p < last) {
    if (*p == '%') {
      p++;
      if (is_in_class(c, (unsigned char)*p)) return positive;
    } else if (p[1] == '-' && p + 2 < last) {
      if ((unsigned char)*p <= c && c <= (unsigned char)p[2]) return positive;
      p += 2;
    } else if ((unsigned char)*p == c) {
      return positive;
    }
  }
  return !positive;
}

static bool matches_one(segue_match *m, const char *s, const char *p, const char *after) {
  if (s >= m->end) return false;
  int c = (unsigned char)*s;
  switch (*p) {
    case '.': return true;
    case '%': return is_in_class(c, (unsigned char)p[1]);
    case '[': return is_in_set(c, p, after - 1);
    default: return (unsigned char)*p == c;
  }
}

static const char *match_balance(segue_match *m, const char *s, const char *p) {
  if (p + 1 >= m->pattern_end) luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  if (s >= m->end || *s != *p) return NULL;
  int depth = 1;
  while (++s < m->end) {
    if (*s == p[1]) {
      if (--depth == 0) return s + 1;
    } else if (*s == *p) {
      depth++;
    }
  }
  return NULL;
}

static const char *match_longest(
  segue_match *m, const char *s, const char *p, const char *after
) {
  ptrdiff_t count = 0;
  while (matches_one(m, s + count, p, after)) count++;
  for (; count >= 0; count--) {
    segue_check(m->L, m->S);
    const char *result = match(m, s + count, after + 1);
    if (result) return result;
  }
  return NULL;
}

static const char *match_shortest(
  segue_match *m, const char *s, const char *p, const char *after
) {
  for (;;) {
    segue_check(m->L, m->S);
    const char *result = match(m, s, after + 1);
    if (result) return result;
    if (!matches_one(m, s, p, after)) return NULL;
    s++;
  }
}

static const char *start_capture(
  segue_match *m, const char *s, const char *p, ptrdiff_t kind
) {
  if (m->level >= SEGUE_CAPTURES) luaL_error(m->L, "too many captures");
  m->captures[m->level].start = s;
  m->captures[m->level].length = kind;
  m->level++;
  const char *result = match(m, s, p);
  if (!result) m->level--;
  return result;
}

static const char *end_capture(segue_match *m, const char *s, const char *p) {
  int index = m->level - 1;
  while (index >= 0 && m->captures[index].length != SEGUE_OPEN_CAPTURE) index--;
  if (index < 0) luaL_error(m->L, "invalid pattern capture");
  m->captures[index].length = s - m->captures[index].start;
  const char *result = match(m, s, p);
  if (!result) m->captures[index].length = SEGUE_OPEN_CAPTURE;
  return result;
}

static const char *match_back_reference(segue_match *m, const char *s, int digit) {
  int index = digit - '1';
  if (index < 0 || index >= m->level || m->captures[index].length == SEGUE_OPEN_CAPTURE) {
    luaL_error(m->L, "invalid capture index %%%d", index + 1);
  }
  size_t length = (size_t)m->captures[index].length;
  if ((size_t)(m->end - s) < length) return NULL;
  return memcmp(m->captures[index].start, s, length) == 0 ? s + length : NULL;
}

static bool match_frontier(segue_match *m, const char *s, const char *p, const char **after) {
  if (p >= m->pattern_end || *p != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
  *after = class_end(m, p);
  int before = s == m->start ? 0 : (unsigned char)s[-1];
  int here = s < m->end ? (unsigned char)*s : 0;
  return !is_in_set(before, p, *after - 1) && is_in_set(here, p, *after - 1);
}

/// One item after '%' that is no class. Returns false if it is one.
static bool match_special(
  segue_match *m, const char **s, const char **p, bool *failed
) {
  const char *after;
  switch ((*p)[1]) {
    case 'b':
      *s = match_balance(m, *s, *p + 2);
      *failed = !*s;
      *p += 4;
      return true;
    case 'f':
      *failed = !match_frontier(m, *s, *p + 2, &after);
      *p = after;
      return true;
    default:
      if (!isdigit((unsigned char)(*p)[1])) return false;
      *s = match_back_reference(m, *s, (unsigned char)(*p)[1]);
      *failed = !*s;
      *p += 2;
      return true;
  }
}

/// Matches without going deeper as long as only one way is left.
static const char *match_items(segue_match *m, const char *s, const char *p) {
  while (p < m->pattern_end) {
    bool failed = false;
    segue_check(m->L, m->S);
    if (*p == '(') {
      if (p[1] == ')') return start_capture(m, s, p + 2, SEGUE_POSITION_CAPTURE);
      return start_capture(m, s, p + 1, SEGUE_OPEN_CAPTURE);
    }
    if (*p == ')') return end_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->end ? s : NULL;
    if (*p == '%' && p + 1 < m->pattern_end && match_special(m, &s, &p, &failed)) {
      if (failed) return NULL;
      continue;
    }
    const char *after = class_end(m, p);
    char suffix = after < m->pattern_end ? *after : '\0';
    if (suffix == '*') return match_longest(m, s, p, after);
    if (suffix == '-') return match_shortest(m, s, p, after);
    if (!matches_one(m, s, p, after)) {
      if (suffix != '?') return NULL;
      p = after + 1;
    } else if (suffix == '+') {
      return match_longest(m, s + 1, p, after);
    } else if (suffix == '?') {
      const char *result = match(m, s + 1, after + 1);
      if (result) return result;
      p = after + 1;
    } else {
      s++;
      p = after;
    }
  }
  return s;
}

static const char *match(segue_match *m, const char *s, const char *p) {
  if (++m->depth > MOST_DEPTH) luaL_error(m->L, "pattern too complex");
  const char *result = match_items(m, s, p);
  m->depth--;
  return result;
}

const char *segue_match_here(segue_match *m, const char *s, const char *p) {
  m->level = 0;
  m->depth = 0;
  return match(m, s, p);
}

void segue_push_capture(segue_match *m, int index, const char *s, const char *e) {
  if (index >= m->level) {
    if (index != 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->L, s, (size_t)(e - s));
    return;
  }
  ptrdiff_t length = m->captures[index].length;
  if (length == SEGUE_OPEN_CAPTURE) luaL_error(m->L, "unfinished capture");
  if (length == SEGUE_POSITION_CAPTURE) {
    lua_pushinteger(m->L, m->captures[index].start - m->start + 1);
  } else {
    lua_pushlstring(m->L, m->captures[index].start, (size_t)length);
  }
}

int segue_push_captures(segue_match *m, const char *s, const char *e) {
  int count = m->level == 0 && s ? 1 : m->level;
  luaL_checkstack(m->L, count, "too many captures");
  for (int i = 0; i < count; i++) segue_push_capture(m, i, s, e);
  return count;
}
