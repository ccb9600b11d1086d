import LuaRuntime

/// Global functions that belong together, under the title that help gives them.
struct FunctionGroup {
  /// The title: "The clock".
  let title: String
  /// The functions.
  let functions: [LuaGlobalFunction]

  /// A group.
  init(_ title: String, _ functions: [LuaGlobalFunction]) {
    self.title = title
    self.functions = functions
  }
}
