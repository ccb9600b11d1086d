import CLuaBridge

/// The table of a value type: immutable, compared by value, with operators and `:with{...}`.
public final class LuaValueClass<Value: LuaInline>: LuaType {
  private lazy var make =
    members.lazy.compactMap { $0.code as? LuaConstructorCode<Value> }.first?.body
  private let text: ((Value) -> String)?
  private lazy var operations = members.compactMap { $0.code as? LuaOperationCode }

  /// Declares the class. Without `text`, `tostring` shows the fields: `Spot(x: 1, y: 2)`.
  public init(
    _ name: String, doc: String, text: ((Value) -> String)? = nil,
    members: @autoclosure @escaping () -> [LuaMember<Value>] = []
  ) {
    self.text = text
    super.init(
      name: name, doc: doc, parent: nil, members: { Self.infos(of: members(), name) },
      isSubclassable: false, swiftType: ObjectIdentifier(Value.self))
  }

  /// The members, and `with` if there are fields.
  private static func infos(of members: [LuaMember<Value>], _ name: String) -> [LuaMemberInfo] {
    let infos = members.map { $0.make(name) }
    let fields = infos.compactMap { $0.code as? LuaFieldCode<Value> }
    return fields.isEmpty ? infos : infos + [LuaWithCode(fields: fields).info(owner: name)]
  }

  /// They are.
  override public var isValueType: Bool { true }
  override var operationCodes: [LuaOperationCode] { operations }
  override var valueSize: Int { MemoryLayout<Value>.size }
  override var flags: Int {
    let plain = _isPOD(Value.self) ? 0 : SEGUE_CLASS_DESTROYS
    return SEGUE_CLASS_INLINE | SEGUE_CLASS_COMPARES | plain
  }

  override func destroyValue(_ payload: UnsafeMutableRawPointer) {
    payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  override func valuesAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: Value.self).pointee
      == right.assumingMemoryBound(to: Value.self).pointee
  }

  override func describeValue(_ slot: LuaSlot) throws -> String {
    let value = try Value.read(slot)
    if let text { return text(value) }
    let fields = members.compactMap { $0.code as? LuaFieldCode<Value> }
    let list = try fields.map { "\($0.name): \(try $0.text(value, slot.state))" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  override func anyValue(_ slot: LuaSlot) throws(LuaFailure) -> LuaAnyValue {
    let value = try Value.read(slot)
    return LuaAnyValue(type: self, value: value) { (state) throws(LuaFailure) in
      try value.push(onto: state)
    }
  }

  override func construct(_ arguments: LuaArguments, selfIndex: Int32) throws {
    guard let make else { return try super.construct(arguments, selfIndex: selfIndex) }
    try make(arguments).push(onto: arguments.state)
  }
}
