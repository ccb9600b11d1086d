import Testing

@testable import Motion

@Suite struct CoastingTests {
  /// Table T6.
  @Test func rubberBandsMeetTheTable() {
    let band = RubberBand(dimension: 960)
    for (x, y) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      #expect(abs(band.stretch(x) - y) < 0.006)
      #expect(abs(band.distance(band.stretch(x)) - x) < 1e-9)
      #expect(band.stretch(-x) == -band.stretch(x))
    }
    #expect(band.stretch(0) == 0 && RubberBand(dimension: 0).stretch(5) == 0)
  }

  @Test func coastingMeetsTheTables() {
    #expect(abs(Deceleration(velocity: 2000).target - 998.9995) < 1e-3)
    #expect(abs(Deceleration(velocity: 1000).target - 499.4997) < 1e-3)
    #expect(abs(Deceleration(velocity: 2000).projection - 998) < 1e-9)
    // Measured 1.7: velocity, travel, duration.
    let rows: [(Double, Double, Double)] = [
      (750, 369.3, 2.157), (1500, 743.5, 2.503), (3000, 1492.0, 2.849), (4875, 2427.6, 3.092),
    ]
    for (velocity, travel, duration) in rows {
      let coasting = Deceleration(velocity: velocity)
      #expect(abs(coasting.restingTravel - travel) < 0.06)
      #expect(abs(coasting.duration - duration) < 6e-4)
      #expect(abs(coasting.velocity(after: coasting.duration) - 10) < 1e-9)
    }
    #expect(Deceleration(velocity: 5).duration == 0)
  }

  @Test func travelIsTheSumOfTheVelocity() {
    let coasting = Deceleration(velocity: -1200, rate: Deceleration.fastRate)
    let steps = 100_000
    let h = 0.4 / Double(steps)
    let sum = (0..<steps).reduce(0.0) {
      $0 + coasting.velocity(after: (Double($1) + 0.5) * h) * h
    }
    #expect(abs(coasting.travel(after: 0.4) - sum) < 1e-6)
  }
}
