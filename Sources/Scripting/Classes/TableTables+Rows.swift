import Layers
import LuaRuntime
import Motion
import Views

extension TableTables {
  /// Registering and dequeuing.
  static var reuse: [LuaMember<UITableView>] {
    [
      .method(
        "register",
        [
          "_ class: class?", "_ identifier: string?", "forCellReuseIdentifier: string?",
          "forHeaderFooterViewReuseIdentifier: string?",
        ],
        doc: "Says which class the cells, or headers and footers, of an identifier have.",
        arguments: { try register($0, $1) }),
      .method(
        "dequeueReusableCell",
        ["_ identifier: value?", "for indexPath: value?", "withIdentifier: string?"],
        returns: "UITableViewCell or nil",
        doc: "A cell that is no longer used, or a new one of the registered class: "
          + "tv:dequeueReusableCell(path, {withIdentifier = \"cell\"}) or (\"cell\", path); without "
          + "a path nil if nothing is registered.",
        arguments: { try dequeue($0, $1) }),
      .method(
        "dequeueReusableHeaderFooterView", ["withIdentifier"],
        doc: "A header or footer that is no longer used, or a new one of the registered class."
      ) { (it: UITableView, identifier: String) in
        it.dequeueReusableHeaderFooterView(withIdentifier: identifier)
      },
    ]
  }

  private static func dequeue(
    _ it: UITableView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    var identifier: String? = try arguments.optional("withIdentifier")
    var path: IndexPath?
    for name in ["identifier", "for"] {
      guard let slot = try arguments.slot(name) else { continue }
      if let text = slot.string {
        identifier = identifier ?? text
      } else {
        path = try arguments.required(name)
      }
    }
    guard let identifier else {
      throw LuaFailure("missing argument 'withIdentifier' (string) to 'dequeueReusableCell'")
    }
    guard let path else { return it.dequeueReusableCell(withIdentifier: identifier) }
    return it.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  private static func register(
    _ it: UITableView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let made: LuaScriptClass? = try arguments.optional("class")
    if let identifier: String = try arguments.optional("forHeaderFooterViewReuseIdentifier") {
      try check(made, is: "UITableViewHeaderFooterView", it)
      it.register(
        made.map { made in
          {
            host.attempt { () throws(LuaError) in
              try made.make(["reuseIdentifier": identifier])
            }
          }
        }, forExtra: identifier)
      return nil
    }
    let named: String? = try arguments.optional("forCellReuseIdentifier")
    let identifier: String = try named ?? arguments.required("identifier")
    try check(made, is: "UITableViewCell", it)
    it.register(
      made.map { made in
        {
          host.attempt { () throws(LuaError) in
            try made.make(["style": "default", "reuseIdentifier": identifier])
          }
        }
      }, forCell: identifier)
    return nil
  }

  /// A class that is, or descends from, one of UIKit's.
  private static func check(
    _ made: LuaScriptClass?, is name: String, _ table: UITableView
  ) throws {
    guard let made else { return }
    var type = made.builtin
    while let it = type {
      if it.name == name { return try made.attach(to: table) }
      type = it.parent
    }
    throw LuaFailure("register: \(made.name) is no \(name)")
  }

  /// What shows, and scrolling.
  static var looking: [LuaMember<UITableView>] {
    [
      .readOnly("visibleCells", { $0.visibleCells }, doc: "The cells that show, in order."),
      .readOnly(
        "indexPathsForVisibleRows", { $0.indexPathsForVisibleRows },
        doc: "The rows whose cells show, in order, or nil."),
      .method("cellForRow", ["at"], doc: "The cell of a row; nil if it does not show.") {
        (it: UITableView, path: IndexPath) in it.cellForRow(at: path)
      },
      .method("indexPath", ["for cell"], doc: "The row of a cell; nil if it does not show.") {
        (it: UITableView, cell: UITableViewCell) in it.indexPath(for: cell)
      },
      .method("headerView", ["forSection"], doc: "The view above a section, if it shows.") {
        (it: UITableView, section: Int) in it.headerView(forSection: section)
      },
      .method("footerView", ["forSection"], doc: "The view below a section, if it shows.") {
        (it: UITableView, section: Int) in it.footerView(forSection: section)
      },
      .method(
        "scrollToRow",
        ["_ indexPath: IndexPath", "_ position: string?", "at: string?", "animated: boolean?"],
        doc: "Scrolls until a row lies at the top, middle or bottom, or shows at all (none): "
          + "scrollToRow(path, {at = \"top\", animated = true}).",
        arguments: { try scroll($0, $1) }),
    ]
  }

  /// `tv:scrollToRow(path, {at = "top"})`, or the position as second argument: both labels are `at`.
  private static func scroll(
    _ it: UITableView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let named: UITableView.ScrollPosition? = try arguments.optional("at")
    it.scrollToRow(
      at: try arguments.required("indexPath"),
      at: try named ?? arguments.optional("position", default: .none),
      animated: try arguments.optional("animated", default: false))
    return nil
  }

  /// Where things lie.
  static var rects: [LuaMember<UITableView>] {
    [
      .method("rectForRow", ["at"], doc: "Where a row lies in the table's space, in points.") {
        (it: UITableView, path: IndexPath) in it.rectForRow(at: path)
      },
      .method("rectForHeader", ["inSection"], doc: "Where a header lies before it sticks.") {
        (it: UITableView, section: Int) in it.rectForHeader(inSection: section)
      },
      .method("rectForFooter", ["inSection"], doc: "Where a footer lies before it sticks.") {
        (it: UITableView, section: Int) in it.rectForFooter(inSection: section)
      },
      .method("rect", ["forSection"], doc: "Where a section lies, header and footer included.") {
        (it: UITableView, section: Int) in it.rect(forSection: section)
      },
      .method("indexPathForRow", ["at"], doc: "The row at a point of the table's space.") {
        (it: UITableView, point: CGPoint) in it.indexPathForRow(at: try Finite.check(point, "at"))
      },
      .method("indexPathsForRows", ["in rect"], doc: "The rows that reach into a rectangle.") {
        (it: UITableView, rect: CGRect) in it.indexPathsForRows(in: try Finite.check(rect, "in"))
      },
    ]
  }
}
