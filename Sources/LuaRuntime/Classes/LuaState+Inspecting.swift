import CLuaBridge

extension LuaState {
  /// `tostring` of a value, without addresses.
  public func text(of value: LuaValue) throws(LuaError) -> String {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      var text = segue_value()
      try check(segue_to_text(raw, -1, &text))
      return LuaSlot(text, self).string ?? ""
    }
  }

  /// The type name of a value in error messages: `number`, `Lamp`, `Card`.
  public func typeName(of value: LuaValue) throws(LuaError) -> String {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      return slot(-1).typeName
    }
  }

  /// The names that scripts gave to fields of an object, a class or a table, sorted. Nothing is
  /// called to find them, so completion can use them.
  public func ownFieldNames(of value: LuaValue) throws(LuaError) -> [String] {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      try check(segue_push_own_fields(raw, -1))
      return slot(-1).stringKeys()
    }
  }

  /// The class of an instance of a script class or a built-in one, or the class itself.
  public func luaClass(of value: LuaValue) throws(LuaError) -> LuaScriptClass? {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      guard segue_push_class_of(raw, -1) != 0 else { return nil }
      return try LuaScriptClass.read(slot(-1))
    }
  }

  /// The class that a class inherits from.
  public func parent(of type: LuaScriptClass) throws(LuaError) -> LuaScriptClass? {
    try balanced { () throws(LuaFailure) in
      try type.pushValue(onto: self)
      guard type.isScript else {
        guard let parent = type.builtin?.parent, let id = types.firstIndex(where: { $0 === parent })
        else { return nil }
        try check(segue_push_class(raw, Int32(id)))
        return try LuaScriptClass.read(slot(-1))
      }
      let parent = try field("super", ofPlace: -1)
      return parent.kind == .type ? try LuaScriptClass.read(parent) : nil
    }
  }
}
