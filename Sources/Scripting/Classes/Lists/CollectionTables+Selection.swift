import LuaRuntime
import Motion
import Views

extension CollectionTables {
  /// Selecting and scrolling to items.
  static var selection: [LuaMember<UICollectionView>] {
    [
      .property(
        "allowsSelection", { $0.allowsSelection }, set: { $0.allowsSelection = $1 },
        doc: "Whether items can be selected."),
      .property(
        "allowsMultipleSelection", { $0.allowsMultipleSelection },
        set: { $0.allowsMultipleSelection = $1 }, doc: "Whether several can be selected."),
      .readOnly(
        "indexPathsForSelectedItems", { $0.indexPathsForSelectedItems },
        doc: "The items that are selected: a list, or nil."),
      .method(
        "selectItem",
        ["at indexPath: IndexPath?", "animated: boolean?", "scrollPosition: options?"],
        doc: "Selects an item (nil: none) without telling the delegate.",
        arguments: { it, arguments in
          it.selectItem(
            at: try arguments.optional("at"),
            animated: try arguments.optional("animated", default: false),
            scrollPosition: try arguments.optional("scrollPosition", default: []))
          return nil
        }),
      .method(
        "deselectItem", ["at indexPath: IndexPath", "animated: boolean?"],
        doc: "Deselects an item without telling the delegate.",
        arguments: { it, arguments in
          it.deselectItem(
            at: try arguments.required("at"),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
      .method(
        "scrollToItem",
        ["_ indexPath: IndexPath", "_ position: options?", "at: options?", "animated: boolean?"],
        doc: "Scrolls until an item lies at a place: scrollToItem(path, {at = \"top\"}).",
        arguments: { it, arguments in
          let named: UICollectionView.ScrollPosition? = try arguments.optional("at")
          it.scrollToItem(
            at: try arguments.required("indexPath"),
            at: try named ?? arguments.optional("position", default: []),
            animated: try arguments.optional("animated", default: false))
          return nil
        }),
    ]
  }

  /// What comes, goes and moves.
  static var changes: [LuaMember<UICollectionView>] {
    [
      .method("insertItems", ["at indexPaths"], doc: "Items that are new: not animated.") {
        (it: UICollectionView, paths: [IndexPath]) in it.insertItems(at: paths)
      },
      .method("deleteItems", ["at indexPaths"], doc: "Items that are gone: not animated.") {
        (it: UICollectionView, paths: [IndexPath]) in it.deleteItems(at: paths)
      },
      .method("reloadItems", ["at indexPaths"], doc: "Asks for items again.") {
        (it: UICollectionView, paths: [IndexPath]) in it.reloadItems(at: paths)
      },
      .method("moveItem", ["at indexPath", "to"], doc: "An item has another place.") {
        (it: UICollectionView, path: IndexPath, goal: IndexPath) in it.moveItem(at: path, to: goal)
      },
      .method("insertSections", ["_ sections"], doc: "Sections that are new: their numbers.") {
        (it: UICollectionView, sections: [Int]) in it.insertSections(sections)
      },
      .method("deleteSections", ["_ sections"], doc: "Sections that are gone: their numbers.") {
        (it: UICollectionView, sections: [Int]) in it.deleteSections(sections)
      },
      .method("reloadSections", ["_ sections"], doc: "Asks for sections again.") {
        (it: UICollectionView, sections: [Int]) in it.reloadSections(sections)
      },
      .method(
        "performBatchUpdates", ["_ updates: function?", "completion: function?"],
        doc: "Makes several changes at once; the completion runs after the commit.",
        arguments: { it, arguments in
          let host = try SessionHost.of(arguments.state)
          let updates: LuaFunction? = try arguments.optional("updates")
          it.performBatchUpdates(
            updates.map { function in { host.run(function) } },
            completion: try host.completion(arguments, "completion"))
          return nil
        }),
    ]
  }
}

extension UICollectionView.ScrollPosition: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UICollectionView.ScrollPosition)] {
    [
      ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
      ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
    ]
  }
}
