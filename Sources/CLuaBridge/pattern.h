/// A matcher for Lua's patterns that a limit can stop.
#ifndef SEGUE_PATTERN_H
#define SEGUE_PATTERN_H

#include "internal.h"

#define SEGUE_CAPTURES 32
#define SEGUE_OPEN_CAPTURE (-1)
#define SEGUE_POSITION_CAPTURE (-2)

typedef struct segue_match {
  lua_State *L;
  segue_state *S;
  const char *start, *end;  ///< The subject.
  const char *pattern_end;
  int depth;
  int level;  ///< Captures so far, open ones included.
  struct {
    const char *start;
    ptrdiff_t length;
  } captures[SEGUE_CAPTURES];
} segue_match;

/// Matches the pattern at `s`; the end of the match, or NULL.
const char *segue_match_here(segue_match *m, const char *s, const char *p);
/// Prepares a matcher for a subject and a pattern.
void segue_match_start(
  segue_match *m, lua_State *L, const char *subject, size_t length, const char *pattern,
  size_t pattern_length);
/// Pushes capture `index`, or the whole match if there are none.
void segue_push_capture(segue_match *m, int index, const char *s, const char *e);
/// Pushes all captures; the whole match if there are none and `s` is given.
int segue_push_captures(segue_match *m, const char *s, const char *e);

#endif
