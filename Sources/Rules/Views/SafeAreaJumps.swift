extension Rule {
  /// The safe area of the new view changes when its transition completes.
  static let safeAreaJumps = Rule(
    "safe-area-jumps", claim: "The safe area of a new view changes as its transition completes.",
    explanation: """
      While an animator of your own runs, a navigation bar that is shown or hidden in
      viewWillAppear is applied to the insets when the navigation controller finishes: the content
      jumps in that frame (observed: several authors report it). Show or hide the bar before the
      push, in the same turn, or let UIKit's own push run, whose insets are right from its first
      frame:

        nav:setNavigationBarHidden(false, {animated = false})
        nav:pushViewController(detail, {animated = true})
      """)
}
