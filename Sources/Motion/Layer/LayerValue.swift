/// The value of one layer property, as plain data: what tracks store and animations blend.
public enum LayerValue: Hashable, Sendable, Codable {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(UIColor?)
  case path(CGPath?)
  indirect case transform(CATransform3D)
}
