extension Rule {
  /// The presenter's view was moved into the container of a style that leaves it in place.
  static let presenterInContainer = Rule(
    "presenter-in-container",
    claim: "The presenter's view was moved into the container of a style that leaves it in place.",
    explanation: """
      Under custom, overFullScreen and the sheet styles the presenter's view is no part of the
      transition. Moved into the container, it vanishes with it and the screen is black.

        let presenter = context.viewController(forKey: .from)?.view   // animate it where it is

      Or set modalPresentationStyle = .fullScreen, under which UIKit takes it out and puts it back.
      """)
}
