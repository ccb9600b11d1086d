/* The arithmetic of a frame of 10,000 layers over flat arrays: a third on a curve, a third on a spring
   that also scales and turns them, a third through keyframes; all of them in containers that scale and
   turn in containers that scale and turn. The crowd is that of MixedCrowd.swift. Prints the best time
   of a frame in nanoseconds, and a sum over the frame at 0.3 s. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <time.h>

#define COUNT 10001

struct matrix {
  double a, b, c, d, tx, ty;
};

/* A matrix as steps, and how far each step is from leaving all as it is. */
struct turn {
  double width, height, shear, angle, dwidth, dheight, dshear, dangle;
};

static int kind[COUNT], parent[COUNT];
static double px[COUNT], py[COUNT], w[COUNT], h[COUNT];
static double dx[COUNT], dy[COUNT], dw[COUNT], dh[COUNT];
static double course_x[COUNT][4], course_y[COUNT][4];
static struct turn turns[COUNT];
static struct matrix plane[COUNT];
static double rect[COUNT][4], own[COUNT], opacity[COUNT];

static const double path_times[] = {0, 0.2, 0.7, 1}, fade_times[] = {0, 0.5, 1};
static const double fades[] = {0, 1, 0.5}, scales[] = {0.5, 1.5, 1};

static double curve(double t) {
  /* x(s) = t of the cubic 0.42,0 0.58,1 by Newton, then y(s). */
  double cx = 3 * 0.42, bx = 3 * (0.58 - 0.42) - cx, ax = 1 - cx - bx, s = t;
  for (int i = 0; i < 8; i++) {
    double x = ((ax * s + bx) * s + cx) * s - t;
    s -= x / ((3 * ax * s + 2 * bx) * s + cx);
  }
  return ((-2 * s + 3) * s) * s;
}

static double spring(double t) {
  /* Damped by 0.7, within a thousandth after a second: w = -ln(0.001 sqrt(1 - z z) / z) / z. */
  double z = 0.7, root = sqrt(1 - z * z), omega = -log(0.001 * root / z) / z, wd = omega * root;
  return 1 - exp(-z * omega * t) * (cos(wd * t) + z * omega / wd * sin(wd * t));
}

static double mix(double a, double b, double f) { return a + (b - a) * f; }

static int segment(const double *times, int last, double p, double *fraction) {
  int i = 0;
  while (i < last - 1 && times[i + 1] <= p) i++;
  *fraction = (p - times[i]) / (times[i + 1] - times[i]);
  return i;
}

/* Puts a layer with its bounds' size and matrix where it is in the window. */
static void place(int i, double x, double y, double width, double height, struct matrix m) {
  const struct matrix *p = &plane[parent[i]];
  double hx = 0.5 * width, hy = 0.5 * height;
  double tx = m.tx + x - (m.a * hx + m.c * hy), ty = m.ty + y - (m.b * hx + m.d * hy);
  struct matrix r = {m.a * p->a + m.b * p->c, m.a * p->b + m.b * p->d, m.c * p->a + m.d * p->c,
                     m.c * p->b + m.d * p->d, tx * p->a + ty * p->c + p->tx,
                     tx * p->b + ty * p->d + p->ty};
  plane[i] = r;
  double aw = r.a * width, bw = r.b * width, ch = r.c * height, dh_ = r.d * height;
  double left = (aw < 0 ? aw : 0) + (ch < 0 ? ch : 0), top = (bw < 0 ? bw : 0) + (dh_ < 0 ? dh_ : 0);
  rect[i][0] = left + r.tx;
  rect[i][1] = top + r.ty;
  rect[i][2] = (aw > 0 ? aw : 0) + (ch > 0 ? ch : 0) - left;
  rect[i][3] = (bw > 0 ? bw : 0) + (dh_ > 0 ? dh_ : 0) - top;
}

static void frame(double t) {
  double eased = curve(t), rest = 1 - eased, sprung = spring(t), left = 1 - sprung, u, v;
  int path = segment(path_times, 3, eased, &u), fade = segment(fade_times, 2, eased, &v);
  double fading = mix(fades[fade], fades[fade + 1], v);
  for (int i = 1; i < COUNT; i++) {
    struct matrix m = {1, 0, 0, 1, 0, 0};
    double alpha = 1;
    if (kind[i] == 0) {
      alpha = 1 - 0.5 * rest;
      place(i, px[i] + dx[i] * rest, py[i] + dy[i] * rest, w[i] + dw[i] * rest,
            h[i] + dh[i] * rest, m);
    } else if (kind[i] == 1) {
      const struct turn *it = &turns[i];
      double width = it->width + it->dwidth * sprung, height = it->height + it->dheight * sprung;
      double shear = it->shear + it->dshear * sprung, sine, cosine;
      sincos(it->angle + it->dangle * sprung, &sine, &cosine);
      m.a = width * cosine;
      m.b = width * sine;
      m.c = height * (shear * cosine - sine);
      m.d = height * (shear * sine + cosine);
      place(i, px[i] + dx[i] * left, py[i] + dy[i] * left, w[i], h[i], m);
    } else {
      alpha = fading;
      m.a = m.d = mix(scales[fade], scales[fade + 1], v);
      place(i, mix(course_x[i][path], course_x[i][path + 1], u),
            mix(course_y[i][path], course_y[i][path + 1], u), w[i], h[i], m);
    }
    own[i] = alpha;
    opacity[i] = alpha * opacity[parent[i]];
  }
}

static struct turn turned(double angle, double sx, double sy) {
  /* A rotation and then a scale, told as scale, shear and rotation. */
  double a = cos(angle) * sx, b = sin(angle) * sy, c = -sin(angle) * sx, d = cos(angle) * sy;
  double width = hypot(a, b), height = (a * d - b * c) / width;
  struct turn it = {width, height, (a * c + b * d) / width / height, atan2(b, a), 0, 0, 0, 0};
  it.dwidth = 1 - it.width;
  it.dheight = 1 - it.height;
  it.dshear = -it.shear;
  it.dangle = -it.angle;
  return it;
}

static void build(void) {
  plane[0] = (struct matrix){1, 0, 0, 1, 0, 0};
  opacity[0] = 1;
  for (int i = 1; i < COUNT; i++) {
    int k = i - 1, in = k % 1000;
    double shift = (k + 2) % 23 + 1;
    int is_container = in == 0 || in % 111 == 1;
    kind[i] = is_container ? 1 : k % 3;
    parent[i] = in == 0 ? 0 : in % 111 == 1 ? i - in : i - (in - 1) % 111;
    w[i] = k % 17 + 3;
    h[i] = 20;
    px[i] = k % 37 + w[i] / 2;
    py[i] = k % 91 + h[i] / 2;
    dx[i] = dw[i] = shift;
    dy[i] = dh[i] = -shift;
    turns[i] = turned(shift / 30, 0.9, 0.8);
    double xs[] = {shift, 50, 9, 0}, ys[] = {0, shift, 70, 0};
    for (int j = 0; j < 4; j++) {
      course_x[i][j] = xs[j];
      course_y[i][j] = ys[j];
    }
  }
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

int main(void) {
  build();
  double best = 1e300, sum = 0;
  int step = 0;
  for (int round = 0; round < 500; round++) {
    double start = now();
    frame(0.01 + (++step % 900) / 1000.0);
    sum += rect[5001][0] + opacity[COUNT - 1];
    double time = now() - start;
    if (time < best) best = time;
  }
  frame(0.3);
  double check = 0;
  for (int i = 1; i < COUNT; i++) check += rect[i][0] + rect[i][3];
  printf("nanoseconds %f\nchecksum %f\n", best, check);
  return sum == 0;
}
