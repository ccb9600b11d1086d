/// What scripts have beside Lua's own functions, but not from a class table: the bridge's C makes
/// it.
enum LanguageFunctions {
  /// One row each.
  static let rows = [
    ReferencePage.Row(
      text: "class(name: string, parent: class?)",
      doc: "A class of your own: functions on it are its methods; call it to make an object."),
    ReferencePage.Row(
      text: "lazy(make: function)",
      doc: "As a field of a class: made by make(self) at the first read, once per object."),
    ReferencePage.Row(
      text: "weak()", doc: "As a field of a class: becomes nil once its object is gone."),
    ReferencePage.Row(text: "print(...)", doc: "Prints its arguments, tabs between them."),
    ReferencePage.Row(
      text: "object:isKind(class: class): boolean",
      doc: "Whether the object is of a class or of one that inherits from it."),
  ]
}
