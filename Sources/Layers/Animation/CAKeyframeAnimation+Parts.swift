import Motion

/// The parts of the keyframes, under Core Animation's names.
extension CAKeyframeAnimation {
  /// The values, in order.
  public var values: [LayerValue] {
    get { keyframes.values }
    set { keyframes.values = newValue }
  }

  /// When each value is reached, as fractions of the duration; empty, or not ascending from 0 to 1, is
  /// evenly. In the discrete mode there is one more than values.
  public var keyTimes: [Double] {
    get { keyframes.keyTimes }
    set { keyframes.keyTimes = newValue }
  }

  /// The pace of each segment; empty is even.
  public var timingFunctions: [CAMediaTimingFunction] {
    get { keyframes.timingFunctions }
    set { keyframes.timingFunctions = newValue }
  }

  /// How values between the keyframes are found.
  public var calculationMode: Keyframes.CalculationMode {
    get { keyframes.calculationMode }
    set { keyframes.calculationMode = newValue }
  }

  /// Replaces the values: points along an outline.
  public var path: CGPath? {
    get { keyframes.path }
    set { keyframes.path = newValue }
  }

  /// How tight the curve of the cubic modes is at each value.
  public var tensionValues: [Double] {
    get { keyframes.tensionValues }
    set { keyframes.tensionValues = newValue }
  }

  /// How sharp its corners are.
  public var continuityValues: [Double] {
    get { keyframes.continuityValues }
    set { keyframes.continuityValues = newValue }
  }

  /// Where it bends.
  public var biasValues: [Double] {
    get { keyframes.biasValues }
    set { keyframes.biasValues = newValue }
  }
}
