extension Rule {
  /// An item of a flow layout is larger than a line.
  static let itemTooLarge = Rule(
    "item-too-large", claim: "An item of a flow layout is larger than its line has room.",
    explanation: """
      In a list that scrolls vertically an item must not be wider than the list without the insets of its
      section and of the content (one that scrolls sideways: not higher). UIKit logs that the behavior is
      not defined; it centres the item, and its edges lie outside of the list.

      The room is known once the list has its bounds, so ask for sizes there, and again when it turns:

        func collectionView(
          _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
          CGSize(width: list.bounds.width - 32, height: 80)     // 16 points of inset at both sides
        }
      """)
}
