import Motion
import Timeline

extension World {
  /// The screen that everything is shown on has another size from now on: the device was turned.
  public func changeScreen(_ screen: Screen) {
    recorder.timeline.screen = screen
    recorder.timeline.record(
      .rect(CGRect(origin: .zero, size: screen.size)), for: .bounds, of: Timeline.root,
      at: recordTime)
    recorder.changed(at: recordTime)
  }
}
