/* The arithmetic of a frame of 10,000 animated layers over flat arrays: one curve value for all, then
   position, size and opacity as base + delta * rest, and rects in window coordinates through the
   parents. Prints the best time of a frame in nanoseconds. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define COUNT 10001

static double px[COUNT], py[COUNT], ox[COUNT], oy[COUNT], w[COUNT], h[COUNT], alpha[COUNT];
static double dpx[COUNT], dpy[COUNT], dox[COUNT], doy[COUNT], dw[COUNT], dh[COUNT], dalpha[COUNT];
static double ax[COUNT], ay[COUNT], visible[COUNT];
static int parent[COUNT];
static double tx[COUNT], ty[COUNT], rect[COUNT][4], own[COUNT], opacity[COUNT];

static double curve(double t) {
  /* x(s) = t of the cubic 0.42,0 0.58,1 by Newton, then y(s). */
  double cx = 3 * 0.42, bx = 3 * (0.58 - 0.42) - cx, axx = 1 - cx - bx, s = t;
  for (int i = 0; i < 8; i++) {
    double x = ((axx * s + bx) * s + cx) * s - t;
    double d = (3 * axx * s + 2 * bx) * s + cx;
    s -= x / d;
  }
  return ((-2 * s + 3) * s) * s;
}

static void frame(double t) {
  double rest = 1 - curve(t);
  for (int i = 1; i < COUNT; i++) {
    double width = w[i] + dw[i] * rest, height = h[i] + dh[i] * rest;
    double x0 = ox[i] + dox[i] * rest, y0 = oy[i] + doy[i] * rest;
    double x = px[i] + dpx[i] * rest, y = py[i] + dpy[i] * rest;
    double a = alpha[i] + dalpha[i] * rest;
    int p = parent[i];
    double sx = x - (x0 + ax[i] * width) + tx[p], sy = y - (y0 + ay[i] * height) + ty[p];
    tx[i] = sx;
    ty[i] = sy;
    rect[i][0] = x0 + (width < 0 ? width : 0) + sx;
    rect[i][1] = y0 + (height < 0 ? height : 0) + sy;
    rect[i][2] = fabs(width);
    rect[i][3] = fabs(height);
    own[i] = a;
    opacity[i] = a * visible[i] * opacity[p];
  }
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

int main(void) {
  opacity[0] = 1;
  for (int i = 1; i < COUNT; i++) {
    int k = i - 1, shift = (i + 1) % 23 + 1;
    parent[i] = k % 100 == 0 ? 0 : k / 100 * 100 + 1;
    px[i] = shift * 10;
    py[i] = shift * 20;
    w[i] = h[i] = 60;
    alpha[i] = 0.5;
    dpx[i] = shift;
    dpy[i] = -shift;
    dw[i] = shift;
    dh[i] = -shift;
    dalpha[i] = 0.5;
    ax[i] = ay[i] = 0.5;
    visible[i] = 1;
  }
  double best = 1e300, sum = 0;
  int step = 0;
  for (int round = 0; round < 300; round++) {
    double start = now();
    for (int i = 0; i < 5; i++) {
      frame(0.01 + (++step % 900) / 1000.0);
      sum += rect[5001][0] + opacity[COUNT - 1];
    }
    double time = (now() - start) / 5;
    if (time < best) best = time;
  }
  printf("nanoseconds %f\nchecksum %f\n", best, sum);
  return 0;
}
