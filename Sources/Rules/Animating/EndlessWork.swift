extension Rule {
  /// Only work without an end is left.
  static let endlessWork = Rule(
    "endless-work", claim: "Only work without an end is left.",
    explanation: """
      A repeating animation, a repeating timer or an interactive transition that nobody drives never
      comes to rest, so settle() stopped. Ask for a time instead: wait(2), or end the work:

        view.layer.removeAllAnimations()
        driver.cancel()
      """)
}
