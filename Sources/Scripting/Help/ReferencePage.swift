/// A page of the reference, as data.
public struct ReferencePage: Sendable, Equatable {
  /// What is told about one name.
  struct Row: Sendable, Equatable {
    /// How it is written: `alpha: number`.
    let text: String
    /// What it is.
    let doc: String
  }

  /// Rows that belong together.
  struct Section: Sendable, Equatable {
    /// What they have in common.
    let title: String
    /// The rows.
    let rows: [Row]
  }

  /// What the page is about: `UIView < UIResponder < NSObject`.
  let title: String
  /// A sentence or two.
  let doc: String
  /// The rest; none is empty.
  let sections: [Section]

  init(_ title: String, doc: String, sections: [Section] = []) {
    self.title = title
    self.doc = doc
    self.sections = sections.filter { !$0.rows.isEmpty }
  }
}
