/// A line of text in a bar.
final class BarLabel: UILabel {
  override var preferredName: String? { "barLabel(\(text ?? ""))" }
}
