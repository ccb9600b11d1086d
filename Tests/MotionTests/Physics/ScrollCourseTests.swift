import Glibc
import Testing

@testable import Motion

/// Content that goes by itself: measured 1.7.
struct ScrollCourseTests {
  private let pixel = 1.0 / 3

  @Test("coasting goes as far, and as long, as was measured")
  func coastingMeetsTheTable() {
    let rows: [(Double, Double, Double)] = [
      (750, 369.3, 2.157), (1500, 743.5, 2.503), (3000, 1492.0, 2.849), (4875, 2427.6, 3.092),
    ]
    for (velocity, travel, duration) in rows {
      for sign in [1.0, -1] {
        let course = ScrollCourse(
          coastingFrom: 0, velocity: sign * velocity, in: -9000...9000, pixel: pixel)
        #expect(abs(course.rest - sign * travel) < 0.3)
        #expect(abs(course.duration - duration) < 6e-4)
        #expect(course.position(at: course.duration) == course.rest)
        #expect(course.position(at: 60) == course.rest)
        #expect(abs(course.rest / pixel - (course.rest / pixel).rounded()) < 1e-9)
      }
    }
  }

  @Test("coasting is the sum over milliseconds of a velocity that loses 0.2 % in each")
  func coastingIsASum() {
    let course = ScrollCourse(coastingFrom: 100, velocity: 2000, in: 0...9000, pixel: pixel)
    var (position, velocity) = (100.0, 2000.0)
    for millisecond in 1...2000 {
      velocity *= 0.998
      position += velocity / 1000
      #expect(abs(course.position(at: Double(millisecond) / 1000) - position) < 1e-6)
    }
  }

  @Test("content that meets an edge swings beyond it by v / (11 e): 3005 gives 100")
  func edgesBounce() throws {
    // At the edge already: all of the velocity goes into the swing.
    let course = ScrollCourse(coastingFrom: 500, velocity: 3005, in: 0...500, pixel: pixel)
    let peak = (0...3000).map { course.position(at: Double($0) / 1000) }.max() ?? 0
    // Measured 99.7, ideal 100.5.
    #expect(abs(peak - 500 - 99.7) < 1)
    #expect(abs(course.position(at: 1.0 / 11) - 500 - 3005 / (11 * M_E)) < 1e-9)
    #expect(course.rest == 500)
    // A tiny-step integrator of x'' = -22 x' - 121 x.
    var (x, v) = (0.0, 3005.0)
    let h = 1e-5
    for step in 1...40_000 {
      v += (-22 * v - 121 * x) * h
      x += v * h
      if step % 4000 == 0 {
        #expect(abs(course.position(at: Double(step) * h) - 500 - x) < 0.05)
      }
    }
  }

  @Test("content coasts to the edge and swings from there without a jump")
  func coastingMeetsAnEdge() throws {
    let course = ScrollCourse(coastingFrom: 0, velocity: 2000, in: -100...300, pixel: pixel)
    try #require(course.stretches.count == 2)
    let edge = course.stretches[1].start
    // 998 (1 - r^t) = 300
    #expect(abs(edge - log(1 - 300 / 998) / (1000 * log(0.998))) < 1e-9)
    #expect(abs(course.position(at: edge) - 300) < 1e-9)
    let velocity = 2000 * (1 - 300 / 998.0)
    #expect(abs(course.velocity(at: edge + 1e-9) - velocity) < velocity * 0.002)
    #expect(abs(course.velocity(at: edge - 2e-6) - velocity) < velocity * 0.002)
    let hard = ScrollCourse(
      coastingFrom: 0, velocity: 2000, in: -100...300, bounces: false, pixel: pixel)
    #expect(hard.stretches.count == 1 && hard.rest == 300 && hard.duration == edge)
  }

  @Test("pulled content comes back from rest at rates of 9 and 46 a second")
  func pulledContentComesBack() {
    let course = ScrollCourse(coastingFrom: -235, velocity: 0, in: 0...500, pixel: pixel)
    for tenth in 0...8 {
      let t = Double(tenth) / 10
      let way = -235 * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(abs(course.position(at: t) - way) < 1e-9 || t >= course.duration)
    }
    #expect(course.rest == 0)
    #expect(abs(course.position(at: course.duration - 1e-6)) < 0.17)
  }

  @Test("content thrown back from beyond an edge coasts on")
  func thrownBackContentCoasts() {
    let course = ScrollCourse(coastingFrom: -50, velocity: 1500, in: 0...5000, pixel: pixel)
    #expect(abs(course.rest - (743.5 - 50)) < 0.3)
    let slow = ScrollCourse(coastingFrom: -50, velocity: 60, in: 0...5000, pixel: pixel)
    #expect(slow.rest == 0)
  }

  @Test("slow content stays where it is, and so does all at 10 points a second")
  func slowContentStays() {
    for velocity in [0.0, 5, 10, -10] {
      let course = ScrollCourse(coastingFrom: 7, velocity: velocity, in: 0...100, pixel: pixel)
      #expect(course.duration == 0 && course.rest == 7 && course.position(at: 1) == 7)
    }
  }

  @Test("a place of the app's is met exactly, nearer or farther")
  func placesAreMet() {
    for target in [100.0, 600, 743.5, 1200, -300] {
      let course = ScrollCourse(from: 0, to: target, velocity: 1500)
      #expect(course.rest == target && course.position(at: 0) == 0)
      #expect(abs(course.position(at: course.duration - 1e-7) - target) < 0.01)
    }
    // A nearer one begins at the velocity that the finger gave.
    #expect(abs(ScrollCourse(from: 0, to: 300, velocity: 1500).velocity(at: 0) - 1500) < 8)
    #expect(ScrollCourse(from: 5, to: 5, velocity: 1500).duration == 0)
  }

  @Test("a page is turned without swinging past it")
  func pagesDoNotSwing() {
    let course = ScrollCourse(from: 100, toPage: 390, velocity: 9000)
    for step in 0...100 { #expect(course.position(at: Double(step) / 100) <= 390 + 1e-9) }
    #expect(course.rest == 390)
  }

  @Test("a course can be moved")
  func coursesMove() {
    let course = ScrollCourse(coastingFrom: 0, velocity: 2000, in: -100...300, pixel: pixel)
    let moved = course.moved(by: 40)
    for step in 0...20 {
      let t = Double(step) / 10
      #expect(abs(moved.position(at: t) - course.position(at: t) - 40) < 1e-9)
    }
  }
}
