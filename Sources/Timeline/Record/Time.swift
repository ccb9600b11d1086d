/// Times are seconds as `Double`, from 0, on the world's virtual clock.
public enum Time {
  /// When set-up happened: before 0, so that frame 0 already shows it.
  public static let setUp = -1.0
  /// Two times closer than this are the same time.
  public static let tolerance = 1e-9

  /// Whether `a` lies before `b` by more than the tolerance.
  @inlinable public static func isBefore(_ a: Double, _ b: Double) -> Bool { a < b - tolerance }

  /// Whether two times are the same within the tolerance.
  @inlinable public static func isSame(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= tolerance
  }
}
