import Layers
import LuaRuntime
import Motion
import Views

/// The tables of table views.
enum TableTables {
  /// `UITableView`
  static func table(_ parent: LuaType) -> LuaClass<UITableView> {
    LuaClass<UITableView>(
      "UITableView", parent: parent,
      doc: "The rows of a data source one below the other; only the cells that show exist.",
      members: [constructor] + sources + heights + reuse + looking + rects + selection
        + changes + plain + statics)
  }

  private static var constructor: LuaMember<UITableView> {
    .constructor(["frame: CGRect?", "style: string?"], doc: "A plain table with a frame.") {
      UITableView(
        frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"),
        style: try $0.optional("style", default: UITableView.Style.plain))
    }
  }

  private static var sources: [LuaMember<UITableView>] {
    [
      .property(
        "dataSource", { $0.dataSource.map(DelegateValue.init) },
        set: { it, value in
          it.dataSource = try value?.as((any UITableViewDataSource).self)
        },
        doc: "Says what it shows: any table with numberOfSections, numberOfRowsInSection, "
          + "cellForRowAt, titleForHeaderInSection; weak."),
      .method("reloadData", doc: "Asks for everything anew at the next layout.") {
        (it: UITableView) in it.reloadData()
      },
      .readOnly("numberOfSections", { $0.numberOfSections }, doc: "How many sections there are."),
      .method("numberOfRows", ["inSection"], doc: "How many rows a section has.") {
        (it: UITableView, section: Int) in it.numberOfRows(inSection: section)
      },
      .property(
        "tableHeaderView", { $0.tableHeaderView }, set: { $0.tableHeaderView = $1 },
        doc: "The view above all sections: as wide as the table, as high as it is."),
      .property(
        "tableFooterView", { $0.tableFooterView }, set: { $0.tableFooterView = $1 },
        doc: "The view below all sections: as wide as the table, as high as it is."),
      .readOnly("style", { $0.style }, doc: "The style."),
    ]
  }

  private static var heights: [LuaMember<UITableView>] {
    [
      height(
        "rowHeight", \.rowHeight,
        "The height of rows, unless the delegate says; -1 goes by "
          + "their constraints, else 44 points."),
      height(
        "sectionHeaderHeight", \.sectionHeaderHeight,
        "The height of headers, unless the delegate says; -1 is 28 points where there is a title."),
      height(
        "sectionFooterHeight", \.sectionFooterHeight,
        "The height of footers, unless the delegate says; -1 is 28 points where there is a title."),
      height(
        "sectionHeaderTopPadding", \.sectionHeaderTopPadding,
        "The room above headers; -1 is 22 points from iOS 15 on."),
    ]
  }

  private static func height(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>, _ doc: String
  ) -> LuaMember<UITableView> {
    .property(
      name, { $0[keyPath: path] },
      set: { it, value in
        let height = try Finite.check(value, name)
        guard height >= 0 || height == UITableView.automaticDimension else {
          throw LuaFailure("\(name) cannot be negative, got \(height)")
        }
        it[keyPath: path] = height
      }, doc: doc)
  }

  private static var selection: [LuaMember<UITableView>] {
    [
      .property(
        "allowsSelection", { $0.allowsSelection }, set: { $0.allowsSelection = $1 },
        doc: "Whether rows can be selected."),
      .property(
        "allowsMultipleSelection", { $0.allowsMultipleSelection },
        set: { $0.allowsMultipleSelection = $1 }, doc: "Whether several can be at a time."),
      .readOnly("indexPathForSelectedRow", { $0.indexPathForSelectedRow }, doc: "Or nil."),
      .readOnly(
        "indexPathsForSelectedRows", { $0.indexPathsForSelectedRows },
        doc: "In the order in which they were selected, or nil."),
      .method(
        "selectRow", ["at: IndexPath?", "animated: boolean?", "scrollPosition: string?"],
        doc: "Selects a row; the delegate is not told.",
        arguments: { it, arguments in
          it.selectRow(
            at: try arguments.optional("at"),
            animated: try arguments.optional("animated", default: false),
            scrollPosition: try arguments.optional(
              "scrollPosition", default: UITableView.ScrollPosition.none))
          return nil
        }),
      .method(
        "deselectRow", ["at: IndexPath", "animated: boolean?"],
        doc: "Deselects a row; the delegate is not told.",
        arguments: { it, arguments in
          it.deselectRow(
            at: try arguments.required("at"),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
    ]
  }

  private static var statics: [LuaMember<UITableView>] {
    [
      .staticProperty(
        "automaticDimension", { UITableView.automaticDimension },
        doc: "A height that goes by what is shown: -1.")
    ]
  }
}

extension UITableView.Style: LuaEnumeration {
  /// `UITableView.Style`
  public static var luaTypeName: String { "UITableView.Style" }
}

extension UITableView.ScrollPosition: LuaEnumeration {
  /// `UITableView.ScrollPosition`
  public static var luaTypeName: String { "UITableView.ScrollPosition" }
}
