import LuaRuntime

/// Everything that scripts can use, as pages made from the class tables and the global functions.
struct Reference {
  /// Functions under one title.
  struct Group {
    /// The title.
    let title: String
    /// What is known of each function.
    let functions: [LuaMemberInfo]
  }

  /// The classes, parents first.
  let types: [LuaType]
  /// The global functions.
  let groups: [Group]

  /// The reference of these classes and functions.
  init(types: [LuaType], groups: [FunctionGroup]) {
    self.types = types
    self.groups = groups.map { group in
      Group(title: group.title, functions: group.functions.map(\.info))
    }
  }

  /// The class of that name.
  func type(named name: String) -> LuaType? { types.first { $0.name == name } }

  /// What there is.
  var index: ReferencePage {
    let objects = types.filter { !$0.isValueType }
    let values = types.filter(\.isValueType)
    let functions = groups.map { group in
      ReferencePage.Section(title: group.title, rows: group.functions.map(row))
    }
    return ReferencePage(
      "Segue: what scripts can use",
      doc: "help(UIView), help(\"UIView.alpha\"), help(wait) and help(view) tell more.",
      sections: [
        ReferencePage.Section(title: "Classes", rows: objects.map(row)),
        ReferencePage.Section(title: "Values", rows: values.map(row)),
        ReferencePage.Section(title: "Language", rows: LanguageFunctions.rows),
      ] + functions)
  }

  /// The names alone, for a list that fits on a screen.
  var names: ReferencePage {
    let rows = [
      ("Classes", types.filter { !$0.isValueType }.map(\.name)),
      ("Values", types.filter(\.isValueType).map(\.name)),
      ("Language", ["class", "lazy", "weak", "print"]),
    ]
    let functions = groups.map { ($0.title, $0.functions.map(\.name)) }
    return ReferencePage(
      "Segue: what scripts can use",
      doc: "help(UIView), help(\"UIView.alpha\"), help(wait) and help(view) tell more.",
      sections: (rows + functions).map { title, names in
        let list = ReferencePage.Row(text: names.joined(separator: ", "), doc: "")
        return ReferencePage.Section(title: title, rows: [list])
      })
  }

  /// All pages in Markdown.
  var markdown: String {
    let pages = [index] + types.map { page(of: $0) }
    return "# Reference\n\n" + pages.map(\.markdown).joined(separator: "\n")
  }

  private func row(_ type: LuaType) -> ReferencePage.Row {
    ReferencePage.Row(text: type.name, doc: type.doc)
  }

  private func row(_ function: LuaMemberInfo) -> ReferencePage.Row {
    ReferencePage.Row(text: function.text, doc: function.doc)
  }
}
