import CLuaBridge

/// The table of a Swift class. Build it per state: its closures are not Sendable.
public final class LuaClass<Object: AnyObject>: LuaType {
  private lazy var make =
    members.lazy.compactMap { $0.code as? LuaConstructorCode<Object> }.first?.body

  /// Declares the class.
  public init(
    _ name: String, parent: LuaType? = nil, isSubclassable: Bool = true, doc: String,
    members: @autoclosure @escaping () -> [LuaMember<Object>] = []
  ) {
    super.init(
      name: name, doc: doc, parent: parent, members: { members().map { $0.make(name) } },
      isSubclassable: isSubclassable,
      swiftType: ObjectIdentifier(Object.self))
  }

  override func accepts(_ object: AnyObject) -> Bool { object is Object }

  override func construct(_ arguments: LuaArguments, selfIndex: Int32) throws {
    guard let make else { return try super.construct(arguments, selfIndex: selfIndex) }
    let state = arguments.state
    let object = try make(arguments)
    if selfIndex > 0 {
      try state.check(segue_bind_object(state.raw, selfIndex, state.address(object)))
      try state.linkOwners(of: object)
      try state.check(segue_push_copy(state.raw, selfIndex))
    } else {
      try state.push(object: object)
    }
    let place = segue_top(state.raw)
    for label in orderedOthers(arguments, isScript: selfIndex > 0) {
      guard let value = try arguments.labels?.rawField(label) else { continue }
      try state.check(segue_push_copy(state.raw, value.raw.index))
      try state.check(
        label.withUTF8Pointer { segue_set_field(state.raw, place, $0, $1, 0) })
      segue_set_top(state.raw, place)
    }
  }

  /// The labels that name properties, in the order of their declaration, then script fields.
  private func orderedOthers(_ arguments: LuaArguments, isScript: Bool) -> [String] {
    let labels = arguments.otherLabels
    guard labels.count > 1 else { return labels }
    let names = allMembers.map(\.name)
    return labels.sorted {
      (names.firstIndex(of: $0) ?? names.count, $0)
        < (names.firstIndex(of: $1) ?? names.count, $1)
    }
  }
}
