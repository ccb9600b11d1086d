import LuaRuntime
import Views

extension LuaOptions {
  /// The Swift type's name.
  public static var luaTypeName: String { String(describing: Self.self) }
}

extension UIView.AnimationOptions: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIView.AnimationOptions)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat),
      ("autoreverse", .autoreverse), ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve),
      ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews),
      ("overrideInheritedOptions", .overrideInheritedOptions),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn),
      ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
      ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight),
      ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
      ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromTop", .transitionFlipFromTop),
      ("transitionFlipFromBottom", .transitionFlipFromBottom),
    ]
  }
}

extension UIView.KeyframeAnimationOptions: LuaOptions {
  /// UIKit's names, and the curves' that pace the whole.
  public static var luaOptions: [(name: String, value: UIView.KeyframeAnimationOptions)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat),
      ("autoreverse", .autoreverse), ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedOptions", .overrideInheritedOptions),
      ("calculationModeLinear", .calculationModeLinear),
      ("calculationModeDiscrete", .calculationModeDiscrete),
      ("calculationModePaced", .calculationModePaced),
      ("calculationModeCubic", .calculationModeCubic),
      ("calculationModeCubicPaced", .calculationModeCubicPaced),
      ("curveEaseInOut", []), ("curveEaseIn", .init(rawValue: 1 << 16)),
      ("curveEaseOut", .init(rawValue: 2 << 16)), ("curveLinear", .init(rawValue: 3 << 16)),
    ]
  }
}

extension UIView.AutoresizingMask: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIView.AutoresizingMask)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}

extension UIControl.Event: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIControl.Event)] {
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
    ]
  }
}

extension UIControl.State: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIControl.State)] {
    [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
      ("selected", .selected),
    ]
  }
}
