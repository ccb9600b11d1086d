import LuaRuntime
import Motion
import Views

extension CollectionTables {
  /// `UICollectionReusableView`
  static func reusableView(_ parent: LuaType) -> LuaClass<UICollectionReusableView> {
    LuaClass<UICollectionReusableView>(
      "UICollectionReusableView", parent: parent,
      doc: "A header or footer of a collection view, used again for another.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A view with a frame; UIKit makes it so.") {
          UICollectionReusableView(
            frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .readOnly("reuseIdentifier", { $0.reuseIdentifier }, doc: "What it was registered under."),
        .overridable(
          "prepareForReuse", doc: "Called before it is used again.",
          base: { $0.prepareForReuse() }),
        .overridable(
          "apply", ["_ layoutAttributes"], doc: "Called when it gets its place and looks."
        ) { (it: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in
          it.apply(attributes)
        },
      ])
  }

  /// `UICollectionViewCell`
  static func cell(_ parent: LuaType) -> LuaClass<UICollectionViewCell> {
    LuaClass<UICollectionViewCell>(
      "UICollectionViewCell", parent: parent,
      doc: "The view of one item: what it shows goes into its contentView.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A cell with a frame; UIKit makes it so.") {
          UICollectionViewCell(
            frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .readOnly("contentView", { $0.contentView }, doc: "Holds what the cell shows."),
        .property(
          "backgroundView", { $0.backgroundView }, set: { $0.backgroundView = $1 },
          doc: "Lies behind the content."),
        .property(
          "selectedBackgroundView", { $0.selectedBackgroundView },
          set: { $0.selectedBackgroundView = $1 },
          doc: "Lies behind the content while the cell is selected or highlighted."),
        .property(
          "isSelected", { $0.isSelected }, set: { $0.isSelected = $1 },
          doc: "Whether its item is selected."),
        .property(
          "isHighlighted", { $0.isHighlighted }, set: { $0.isHighlighted = $1 },
          doc: "Whether a finger is on it."),
      ])
  }

  /// `UICollectionViewController`
  static func controller(_ parent: LuaType) -> LuaClass<UICollectionViewController> {
    LuaClass<UICollectionViewController>(
      "UICollectionViewController", parent: parent,
      doc: "A controller that shows a collection view and is its data source and delegate.",
      members: [
        .constructor(
          ["collectionViewLayout: UICollectionViewLayout"],
          doc: "A controller whose collection view has a layout."
        ) {
          UICollectionViewController(
            collectionViewLayout: try $0.required("collectionViewLayout"))
        },
        .readOnly("collectionView", { $0.collectionView }, doc: "What it shows."),
        .readOnly(
          "collectionViewLayout", { $0.collectionViewLayout }, doc: "The layout it was made with."),
        .property(
          "clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear },
          set: { $0.clearsSelectionOnViewWillAppear = $1 },
          doc: "Whether the selection goes when the view appears."),
      ])
  }
}
