import CLuaBridge

extension LuaState {
  /// What scripts stored under names in a table, an object or a class, sorted by name. Nothing is
  /// called to find it.
  public func ownFields(
    of value: LuaValue
  ) throws(LuaError) -> [(name: String, value: LuaValue)] {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      try check(segue_push_own_fields(raw, -1))
      guard slot(-1).kind == .table else { return [] }
      return try entries(ofPlace: segue_top(raw)).compactMap { entry in
        guard case .string(let name) = entry.key else { return nil }
        return (name, entry.value)
      }
    }
  }
}
