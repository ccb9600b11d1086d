import Layers
import LuaRuntime
import Motion
import Views

/// The tables of controls with a value: boxes of UIKit's sizes.
enum ValueControlTables {
  /// All of them.
  static func all(_ control: LuaType, _ view: LuaType) -> [LuaType] {
    [onOff(control), stepper(control), slider(control), field(control), progress(view)]
  }

  private static func frame(_ arguments: LuaArguments) throws -> CGRect {
    try Finite.check(arguments.optional("frame", default: CGRect.zero), "frame")
  }

  private static func onOff(_ parent: LuaType) -> LuaType {
    LuaClass<UISwitch>(
      "UISwitch", parent: parent,
      doc: "A switch: 51 x 31 points, from iOS 26 on 63 x 28 (measured); a tap turns it.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A switch at a place; its size is its own.") {
          UISwitch(frame: try frame($0))
        },
        .property("isOn", { $0.isOn }, set: { $0.isOn = $1 }, doc: "Whether it is on."),
        .property(
          "onTintColor", { $0.onTintColor }, set: { $0.onTintColor = $1 },
          doc: "The fill while it is on."),
        .method("setOn", ["_ on", "animated"], doc: "Turns it on or off; nobody is told.") {
          (it: UISwitch, on: Bool, animated: Bool?) in it.setOn(on, animated: animated ?? false)
        },
      ])
  }

  private static func stepper(_ parent: LuaType) -> LuaType {
    LuaClass<UIStepper>(
      "UIStepper", parent: parent,
      doc: "Two buttons, less and more: 94 x 32 points (measured).",
      members: [
        .constructor(["frame: CGRect?"], doc: "A stepper at a place; its size is its own.") {
          UIStepper(frame: try frame($0))
        },
        number("value", "The value, between its bounds.", \UIStepper.value),
        number("minimumValue", "The least value.", \.minimumValue),
        number("maximumValue", "The greatest value.", \.maximumValue),
        number("stepValue", "What a tap adds or takes away.", \.stepValue),
        .property(
          "wraps", { $0.wraps }, set: { $0.wraps = $1 },
          doc: "Whether it begins again at the other end."),
      ])
  }

  private static func slider(_ parent: LuaType) -> LuaType {
    LuaClass<UISlider>(
      "UISlider", parent: parent,
      doc: "A value on a line: as wide as it is made, 31 points high (chosen).",
      members: [
        .constructor(["frame: CGRect?"], doc: "A slider with a frame.") {
          UISlider(frame: try frame($0))
        },
        number("value", "The value, between its bounds.", \UISlider.value),
        number("minimumValue", "The least value.", \.minimumValue),
        number("maximumValue", "The greatest value.", \.maximumValue),
        .property(
          "isContinuous", { $0.isContinuous }, set: { $0.isContinuous = $1 },
          doc: "Whether it tells of every step of a finger, and not just of the last."),
        .method("setValue", ["_ value", "animated"], doc: "Sets the value; nobody is told.") {
          (it: UISlider, value: Double, animated: Bool?) in
          it.setValue(try Finite.check(value, "value"), animated: animated ?? false)
        },
      ])
  }

  private static func field(_ parent: LuaType) -> LuaType {
    LuaClass<UITextField>(
      "UITextField", parent: parent,
      doc: "A line to write in; rounded it is 34 points high, its text plus 28 wide (measured).",
      members: [
        .constructor(["frame: CGRect?"], doc: "A text field with a frame.") {
          UITextField(frame: try frame($0))
        },
        .property("text", { $0.text }, set: { $0.text = $1 }, doc: "The text."),
        .property(
          "placeholder", { $0.placeholder }, set: { $0.placeholder = $1 },
          doc: "What shows while there is no text."),
        .property("font", { $0.font }, set: { $0.font = $1 }, doc: "The font."),
        .property("textColor", { $0.textColor }, set: { $0.textColor = $1 }, doc: "Its colour."),
        .property(
          "textAlignment", { $0.textAlignment }, set: { $0.textAlignment = $1 },
          doc: "How the text is placed in the width."),
        .property(
          "borderStyle", { $0.borderStyle }, set: { $0.borderStyle = $1 },
          doc: "none, line, bezel or roundedRect."),
      ])
  }

  private static func progress(_ parent: LuaType) -> LuaType {
    LuaClass<UIProgressView>(
      "UIProgressView", parent: parent,
      doc: "How far something is: as wide as it is made, 4 points high (chosen).",
      members: [
        .constructor(["frame: CGRect?"], doc: "A progress view with a frame.") {
          UIProgressView(frame: try frame($0))
        },
        number("progress", "How far, 0...1.", \UIProgressView.progress),
        .property(
          "progressTintColor", { $0.progressTintColor }, set: { $0.progressTintColor = $1 },
          doc: "The fill of what is done."),
        .property(
          "trackTintColor", { $0.trackTintColor }, set: { $0.trackTintColor = $1 },
          doc: "The fill of what is left."),
        .method("setProgress", ["_ progress", "animated"], doc: "Sets how far.") {
          (it: UIProgressView, progress: Double, animated: Bool?) in
          it.setProgress(try Finite.check(progress, "progress"), animated: animated ?? false)
        },
      ])
  }

  /// A finite number.
  private static func number<Subject: AnyObject>(
    _ name: String, _ doc: String, _ path: ReferenceWritableKeyPath<Subject, Double>
  ) -> LuaMember<Subject> {
    .property(
      name, { $0[keyPath: path] }, set: { $0[keyPath: path] = try Finite.check($1, name) },
      doc: doc)
  }
}

extension UITextField.BorderStyle: LuaEnumeration {
  /// `UITextField.BorderStyle`
  public static var luaTypeName: String { "UITextField.BorderStyle" }
}
