#include "completion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/readline.h>

struct segue_candidates {
  char **texts;
  size_t count;
  size_t capacity;
};

static segue_completion_function fill;
static void *fill_context;
static segue_candidates found;
static size_t next_candidate;

void segue_candidates_add(segue_candidates *candidates, const char *text) {
  if (candidates->count == candidates->capacity) {
    size_t capacity = candidates->capacity ? 2 * candidates->capacity : 16;
    char **texts = realloc(candidates->texts, capacity * sizeof *texts);
    if (!texts) return;
    candidates->texts = texts;
    candidates->capacity = capacity;
  }
  char *copy = strdup(text);
  if (copy) candidates->texts[candidates->count++] = copy;
}

/// Hands Readline one candidate after the other; it frees them.
static char *next_text(const char *word, int state) {
  (void)word;
  if (state == 0) next_candidate = 0;
  return next_candidate < found.count ? found.texts[next_candidate++] : NULL;
}

static char **complete(const char *word, int start, int end) {
  (void)start;
  // Never file names, nor anything after a unique match.
  rl_attempted_completion_over = 1;
  rl_completion_suppress_append = 1;
  found.count = 0;
  if (fill) fill(rl_line_buffer, end, &found, fill_context);
  return found.count ? rl_completion_matches(word, next_text) : NULL;
}

/// What is worth showing of a candidate: `v.layer.opacity` is `opacity`.
static char *last_part(char *text) {
  char *part = text;
  for (char *c = text; *c; c++) {
    if ((*c == '.' || *c == ':') && c[1]) part = c + 1;
  }
  return part;
}

/// Shows the candidates without the path that they share.
static void show(char **matches, int count, int longest) {
  char **shown = calloc((size_t)count + 2, sizeof *shown);
  if (!shown) return;
  longest = 0;
  shown[0] = matches[0];
  for (int i = 1; i <= count; i++) {
    shown[i] = last_part(matches[i]);
    int length = (int)strlen(shown[i]);
    if (length > longest) longest = length;
  }
  rl_display_match_list(shown, count, longest);
  free(shown);
  rl_forced_update_display();
}

void segue_completion_start(void) {
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show;
  // A path such as `view.layer` or `view:method` is one word.
  rl_completer_word_break_characters = " \t\n\"'`@$<>=;|&{}()[]+-*/%^#~,!?";
}

void segue_editor_set_completion(segue_completion_function function, void *context) {
  fill = function;
  fill_context = context;
}
