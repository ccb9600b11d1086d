import LuaRuntime
import Motion
import Views

extension CollectionTables {
  /// Registering classes and dequeuing views.
  static var reuse: [LuaMember<UICollectionView>] {
    [
      .method(
        "register",
        [
          "_ class: class?", "_ identifier: string?", "forCellWithReuseIdentifier: string?",
          "forSupplementaryViewOfKind: string?", "withReuseIdentifier: string?",
        ],
        doc: "Says which class the cells of an identifier have: register(PhotoCell, "
          + "{forCellWithReuseIdentifier = \"photo\"}); UIKit makes them with {frame =}.",
        arguments: { try register($0, $1) }),
      .method(
        "dequeueReusableCell",
        ["for indexPath: IndexPath", "_ identifier: value?", "withReuseIdentifier: string?"],
        returns: "UICollectionViewCell",
        doc: "A cell for an item, used again or new: dequeueReusableCell(indexPath, "
          + "{withReuseIdentifier = \"photo\"}), or (\"photo\", indexPath).",
        arguments: { it, arguments in
          let found = try Dequeued(arguments, "identifier", nil)
          return it.dequeueReusableCell(withReuseIdentifier: found.texts[0], for: found.path)
        }),
      .method(
        "dequeueReusableSupplementaryView",
        [
          "for indexPath: IndexPath", "_ kind: value?", "_ identifier: value?", "ofKind: string?",
          "withReuseIdentifier: string?",
        ],
        returns: "UICollectionReusableView",
        doc: "A header or footer, used again or new: (indexPath, {ofKind = kind, "
          + "withReuseIdentifier = \"header\"}), or (kind, \"header\", indexPath).",
        arguments: { it, arguments in
          let found = try Dequeued(arguments, "kind", "identifier")
          return it.dequeueReusableSupplementaryView(
            ofKind: found.texts[0], withReuseIdentifier: found.texts[1], for: found.path)
        }),
    ]
  }

  /// `register`: a script's class or a built-in one, or nil.
  private static func register(
    _ it: UICollectionView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let scriptClass: LuaScriptClass? = try arguments.optional("class")
    let host = try SessionHost.of(arguments.state)
    if let kind: String = try arguments.optional("forSupplementaryViewOfKind") {
      let identifier: String = try arguments.required("withReuseIdentifier")
      try check(scriptClass, "UICollectionReusableView", host)
      let make: ((CGRect) -> UICollectionReusableView?)? = scriptClass.map { it in
        { host.make(it, $0) }
      }
      it.register(make, forKind: kind, identifier)
    } else {
      let named: String? = try arguments.optional("forCellWithReuseIdentifier")
      let identifier: String = try named ?? arguments.required("identifier")
      try check(scriptClass, "UICollectionViewCell", host)
      let make: ((CGRect) -> UICollectionViewCell?)? = scriptClass.map { it in
        { host.make(it, $0) }
      }
      it.register(make, forCell: identifier)
    }
    try scriptClass?.attach(to: it)
    return nil
  }

  private static func check(
    _ scriptClass: LuaScriptClass?, _ name: String, _ host: SessionHost
  ) throws {
    guard let scriptClass, let needed = host.state.type(named: name) else { return }
    guard scriptClass.builtin?.isKind(of: needed) == true else {
      throw LuaFailure("bad argument #1 to 'register': \(scriptClass.name) is no \(name)")
    }
  }
}

/// The arguments of a dequeuing method: an index path, and texts by label or in UIKit's order.
private struct Dequeued {
  let path: IndexPath
  var texts: [String] = []

  init(_ arguments: LuaArguments, _ first: String, _ second: String?) throws {
    let labels = second == nil ? ["withReuseIdentifier"] : ["ofKind", "withReuseIdentifier"]
    guard try arguments.slot("for")?.string != nil else {
      path = try arguments.required("for")
      texts = try labels.map { try arguments.required($0) }
      return
    }
    texts = [try arguments.required("for")]
    if let second {
      texts.append(try arguments.required(first))
      path = try arguments.required(second)
    } else {
      path = try arguments.required(first)
    }
  }
}

extension SessionHost {
  /// Makes an instance of a class as UIKit does: with its frame; nil after an error.
  func make<Made: LuaConvertible>(_ scriptClass: LuaScriptClass, _ frame: CGRect) -> Made? {
    attempt { () throws(LuaError) in try scriptClass.make(["frame": frame], as: Made.self) }
  }
}
