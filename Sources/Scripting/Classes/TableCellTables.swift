import Layers
import LuaRuntime
import Motion
import Views

/// The tables of what table views show, and of their controller.
enum TableCellTables {
  /// `UITableViewCell`
  static func cell(_ parent: LuaType) -> LuaClass<UITableViewCell> {
    LuaClass<UITableViewCell>(
      "UITableViewCell", parent: parent,
      doc: "The view of one row: what you add goes into its contentView.",
      members: [
        .constructor(
          ["style: string?", "reuseIdentifier: string?"],
          doc: "A cell of a style; a table makes registered classes in the default style."
        ) {
          UITableViewCell(
            style: try $0.optional("style", default: UITableViewCell.CellStyle.default),
            reuseIdentifier: try $0.optional("reuseIdentifier"))
        }
      ] + parts + state)
  }

  private static var parts: [LuaMember<UITableViewCell>] {
    [
      .readOnly("style", { $0.style }, doc: "The style it was made with."),
      .readOnly(
        "reuseIdentifier", { $0.reuseIdentifier }, doc: "What it is told apart by, or nil."),
      .readOnly("contentView", { $0.contentView }, doc: "Holds what the cell shows."),
      .readOnly("textLabel", { $0.textLabel }, doc: "The main text."),
      .readOnly(
        "detailTextLabel", { $0.detailTextLabel },
        doc: "The second text; nil in the default style."),
      .readOnly("imageView", { $0.imageView }, doc: "The picture, at the left."),
      .property(
        "accessoryType", { $0.accessoryType }, set: { $0.accessoryType = $1 },
        doc: "What stands at the right edge: plain data."),
      .property(
        "selectionStyle", { $0.selectionStyle }, set: { $0.selectionStyle = $1 },
        doc: "How a selected cell looks: plain data."),
      .property(
        "backgroundView", { $0.backgroundView }, set: { $0.backgroundView = $1 },
        doc: "Lies behind the content."),
      .property(
        "selectedBackgroundView", { $0.selectedBackgroundView },
        set: { $0.selectedBackgroundView = $1 },
        doc: "Lies behind the content while the cell is selected or highlighted."),
    ]
  }

  private static var state: [LuaMember<UITableViewCell>] {
    [
      .property(
        "isSelected", { $0.isSelected }, set: { $0.isSelected = $1 },
        doc: "Whether its row is selected."),
      .property(
        "isHighlighted", { $0.isHighlighted }, set: { $0.isHighlighted = $1 },
        doc: "Whether a finger is on it."),
      .overridable(
        "setSelected", ["_ selected", "_ animated"],
        doc: "Called when the row is selected or no longer; call up.",
        base: { (it: UITableViewCell, selected: Bool, animated: Bool?) in
          it.setSelected(selected, animated: animated ?? false)
        }),
      .overridable(
        "setHighlighted", ["_ highlighted", "_ animated"],
        doc: "Called when a finger is on it or no longer; call up.",
        base: { (it: UITableViewCell, highlighted: Bool, animated: Bool?) in
          it.setHighlighted(highlighted, animated: animated ?? false)
        }),
      .overridable(
        "prepareForReuse", doc: "Called before it is used again.",
        base: { $0.prepareForReuse() }),
    ]
  }

  /// `UITableViewHeaderFooterView`
  static func extra(_ parent: LuaType) -> LuaClass<UITableViewHeaderFooterView> {
    LuaClass<UITableViewHeaderFooterView>(
      "UITableViewHeaderFooterView", parent: parent, doc: "The header or footer of a section.",
      members: [
        .constructor(["reuseIdentifier: string?"], doc: "A header or footer.") {
          UITableViewHeaderFooterView(reuseIdentifier: try $0.optional("reuseIdentifier"))
        },
        .readOnly(
          "reuseIdentifier", { $0.reuseIdentifier }, doc: "What it is told apart by, or nil."),
        .readOnly("contentView", { $0.contentView }, doc: "Holds what it shows."),
        .readOnly("textLabel", { $0.textLabel }, doc: "The title."),
        .overridable(
          "prepareForReuse", doc: "Called before it is used again.",
          base: { $0.prepareForReuse() }),
      ])
  }

  /// `UITableViewController`
  static func controller(_ parent: LuaType) -> LuaClass<UITableViewController> {
    LuaClass<UITableViewController>(
      "UITableViewController", parent: parent,
      doc: "A controller whose view is a table, its data source and delegate.",
      members: [
        .constructor(["style: string?"], doc: "A controller with a plain table.") {
          UITableViewController(
            style: try $0.optional("style", default: UITableView.Style.plain))
        },
        .readOnly("tableView", { $0.tableView }, doc: "The controller's view."),
        .property(
          "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
          set: { $0.clearsSelectionOnViewWillAppear = $1 },
          doc: "Whether the selection goes when the view appears."),
      ])
  }
}

extension UITableViewCell.CellStyle: LuaEnumeration {
  /// `UITableViewCell.CellStyle`
  public static var luaTypeName: String { "UITableViewCell.CellStyle" }
}

extension UITableViewCell.AccessoryType: LuaEnumeration {
  /// `UITableViewCell.AccessoryType`
  public static var luaTypeName: String { "UITableViewCell.AccessoryType" }
}

extension UITableViewCell.SelectionStyle: LuaEnumeration {
  /// `UITableViewCell.SelectionStyle`
  public static var luaTypeName: String { "UITableViewCell.SelectionStyle" }
}
