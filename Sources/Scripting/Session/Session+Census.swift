import LuaRuntime

extension Session {
  /// How many objects and references scripts hold right now, after a collection: for leak tests.
  public var census: (objects: Int, references: Int) {
    state.fullCollection()
    return (state.census.objects, state.census.references)
  }
}
