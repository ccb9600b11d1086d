import LuaRuntime

/// Something that a path leads to.
enum CompletionSubject {
  /// An instance of a built-in class, of which nothing else is known.
  case instance(LuaType)
  /// A value.
  case value(LuaValue)
}

extension Completion {
  /// What the names lead to, starting at a global variable; nil if that cannot be known without
  /// running something.
  func subject(at names: [String]) -> CompletionSubject? {
    guard let first = names.first, let table = try? state.globals(),
      let global = field(first, of: .table(table))
    else { return nil }
    return names.dropFirst().reduce(CompletionSubject.value(global)) { subject, name in
      subject.flatMap { self.subject(named: name, of: $0) }
    }
  }

  private func subject(named name: String, of subject: CompletionSubject) -> CompletionSubject? {
    switch subject {
    case .instance(let type): return instance(of: type.member(named: name), isStatic: false)
    case .value(let value):
      for holder in chain(of: value) {
        if let found = field(name, of: holder) { return .value(found) }
      }
      if case .type(let type) = value {
        return instance(of: type.builtin?.member(named: name), isStatic: true)
      }
      return instance(of: builtin(of: value)?.member(named: name), isStatic: false)
    }
  }

  /// What a property of a known type gives.
  private func instance(of member: LuaMemberInfo?, isStatic: Bool) -> CompletionSubject? {
    guard let member, !member.isFunction, member.isStatic == isStatic, let name = member.type
    else { return nil }
    return reference.type(named: Self.withoutNil(name)).map(CompletionSubject.instance)
  }

  /// `UIView` for `UIView or nil`.
  private static func withoutNil(_ type: String) -> String {
    type.hasSuffix(" or nil") ? String(type.dropLast(7)) : type
  }

  /// The names that something has.
  func names(of subject: CompletionSubject) -> [CompletionName] {
    switch subject {
    case .instance(let type): return members(of: type)
    case .value(.string):
      let library = try? state.global("string")
      return library.map { names(of: .value($0)) } ?? []
    case .value(.value(let value)): return members(of: value.type)
    case .value(let value):
      let own = chain(of: value).flatMap(stored)
      guard case .type(let type) = value else {
        return own + (builtin(of: value).map(members) ?? [])
      }
      return own + statics(of: type.builtin)
    }
  }

  private func stored(in value: LuaValue) -> [CompletionName] {
    fields(of: value).filter { $0.name.first?.isLetter == true || $0.name.first == "_" }.map {
      let isFunction = if case .function = $0.value { true } else { false }
      return CompletionName(text: $0.name, isRead: true, isCalled: isFunction)
    }
  }

  private func members(of type: LuaType) -> [CompletionName] {
    type.allMembers.filter { !$0.isStatic && !$0.isConstructor && $0.kind != .operation }.map {
      CompletionName(text: $0.name, isRead: !$0.isFunction, isCalled: $0.isFunction)
    }
  }

  /// What stands on a class; after a colon the methods, which a script class may write.
  private func statics(of type: LuaType?) -> [CompletionName] {
    (type?.allMembers ?? []).filter { $0.isStatic || $0.kind == .method }.map {
      CompletionName(text: $0.name, isRead: $0.isStatic, isCalled: !$0.isStatic)
    }
  }

  /// The value and the script classes behind it, in which names are looked up.
  private func chain(of value: LuaValue) -> [LuaValue] {
    var holders: [LuaValue] = []
    var next: LuaScriptClass?
    if case .type(let type) = value {
      next = type
    } else {
      switch value {
      case .object, .table: holders.append(value)
      default: return []
      }
      next = try? state.luaClass(of: value)
    }
    while let type = next, type.isScript {
      holders.append(.type(type))
      next = try? state.parent(of: type)
    }
    return holders
  }

  private func builtin(of value: LuaValue) -> LuaType? {
    switch value {
    case .value(let value): value.type
    case .object(let object): state.type(of: object)
    default: nil
    }
  }

  private func field(_ name: String, of value: LuaValue) -> LuaValue? {
    fields(of: value).first { $0.name == name }?.value
  }

  private func fields(of value: LuaValue) -> [(name: String, value: LuaValue)] {
    (try? state.ownFields(of: value)) ?? []
  }
}
