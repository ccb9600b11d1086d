/// The fixed order in which a script sees the keys of a table.
#ifndef SEGUE_ORDER_H
#define SEGUE_ORDER_H

#include "internal.h"

/// A key with what its place depends on.
typedef struct segue_key {
  int rank;
  double number;
  int64_t integer;
  const char *text;
  size_t length;
  uint64_t serial;
  int place;
} segue_key;

/// Describes the key at a stack place.
void segue_read_key(lua_State *L, segue_state *S, int index, segue_key *key);
/// Less than, equal to, or greater than zero.
int segue_compare_keys(const void *left, const void *right);
/// Whether scripts never see such a key.
bool segue_is_hidden(lua_State *L, int index);

#endif
