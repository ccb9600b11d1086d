/// What a script can hold of the engine: an object with an identity, a name in output, owners that
/// keep it alive, and (while a script knows it) a script side.
open class EngineObject {
  /// The simulation it belongs to.
  public final let world: World
  /// The script side of this object: what it overrides, and its fields.
  @exclusivity(unchecked) public final var script: (any ScriptSide)?
  /// The name in output, once it is fixed.
  final var fixedName: String?
  /// The class's name where a script made the class.
  public final var scriptClassName: String?
  /// Its number among the objects of its class, in order of creation from 1.
  final var number: Int

  /// An object of the current world.
  public init() {
    world = World.current
    number = 0
    number = world.names.number(of: ObjectIdentifier(type(of: self)))
    world.objectWasMade()
  }

  deinit { world.objectIsGone() }

  /// The class in output.
  public final var className: String {
    scriptClassName ?? _typeName(type(of: self), qualified: false)
  }

  /// The objects that keep this one alive, for as long as they do.
  open var owners: [EngineObject] { [] }

  /// What the object would like to be called: a name without a number, or nil for class and number.
  open var preferredName: String? { nil }

  /// Whether several objects may have the preferred name as it is: a role ("context").
  open var sharesName: Bool { false }

  /// The name in output: fixed at the first question; two of the same get `#2`.
  public final var outputName: String {
    if let fixedName { return fixedName }
    let name =
      preferredName.map { sharesName ? $0 : world.names.unique($0) } ?? "\(className)#\(number)"
    fixedName = name
    return name
  }

  /// A script knows the object from now on: for what it keeps alive and told nobody of.
  open func scriptSideBegan() {}

  /// Makes the object an instance of a script's class, before it is first named.
  public final func become(scriptClass name: String) {
    world.names.takeBack(number, of: ObjectIdentifier(type(of: self)))
    scriptClassName = name
    number = world.names.number(of: name)
  }

  /// Tells the script side, if there is one, that this object keeps `child` alive from now on.
  public final func adopt(_ child: EngineObject) {
    guard script != nil || child.script != nil else { return }
    world.scriptHost?.adopt(owner: self, child: child)
  }

  /// Tells the script side that this object no longer keeps `child` alive.
  public final func release(_ child: EngineObject) {
    guard child.script != nil else { return }
    world.scriptHost?.release(owner: self, child: child)
  }

  /// Asks the script side whether it overrides a method.
  @inline(__always)
  public final func overrides(_ method: String) -> Bool {
    guard let script else { return false }
    return script.overrides(method)
  }
}

extension EngineObject: Hashable {
  public static func == (lhs: EngineObject, rhs: EngineObject) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
