import LuaRuntime
import Motion

extension CGPoint: LuaInline {}
extension CGSize: LuaInline {}
extension CGVector: LuaInline {}
extension CGRect: LuaInline {}
extension UIEdgeInsets: LuaInline {}
extension NSDirectionalEdgeInsets: LuaInline {}
extension CGAffineTransform: LuaInline {}
extension CATransform3D: LuaInline {}
extension IndexPath: LuaInline {}

extension UIColor: LuaInline {
  /// A colour, its name, or "#rrggbb" and "#rrggbbaa".
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> UIColor {
    if let color = readInline(slot) { return color }
    guard let text = slot.string else { throw .expected("UIColor", slot) }
    guard let color = UIColor(text: text) else {
      throw .unfit("unknown colour '\(text)': a name such as systemBlue, or #rrggbb[aa]")
    }
    return color
  }
}
