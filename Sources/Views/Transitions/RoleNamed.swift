/// A stand-in for a script's object: its class's name in events, or nil for a plain table, which is
/// named by its role.
public protocol RoleNamed: AnyObject {
  /// The name, or nil.
  var roleName: String? { get }
}
