/// What can be passed to a method: derived once from its declaration.
public final class LuaSignature {
  /// Name of the class, empty for a global function.
  public let owner: String
  /// Name of the method.
  public let name: String
  /// Its parameters in the order of Swift: read from their declaration when first asked for, since few
  /// of all members are ever called.
  public private(set) lazy var parameters = declare()
  /// Whether labelled arguments may also be given in order: values, C functions, and methods
  /// whose only argument is labelled.
  private(set) lazy var allowsPositional = isPositional || parameters.count == 1
  /// Whether labels that no parameter has are kept for somebody else (properties of a new object).
  let allowsOtherLabels: Bool
  /// Whether the function belongs to the class itself.
  let isStatic: Bool
  /// Place of each parameter among the positional arguments, nil if it has none.
  private(set) lazy var places = makePlaces()
  /// How many positional parameters come first.
  private(set) lazy var positionalCount = places.compactMap { $0 }.count
  /// All labels.
  private(set) lazy var labels = parameters.compactMap(\.label)
  private let declare: () -> [LuaParameter]
  private let isPositional: Bool
  /// Whether labelled arguments are taken in order too, without saying so: an override gets them in
  /// order and calls up with them.
  private let allowsOrder: Bool

  init(
    owner: String, name: String, isStatic: Bool = false, allowsPositional: Bool = false,
    allowsOtherLabels: Bool = false, allowsOrder: Bool = false,
    parameters: @escaping () -> [LuaParameter]
  ) {
    self.owner = owner
    self.name = name
    declare = parameters
    isPositional = allowsPositional
    self.isStatic = isStatic
    self.allowsOtherLabels = allowsOtherLabels
    self.allowsOrder = allowsOrder
  }

  private func makePlaces() -> [Int?] {
    let isAlone = Self.hasOneRequired(parameters)
    let allowsAll = allowsPositional || allowsOrder
    var next = 0
    return parameters.enumerated().map { index, parameter in
      guard allowsAll || parameter.isPositional || isAlone && index == 0 else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Whether a call can consist of the first, labelled argument alone: `dismiss(true)`. (N4)
  private static func hasOneRequired(_ parameters: [LuaParameter]) -> Bool {
    guard !parameters.contains(where: \.isPositional) else { return false }
    return parameters.dropFirst().allSatisfy(\.isOptional)
  }

  /// `present(controller: UIViewController, {animated: boolean, completion: function?})`
  public var text: String {
    let positional = parameters.filter { $0.isPositional || allowsPositional }.map(described)
    let labelled =
      parameters.filter { !$0.isPositional && !allowsPositional }.map(described)
      .joined(separator: ", ")
    if labelled.isEmpty { return "\(name)(\(positional.joined(separator: ", ")))" }
    if positional.isEmpty { return "\(name){\(labelled)}" }
    return "\(name)(\(positional.joined(separator: ", ")), {\(labelled)})"
  }

  /// How it is called, for messages: `UIView.animate{withDuration = ...}`.
  public var call: String {
    let positional = parameters.filter { $0.isPositional || allowsPositional }.map(\.name)
    let labelled =
      parameters.filter { !$0.isPositional && !allowsPositional }
      .map { "\($0.label ?? $0.name) = ..." }.joined(separator: ", ")
    let prefix =
      owner.isEmpty ? name : name.isEmpty ? owner : "\(owner)\(isStatic ? "." : ":")\(name)"
    if labelled.isEmpty { return "\(prefix)(\(positional.joined(separator: ", ")))" }
    if positional.isEmpty { return "\(prefix){\(labelled)}" }
    return "\(prefix)(\(positional.joined(separator: ", ")), {\(labelled)})"
  }

  /// The name in messages about arguments.
  var shownName: String { name.isEmpty ? owner : name }

  private func described(_ parameter: LuaParameter) -> String {
    let name = parameter.isPositional ? parameter.name : parameter.label ?? parameter.name
    guard let type = parameter.type else { return parameter.isOptional ? "\(name)?" : name }
    return "\(name): \(type)\(parameter.isOptional ? "?" : "")"
  }
}
