import LuaRuntime
import Motion
import Views

extension CollectionTables {
  /// `UICollectionViewLayout`
  static func layout(_ parent: LuaType) -> LuaClass<UICollectionViewLayout> {
    LuaClass<UICollectionViewLayout>(
      "UICollectionViewLayout", parent: parent,
      doc: "Says where the elements of a collection view lie: to be subclassed.",
      members: [
        .constructor([], doc: "A layout without elements.") { _ in UICollectionViewLayout() },
        .readOnly("collectionView", { $0.collectionView }, doc: "The view that it lays out."),
        .method("invalidateLayout", doc: "Says that what it said holds no more.") {
          (it: UICollectionViewLayout) in it.invalidateLayout()
        },
        .overridableProperty(
          "collectionViewContentSize", { $0.collectionViewContentSize },
          doc: "The size of all, in points."),
      ] + questions)
  }

  private static var questions: [LuaMember<UICollectionViewLayout>] {
    [
      .overridable("prepare", doc: "Gets ready, before any question.", base: { $0.prepare() }),
      .overridable(
        "layoutAttributesForElements", ["in rect"],
        doc: "The elements in a rectangle of the collection view: a list."
      ) { (it: UICollectionViewLayout, rect: CGRect) in
        it.layoutAttributesForElements(in: try Finite.check(rect, "rect"))
      },
      .overridable(
        "layoutAttributesForItem", ["at indexPath"], doc: "Where an item lies; or nil."
      ) { (it: UICollectionViewLayout, path: IndexPath) in it.layoutAttributesForItem(at: path) },
      .overridable(
        "layoutAttributesForSupplementaryView", ["_ ofKind", "_ at"],
        doc: "Where a header or footer lies; or nil."
      ) { (it: UICollectionViewLayout, kind: String, path: IndexPath) in
        it.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      },
      .overridable(
        "shouldInvalidateLayout", ["forBoundsChange"],
        doc: "Whether other bounds make it invalid, scrolling too."
      ) { (it: UICollectionViewLayout, bounds: CGRect) in
        it.shouldInvalidateLayout(forBoundsChange: try Finite.check(bounds, "forBoundsChange"))
      },
    ]
  }

  /// `UICollectionViewFlowLayout`
  static func flow(_ parent: LuaType) -> LuaClass<UICollectionViewFlowLayout> {
    LuaClass<UICollectionViewFlowLayout>(
      "UICollectionViewFlowLayout", parent: parent,
      doc: "Fills line after line with items, justified, with headers and footers. The delegate "
        + "may say more: sizeForItemAt(self, cv, layout, indexPath), insetForSectionAt, "
        + "minimumLineSpacingForSectionAt, minimumInteritemSpacingForSectionAt, "
        + "referenceSizeForHeaderInSection, referenceSizeForFooterInSection.",
      members: [
        .constructor([], doc: "Items of 50 x 50, 10 apart, downwards.") { _ in
          UICollectionViewFlowLayout()
        },
        .property(
          "scrollDirection", { $0.scrollDirection }, set: { $0.scrollDirection = $1 },
          doc: "Which way lines follow each other: vertical, horizontal."),
        .property(
          "itemSize", { $0.itemSize }, set: { $0.itemSize = try Finite.check($1, "itemSize") },
          doc: "The size of items, in points."),
      ] + distances)
  }

  private static var distances: [LuaMember<UICollectionViewFlowLayout>] {
    [
      .property(
        "minimumLineSpacing", { $0.minimumLineSpacing },
        set: { $0.minimumLineSpacing = try Finite.check($1, "minimumLineSpacing") },
        doc: "The distance between two lines, in points."),
      .property(
        "minimumInteritemSpacing", { $0.minimumInteritemSpacing },
        set: { $0.minimumInteritemSpacing = try Finite.check($1, "minimumInteritemSpacing") },
        doc: "The least distance between two items of a line, in points."),
      .property(
        "sectionInset", { $0.sectionInset },
        set: { $0.sectionInset = try Finite.check($1, "sectionInset") },
        doc: "The distances around the lines of a section, in points."),
      .property(
        "sectionInsetReference", { $0.sectionInsetReference },
        set: { $0.sectionInsetReference = $1 }, doc: "What these are counted from."),
      .property(
        "headerReferenceSize", { $0.headerReferenceSize },
        set: { $0.headerReferenceSize = try Finite.check($1, "headerReferenceSize") },
        doc: "The size of headers along the way it scrolls, in points; 0 is none."),
      .property(
        "footerReferenceSize", { $0.footerReferenceSize },
        set: { $0.footerReferenceSize = try Finite.check($1, "footerReferenceSize") },
        doc: "The size of footers along the way it scrolls, in points; 0 is none."),
      .property(
        "sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds },
        set: { $0.sectionHeadersPinToVisibleBounds = $1 },
        doc: "Whether headers stay in sight as long as their section does."),
      .property(
        "sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds },
        set: { $0.sectionFootersPinToVisibleBounds = $1 },
        doc: "Whether footers stay in sight as long as their section does."),
    ]
  }

  /// `UICollectionViewLayoutAttributes`
  static func attributes(_ parent: LuaType) -> LuaClass<UICollectionViewLayoutAttributes> {
    LuaClass<UICollectionViewLayoutAttributes>(
      "UICollectionViewLayoutAttributes", parent: parent,
      doc: "Where one element of a collection view lies, and how it looks.",
      members: [
        .constructor(
          [
            "forCellWith: IndexPath?", "forSupplementaryViewOfKind: string?", "with: IndexPath?",
          ],
          doc: "The attributes of an item's cell, or of a header or footer."
        ) {
          guard let kind: String = try $0.optional("forSupplementaryViewOfKind") else {
            return UICollectionViewLayoutAttributes(
              forCellWith: try $0.required("forCellWith"))
          }
          return UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: try $0.required("with"))
        },
        .property(
          "indexPath", { $0.indexPath }, set: { $0.indexPath = $1 }, doc: "The item's place."),
        .readOnly(
          "representedElementKind", { $0.representedElementKind },
          doc: "The kind of a header or footer; nil for a cell."),
        .readOnly(
          "representedElementCategory", { $0.representedElementCategory }, doc: "What it is."),
        .method("copy", doc: "Another with the same values.") {
          (it: UICollectionViewLayoutAttributes) in it.copy()
        },
      ] + looks)
  }

  private static var looks: [LuaMember<UICollectionViewLayoutAttributes>] {
    [
      .property(
        "frame", { $0.frame }, set: { $0.frame = try Finite.check($1, "frame") },
        doc: "The rectangle in the collection view, in points."),
      .property(
        "bounds", { $0.bounds }, set: { $0.bounds = try Finite.check($1, "bounds") },
        doc: "Its own space, in points."),
      .property(
        "center", { $0.center }, set: { $0.center = try Finite.check($1, "center") },
        doc: "The middle, in points."),
      .property(
        "size", { $0.size }, set: { $0.size = try Finite.check($1, "size") },
        doc: "Width and height, in points."),
      .property(
        "alpha", { $0.alpha }, set: { $0.alpha = try Finite.check($1, "alpha") },
        doc: "0 (clear) to 1 (opaque)."),
      .property(
        "transform", { $0.transform }, set: { $0.transform = try Finite.check($1, "transform") },
        doc: "An affine transform about the middle."),
      .property(
        "transform3D", { $0.transform3D },
        set: { $0.transform3D = try Finite.check($1, "transform3D") },
        doc: "A 3-D transform about the middle."),
      .property(
        "zIndex", { $0.zIndex }, set: { $0.zIndex = $1 }, doc: "What lies in front: the greater."),
      .property(
        "isHidden", { $0.isHidden }, set: { $0.isHidden = $1 }, doc: "Whether it does not show."),
    ]
  }
}

extension UICollectionView.ScrollDirection: LuaEnumeration {}
extension UICollectionViewFlowLayout.SectionInsetReference: LuaEnumeration {}
extension UICollectionViewLayoutAttributes.Category: LuaEnumeration {}
