import LuaRuntime

/// `help(x)`
enum HelpFunction {
  /// The function, in a group of its own.
  static func group(_ host: SessionHost) -> FunctionGroup {
    FunctionGroup("Help", [make(host)])
  }

  private static func make(_ host: SessionHost) -> LuaGlobalFunction {
    LuaGlobalFunction(
      "help", ["_ topic: value"],
      doc: "Tells about a class, an object, a function or a name; without one, what there is.",
      arguments: { arguments in
        let topic = try arguments.optional("topic", LuaValue.self)
        let help = HelpFunction.Answer(reference: host.reference, state: arguments.state)
        host.output(try help.text(about: topic ?? .null))
        return nil
      })
  }

  /// Finds the page of a value.
  struct Answer {
    let reference: Reference
    let state: LuaState

    /// What help prints.
    func text(about topic: LuaValue) throws -> String {
      switch topic {
      case .null: return reference.names.text
      case .string(let name): return try reference.page(named: name).text
      case .value(let value): return reference.page(of: value.type).text
      case .type(let type): return try page(of: type).text
      case .function(let function): return try page(of: function).text
      case .object, .table:
        if let type = try state.luaClass(of: topic) { return try page(of: type).text }
        return "a table\(try names(in: topic))\n"
      case .boolean: return "a boolean: true or false\n"
      case .integer, .number: return "a number: \(try state.describe(topic))\n"
      case .other: return "a coroutine\n"
      }
    }

    private func names(in table: LuaValue) throws -> String {
      let names = try state.ownFieldNames(of: table)
      return names.isEmpty ? "" : " with " + names.joined(separator: ", ")
    }

    private func page(of type: LuaScriptClass) throws -> ReferencePage {
      if !type.isScript, let builtin = type.builtin { return reference.page(of: builtin) }
      let names = try state.ownFieldNames(of: .type(type))
      let own = ReferencePage.Row(text: names.joined(separator: ", "), doc: "")
      let parent = try state.parent(of: type)
      let more = parent.map { " help(\($0.name)) tells what it inherits." } ?? ""
      return ReferencePage(
        type.name + (parent.map { " < " + $0.name } ?? ""), doc: "A class of this script." + more,
        sections: names.isEmpty ? [] : [ReferencePage.Section(title: "Its own", rows: [own])])
    }

    private func page(of function: LuaFunction) throws -> ReferencePage {
      guard let member = function.member else {
        return ReferencePage("a function", doc: "Of the script or of Lua itself.")
      }
      guard let type = reference.type(named: member.signature.owner) else {
        return reference.page(of: member)
      }
      return reference.page(of: member, in: type)
    }
  }
}
