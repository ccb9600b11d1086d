#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Each block has an 8-byte header with its serial number, so that tables, functions and
// userdata can be put in the order of their creation: a script that uses them as keys runs the
// same way every time, wherever the blocks lie.
#define HEADER 8

void *segue_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  segue_state *S = context;
  size_t previous = block ? old_size : 0;
  char *base = block ? (char *)block - HEADER : NULL;
  if (new_size == 0) {
    free(base);
    S->used -= previous;
    return NULL;
  }
  if (new_size > previous) {
    if (S->fail_after == 0) return NULL;
    if (S->fail_after > 0) S->fail_after--;
    if (S->limit && S->used + S->host + (new_size - previous) > S->limit) {
      segue_note_shortage(S);
      return NULL;
    }
  }
  S->allocations++;
  base = realloc(base, new_size + HEADER);
  if (!base) return NULL;
  if (!block) *(uint64_t *)base = ++S->serial;
  S->last_block = base + HEADER;
  S->used = S->used - previous + new_size;
  return base + HEADER;
}

uint64_t segue_serial(const void *block) {
  return *(const uint64_t *)((const char *)block - HEADER);
}

bool segue_text_set(segue_text *text, const char *bytes, size_t length) {
  text->length = 0;
  return segue_text_append(text, bytes, length);
}

bool segue_text_append(segue_text *text, const char *bytes, size_t length) {
  size_t needed = text->length + length + 1;
  if (needed > text->capacity) {
    size_t capacity = needed < 128 ? 128 : needed * 2;
    char *grown = realloc(text->bytes, capacity);
    if (!grown) return false;
    text->bytes = grown;
    text->capacity = capacity;
  }
  if (length) memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
  text->bytes[text->length] = '\0';
  return true;
}

void segue_text_free(segue_text *text) {
  free(text->bytes);
  text->bytes = NULL;
  text->length = text->capacity = 0;
}

size_t segue_used_bytes(segue_state *S) { return S->used; }
void segue_set_memory_limit(segue_state *S, size_t bytes) { S->limit = bytes; }
void segue_set_host_bytes(segue_state *S, size_t bytes) { S->host = bytes; }
void segue_fail_after(segue_state *S, int64_t count) { S->fail_after = count; }
uint64_t segue_allocations(segue_state *S) { return S->allocations; }
