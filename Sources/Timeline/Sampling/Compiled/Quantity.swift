/// The numbers of a layer that its rect and opacity follow from: the columns of a compiled frame.
enum Quantity: Int, CaseIterable {
  case positionX, positionY, originX, originY, width, height, opacity
}
