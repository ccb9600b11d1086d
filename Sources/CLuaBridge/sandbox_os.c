#include <string.h>

#include "internal.h"

// os.time, clock, date and difftime on virtual time: a fixed day plus the host's clock, in UTC,
// without a locale.

/// 2024-01-01 00:00:00 UTC.
#define EPOCH 1704067200

static const char *const days[] = {
  "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December"};

typedef struct date {
  lua_Integer year;
  int month, day, hour, minute, second, weekday, yearday;
} date;

static double now(lua_State *L) {
  segue_state *S = segue_of(L);
  lua_State *previous = S->current;
  S->current = L;
  double seconds = S->call.now(S->call.context);
  S->current = previous;
  return seconds;
}

/// Days since 1970-01-01; months may be out of range (Howard Hinnant's algorithm).
static lua_Integer days_from_civil(lua_Integer year, lua_Integer month, lua_Integer day) {
  year += (month - 1 >= 0 ? month - 1 : month - 12) / 12;
  month = ((month - 1) % 12 + 12) % 12 + 1;
  year -= month <= 2;
  lua_Integer era = (year >= 0 ? year : year - 399) / 400;
  lua_Integer yoe = year - era * 400;
  lua_Integer doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5;
  return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468 + day - 1;
}

static date date_of(lua_Integer time) {
  lua_Integer day = time / 86400, rest = time % 86400;
  if (rest < 0) rest += 86400, day--;
  date result;
  result.hour = (int)(rest / 3600);
  result.minute = (int)(rest / 60 % 60);
  result.second = (int)(rest % 60);
  result.weekday = (int)(((day + 4) % 7 + 7) % 7);
  lua_Integer shifted = day + 719468;
  lua_Integer era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  lua_Integer doe = shifted - era * 146097;
  lua_Integer yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  lua_Integer doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  int mp = (int)((5 * doy + 2) / 153);
  result.day = (int)(doy - (153 * mp + 2) / 5 + 1);
  result.month = mp < 10 ? mp + 3 : mp - 9;
  result.year = yoe + era * 400 + (result.month <= 2);
  result.yearday = (int)(day - days_from_civil(result.year, 1, 1)) + 1;
  return result;
}

static lua_Integer field(lua_State *L, const char *key, lua_Integer missing) {
  int isNumber;
  lua_getfield(L, 1, key);
  lua_Integer value = lua_tointegerx(L, -1, &isNumber);
  if (!isNumber) {
    if (!lua_isnil(L, -1)) luaL_error(L, "field '%s' is not an integer", key);
    if (missing < 0) luaL_error(L, "field '%s' missing in date table", key);
    value = missing;
  }
  if (value < -100000000 || value > 100000000) luaL_error(L, "field '%s' is out-of-bound", key);
  lua_pop(L, 1);
  return value;
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, EPOCH + (lua_Integer)now(L));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer year = field(L, "year", -1), month = field(L, "month", -1);
  lua_Integer day = days_from_civil(year, month, field(L, "day", -1));
  lua_Integer hours = field(L, "hour", 12), minutes = field(L, "min", 0);
  lua_pushinteger(L, day * 86400 + hours * 3600 + minutes * 60 + field(L, "sec", 0));
  return 1;
}

static int os_clock(lua_State *L) {
  lua_pushnumber(L, now(L));
  return 1;
}

static int os_difftime(lua_State *L) {
  lua_pushnumber(L, luaL_checknumber(L, 1) - luaL_optnumber(L, 2, 0));
  return 1;
}

static void set(lua_State *L, const char *key, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}

static void push_fields(lua_State *L, const date *d) {
  lua_createtable(L, 0, 9);
  set(L, "year", d->year);
  set(L, "month", d->month);
  set(L, "day", d->day);
  set(L, "hour", d->hour);
  set(L, "min", d->minute);
  set(L, "sec", d->second);
  set(L, "yday", d->yearday);
  set(L, "wday", d->weekday + 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
}

static void add_number(luaL_Buffer *b, int value, int width) {
  char digits[8];
  for (int i = width - 1; i >= 0; i--, value /= 10) digits[i] = (char)('0' + value % 10);
  luaL_addlstring(b, digits, (size_t)width);
}

static void add_format(lua_State *L, luaL_Buffer *b, const char *text, const date *d);

static void add_conversion(lua_State *L, luaL_Buffer *b, char conversion, const date *d) {
  int hour = d->hour % 12 == 0 ? 12 : d->hour % 12;
  switch (conversion) {
    case 'a': luaL_addlstring(b, days[d->weekday], 3); break;
    case 'A': luaL_addstring(b, days[d->weekday]); break;
    case 'b':
    case 'h': luaL_addlstring(b, months[d->month - 1], 3); break;
    case 'B': luaL_addstring(b, months[d->month - 1]); break;
    case 'c': add_format(L, b, "%a %b %d %H:%M:%S %Y", d); break;
    case 'd': add_number(b, d->day, 2); break;
    case 'x':
    case 'D': add_format(L, b, "%m/%d/%y", d); break;
    case 'F': add_format(L, b, "%Y-%m-%d", d); break;
    case 'H': add_number(b, d->hour, 2); break;
    case 'I': add_number(b, hour, 2); break;
    case 'j': add_number(b, d->yearday, 3); break;
    case 'm': add_number(b, d->month, 2); break;
    case 'M': add_number(b, d->minute, 2); break;
    case 'n': luaL_addchar(b, '\n'); break;
    case 'p': luaL_addstring(b, d->hour < 12 ? "AM" : "PM"); break;
    case 'R': add_format(L, b, "%H:%M", d); break;
    case 'S': add_number(b, d->second, 2); break;
    case 't': luaL_addchar(b, '\t'); break;
    case 'X':
    case 'T': add_format(L, b, "%H:%M:%S", d); break;
    case 'u': add_number(b, d->weekday == 0 ? 7 : d->weekday, 1); break;
    case 'w': add_number(b, d->weekday, 1); break;
    case 'y': add_number(b, (int)((d->year % 100 + 100) % 100), 2); break;
    case 'Y':
      lua_pushfstring(L, "%I", (LUAI_UACINT)d->year);
      luaL_addvalue(b);
      break;
    case 'z': luaL_addstring(b, "+0000"); break;
    case 'Z': luaL_addstring(b, "UTC"); break;
    case '%': luaL_addchar(b, '%'); break;
    default: luaL_error(L, "invalid conversion specifier '%%%c'", conversion);
  }
}

static void add_format(lua_State *L, luaL_Buffer *b, const char *text, const date *d) {
  for (; *text; text++) {
    if (*text != '%') luaL_addchar(b, *text);
    else add_conversion(L, b, *++text, d);
    if (*text == '\0') break;
  }
}

static int os_date(lua_State *L) {
  const char *text = luaL_optstring(L, 1, "%c");
  lua_Integer time = lua_isnoneornil(L, 2) ? EPOCH + (lua_Integer)now(L) : luaL_checkinteger(L, 2);
  if (time < -100000000000 || time > 100000000000) return luaL_error(L, "time out-of-bound");
  date d = date_of(time);
  if (*text == '!') text++;
  if (strncmp(text, "*t", 2) == 0) {
    push_fields(L, &d);
    return 1;
  }
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  add_format(L, &buffer, text, &d);
  luaL_pushresult(&buffer);
  return 1;
}

void segue_open_os(lua_State *L, segue_state *S) {
  (void)S;
  static const luaL_Reg functions[] = {
    {"time", os_time}, {"clock", os_clock}, {"date", os_date}, {"difftime", os_difftime},
    {NULL, NULL},
  };
  luaL_newlib(L, functions);
  lua_setglobal(L, "os");
}
