import Layers
import LuaRuntime
import Motion
import Views

extension TableTables {
  /// Changes of what the data source shows, and what is plain data.
  static var changes: [LuaMember<UITableView>] {
    [
      rows("insertRows", "Rows that the data source has now.") {
        $0.insertRows(at: $1, with: $2)
      },
      rows("deleteRows", "Rows that the data source has no more.") {
        $0.deleteRows(at: $1, with: $2)
      },
      rows("reloadRows", "Rows that are to be asked for again.") {
        $0.reloadRows(at: $1, with: $2)
      },
      .method("moveRow", ["at", "to"], doc: "A row that has another place.") {
        (it: UITableView, from: IndexPath, to: IndexPath) in it.moveRow(at: from, to: to)
      },
      sections("insertSections", "Sections that the data source has now, from 0.") {
        $0.insertSections($1, with: $2)
      },
      sections("deleteSections", "Sections that the data source has no more, from 0.") {
        $0.deleteSections($1, with: $2)
      },
      sections("reloadSections", "Sections that are to be asked for again, from 0.") {
        $0.reloadSections($1, with: $2)
      },
      .method("beginUpdates", doc: "Begins to collect changes.") {
        (it: UITableView) in it.beginUpdates()
      },
      .method("endUpdates", doc: "Makes the changes; heights are asked for again.") {
        (it: UITableView) in it.endUpdates()
      },
      .method(
        "performBatchUpdates", ["_ updates: function?", "completion: function?"],
        doc: "Makes several changes at once.", arguments: { try batch($0, $1) }),
    ]
  }

  private static func rows(
    _ name: String, _ doc: String,
    _ body: @escaping (UITableView, [IndexPath], UITableView.RowAnimation) -> Void
  ) -> LuaMember<UITableView> {
    .method(
      name, ["at: list of IndexPath", "with: string?"], doc: doc,
      arguments: { it, arguments in
        body(
          it, try arguments.required("at"),
          try arguments.optional("with", default: UITableView.RowAnimation.automatic))
        return nil
      })
  }

  private static func sections(
    _ name: String, _ doc: String,
    _ body: @escaping (UITableView, [Int], UITableView.RowAnimation) -> Void
  ) -> LuaMember<UITableView> {
    .method(
      name, ["_ sections: list of integer", "with: string?"], doc: doc,
      arguments: { it, arguments in
        body(
          it, try arguments.required("sections"),
          try arguments.optional("with", default: UITableView.RowAnimation.automatic))
        return nil
      })
  }

  private static func batch(
    _ it: UITableView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let updates: LuaFunction? = try arguments.optional("updates")
    let completion: LuaFunction? = try arguments.optional("completion")
    it.performBatchUpdates(
      {
        if let updates {
          host.attempt { () throws(LuaError) in try updates.call() }
        }
      },
      completion: completion.map { done in { host.tell(done, $0) } })
    return nil
  }

  /// What is kept for the app.
  static var plain: [LuaMember<UITableView>] {
    [
      .property(
        "estimatedRowHeight", { $0.estimatedRowHeight },
        set: { $0.estimatedRowHeight = try Finite.check($1, "estimatedRowHeight") },
        doc: "What heights are thought to be: plain data."),
      .property(
        "separatorStyle", { $0.separatorStyle }, set: { $0.separatorStyle = $1 },
        doc: "Whether lines stand between the rows: plain data."),
      .property(
        "separatorInset", { $0.separatorInset }, set: { $0.separatorInset = $1 },
        doc: "How far the lines stay from the edges: plain data."),
      .property(
        "separatorColor", { $0.separatorColor }, set: { $0.separatorColor = $1 },
        doc: "The colour of the lines: plain data."),
    ]
  }
}

extension UITableView.RowAnimation: LuaEnumeration {
  /// `UITableView.RowAnimation`
  public static var luaTypeName: String { "UITableView.RowAnimation" }
}

extension UITableView.SeparatorStyle: LuaEnumeration {
  /// `UITableViewCell.SeparatorStyle`
  public static var luaTypeName: String { "UITableViewCell.SeparatorStyle" }
}
