import Motion

/// The grey bar at the top of a sheet. (measured S8)
final class Grabber: UIView {
  override var preferredName: String? { "grabber" }

  override func didInit() {
    backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295)
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }
}
