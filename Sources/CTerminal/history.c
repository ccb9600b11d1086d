#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <readline/history.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *file;

static void drop_entry(int index) {
  HIST_ENTRY *entry = remove_history(index);
  if (entry) free(free_history_entry(entry));
}

/// Drops the entries before `end` that equal `text`; how many there were.
static int drop_older(const char *text, int end) {
  int before = history_length;
  for (int i = end - 1; i >= 0; i--) {
    if (strcmp(history_list()[i]->line, text) == 0) drop_entry(i);
  }
  return before - history_length;
}

void segue_history_load(const char *path, int limit) {
  clear_history();
  unstifle_history();
  // Only with time stamps does the file keep an entry of several lines together.
  history_write_timestamps = 1;
  history_comment_char = '#';
  history_multiline_entries = 1;
  free(file);
  file = strdup(path);
  if (file) read_history(file);
  int count = history_length;
  for (int i = history_length - 1; i > 0; i--) i -= drop_older(history_list()[i]->line, i);
  stifle_history(limit);
  if (history_length < count) write_history(file);
  using_history();
}

void segue_history_add(const char *entry) {
  drop_older(entry, history_length);
  add_history(entry);
  using_history();
  if (!file) return;
  int descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor < 0) return;
  close(descriptor);
  append_history(1, file);
}
