extension ReferencePage {
  /// The page in Markdown:
  /// ```
  /// ## UIWindow < UIView < UIResponder < NSObject
  ///
  /// The top of a view tree.
  ///
  /// ### Properties
  ///
  /// - `rootViewController: UIViewController`: The controller whose view fills the window.
  /// ```
  var markdown: String {
    var text = "## \(title)\n"
    if !doc.isEmpty { text += "\n\(doc)\n" }
    for section in sections {
      text += "\n### \(section.title)\n\n"
      for row in section.rows {
        text += row.doc.isEmpty ? "\(row.text)\n" : "- `\(row.text)`: \(row.doc)\n"
      }
    }
    return text
  }
}
