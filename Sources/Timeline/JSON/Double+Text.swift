extension Double {
  /// The shortest text that reads back as the same number; whole numbers have no point: "0.1",
  /// "390".
  public var shortText: String {
    if self == rounded(), abs(self) < 1e15 {
      return self == 0 && sign == .minus ? "-0" : String(Int64(self))
    }
    return description
  }
}
