/// An anchor across the screen: left, right, leading, trailing, centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
