/// A layer that draws an outline: `path`, `fillColor`, `strokeColor`, `lineWidth`, `strokeStart`,
/// `strokeEnd`.
public final class CAShapeLayer: CALayer {}
