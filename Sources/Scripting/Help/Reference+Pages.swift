import LuaRuntime

extension Reference {
  /// The page of a class.
  func page(of type: LuaType) -> ReferencePage {
    let members = type.members.filter { $0.kind != .operation }
    let calls = members.filter { $0.kind == .method }
    return ReferencePage(
      Self.lineage(of: type), doc: type.doc,
      sections: [
        section("Making one", members.filter(\.isConstructor), of: type),
        section("Properties", members.filter { Self.isProperty($0) && !$0.isStatic }, of: type),
        section("Methods", calls.filter { !$0.isOverridable }, of: type),
        section(
          "Called by UIKit, for your class to write", calls.filter(\.isOverridable), of: type),
        section("On the class itself", members.filter(\.isStatic), of: type),
      ] + inherited(by: type))
  }

  /// The page of one member.
  func page(of member: LuaMemberInfo, in type: LuaType) -> ReferencePage {
    var words = [member.doc]
    if member.kind == .readOnly { words.append("Read-only.") }
    if member.isOverridable { words.append("A class of yours may write it.") }
    return ReferencePage(Self.written(member, of: type), doc: words.joined(separator: " "))
  }

  /// The page of a global function.
  func page(of function: LuaMemberInfo) -> ReferencePage {
    ReferencePage(function.text, doc: function.doc)
  }

  /// The page of what is called that: a class, `UIView.alpha`, a function, or a member of any class.
  /// - Throws: A sentence, if there is nothing.
  func page(named name: String) throws -> ReferencePage {
    let parts = name.split(whereSeparator: { ".:".contains($0) }).map(String.init)
    if parts.count == 2, let type = type(named: parts[0]) {
      if let member = type.member(named: parts[1]) {
        return page(of: member, in: owner(of: member) ?? type)
      }
      let near = Suggestion.clause(for: parts[1], in: type.allMembers.map(\.name))
      throw LuaFailure("\(type.name) has nothing called '\(parts[1])'\(near)")
    }
    if let type = type(named: name) { return page(of: type) }
    if let function = groups.flatMap(\.functions).first(where: { $0.name == name }) {
      return page(of: function)
    }
    if let row = LanguageFunctions.rows.first(where: { $0.text.hasPrefix(name + "(") }) {
      return ReferencePage(row.text, doc: row.doc)
    }
    return try pageOfMembers(named: name)
  }

  private func pageOfMembers(named name: String) throws -> ReferencePage {
    let rows = types.flatMap { type in
      type.members.filter { $0.name == name && !$0.isConstructor }.map { member in
        ReferencePage.Row(text: Self.written(member, of: type), doc: member.doc)
      }
    }
    if rows.count == 1 { return ReferencePage(rows[0].text, doc: rows[0].doc) }
    guard rows.isEmpty else {
      return ReferencePage(
        name, doc: "", sections: [ReferencePage.Section(title: "In several classes", rows: rows)])
    }
    let names =
      types.map(\.name) + groups.flatMap(\.functions).map(\.name)
      + types.flatMap { $0.members.map(\.name) }
    throw LuaFailure("nothing is called '\(name)'\(Suggestion.clause(for: name, in: names))")
  }

  /// The class that declares a member.
  private func owner(of member: LuaMemberInfo) -> LuaType? {
    types.first { $0.members.contains { $0 === member } }
  }

  /// `UIWindow < UIView < UIResponder < NSObject`
  private static func lineage(of type: LuaType) -> String {
    let parents = sequence(first: type, next: \.parent)
    return parents.map(\.name).joined(separator: " < ")
  }

  private static func isProperty(_ member: LuaMemberInfo) -> Bool { !member.isFunction }

  /// `UIView.alpha: number`, `UIView:addSubview(view: UIView)`
  private static func written(_ member: LuaMemberInfo, of type: LuaType) -> String {
    if member.isConstructor { return type.name + member.signature.text }
    return type.name + (member.kind == .method ? ":" : ".") + member.text
  }

  private func section(
    _ title: String, _ members: [LuaMemberInfo], of type: LuaType
  ) -> ReferencePage.Section {
    let rows = members.map { member in
      let text =
        member.isStatic || member.isConstructor ? Self.written(member, of: type) : member.text
      let isReadOnly = member.kind == .readOnly && !type.isValueType
      return ReferencePage.Row(text: text, doc: member.doc + (isReadOnly ? " Read-only." : ""))
    }
    return ReferencePage.Section(title: title, rows: rows)
  }

  /// The names that come from each ancestor.
  private func inherited(by type: LuaType) -> [ReferencePage.Section] {
    sequence(first: type, next: \.parent).dropFirst().compactMap { ancestor in
      let names = ancestor.members.filter { !$0.isConstructor && $0.kind != .operation }.map(\.name)
      guard !names.isEmpty else { return nil }
      let list = ReferencePage.Row(text: names.joined(separator: ", "), doc: "")
      return ReferencePage.Section(title: "From \(ancestor.name)", rows: [list])
    }
  }
}
