import Layers
import LuaRuntime
import Motion
import Views

/// The tables of collection views, their cells and their layouts.
enum CollectionTables {
  /// All of them, parents first.
  static func all(view: LuaType, scroll: LuaType, controller: LuaType, object: LuaType) -> [LuaType]
  {
    let reusable = reusableView(view)
    let layout = layout(object)
    return [
      reusable, cell(reusable), attributes(object), layout, flow(layout), collection(scroll),
      self.controller(controller),
    ]
  }

  /// `UICollectionView`
  static func collection(_ parent: LuaType) -> LuaClass<UICollectionView> {
    LuaClass<UICollectionView>(
      "UICollectionView", parent: parent,
      doc: "Shows the items of a data source where a layout says; only cells that show exist.",
      members: [
        .constructor(
          ["frame: CGRect?", "collectionViewLayout: UICollectionViewLayout?"],
          doc: "A collection view with a frame and a layout."
        ) {
          guard let layout: UICollectionViewLayout = try $0.optional("collectionViewLayout") else {
            throw LuaFailure(
              "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil "
                + "layout parameter")
          }
          let frame = try Finite.check($0.optional("frame", default: CGRect.zero), "frame")
          return UICollectionView(frame: frame, collectionViewLayout: layout)
        },
        .staticProperty(
          "elementKindSectionHeader", { UICollectionView.elementKindSectionHeader },
          doc: "The kind of a flow layout's headers."),
        .staticProperty(
          "elementKindSectionFooter", { UICollectionView.elementKindSectionFooter },
          doc: "The kind of a flow layout's footers."),
      ] + parts + reuse + looking + selection + changes)
  }

  private static var parts: [LuaMember<UICollectionView>] {
    [
      .property(
        "dataSource", { $0.dataSource.map(DelegateValue.init) },
        set: { it, value in
          it.dataSource = try value?.as((any UICollectionViewDataSource).self)
        },
        doc: "Says what it shows: numberOfSections(self, cv), numberOfItemsInSection(self, cv, "
          + "section), cellForItemAt(self, cv, indexPath), viewForSupplementaryElementOfKind(self, "
          + "cv, kind, indexPath); weak."),
      .property(
        "collectionViewLayout", { $0.collectionViewLayout },
        set: { $0.collectionViewLayout = $1 }, doc: "Says where items lie."),
      .method(
        "setCollectionViewLayout",
        ["_ layout: UICollectionViewLayout", "animated: boolean?", "completion: function?"],
        doc: "Exchanges the layout; not animated by itself.",
        arguments: { it, arguments in
          let host = try SessionHost.of(arguments.state)
          it.setCollectionViewLayout(
            try arguments.required("layout"), animated: false,
            completion: try host.completion(arguments, "completion"))
          return nil
        }),
      .property(
        "backgroundView", { $0.backgroundView }, set: { $0.backgroundView = $1 },
        doc: "Lies behind the items and does not scroll."),
      .method("reloadData", doc: "Asks for everything again, and forgets the selection.") {
        (it: UICollectionView) in it.reloadData()
      },
    ]
  }

  private static var looking: [LuaMember<UICollectionView>] {
    [
      .readOnly("numberOfSections", { $0.numberOfSections }, doc: "How many sections there are."),
      .method("numberOfItems", ["inSection"], doc: "How many items a section has, from 0.") {
        (it: UICollectionView, section: Int) in it.numberOfItems(inSection: section)
      },
      .readOnly("visibleCells", { $0.visibleCells }, doc: "The cells that show: a list."),
      .readOnly(
        "indexPathsForVisibleItems", { $0.indexPathsForVisibleItems },
        doc: "The items whose cells show: a list."),
      .method("cellForItem", ["at indexPath"], doc: "The cell of an item; nil unless it shows.") {
        (it: UICollectionView, path: IndexPath) in it.cellForItem(at: path)
      },
      .method("indexPath", ["for cell"], doc: "The item of a cell; nil unless it shows.") {
        (it: UICollectionView, cell: UICollectionViewCell) in it.indexPath(for: cell)
      },
      .method("indexPathForItem", ["at point"], doc: "The item at a point, in points; or nil.") {
        (it: UICollectionView, point: CGPoint) in
        it.indexPathForItem(at: try Finite.check(point, "point"))
      },
      .method("layoutAttributesForItem", ["at indexPath"], doc: "Where an item lies; or nil.") {
        (it: UICollectionView, path: IndexPath) in it.layoutAttributesForItem(at: path)
      },
      .method(
        "layoutAttributesForSupplementaryElement", ["ofKind", "at indexPath"],
        doc: "Where a header or footer lies; or nil."
      ) { (it: UICollectionView, kind: String, path: IndexPath) in
        it.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      },
      .method(
        "supplementaryView", ["forElementKind", "at indexPath"],
        doc: "A header or footer; nil unless it shows."
      ) { (it: UICollectionView, kind: String, path: IndexPath) in
        it.supplementaryView(forElementKind: kind, at: path)
      },
      .method("visibleSupplementaryViews", ["ofKind"], doc: "The ones that show: a list.") {
        (it: UICollectionView, kind: String) in it.visibleSupplementaryViews(ofKind: kind)
      },
      .method(
        "indexPathsForVisibleSupplementaryElements", ["ofKind"], doc: "Where they show: a list."
      ) { (it: UICollectionView, kind: String) in
        it.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      },
    ]
  }
}
