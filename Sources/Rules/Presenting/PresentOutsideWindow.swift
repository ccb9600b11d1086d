extension Rule {
  /// A controller whose view is in no window cannot present.
  static let presentOutsideWindow = Rule(
    "present-outside-window", claim: "A controller whose view is in no window cannot present.",
    explanation: """
      In viewDidLoad and viewWillAppear the view is not yet in a window, so the call is dropped.

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          present(next, animated: true)
        }
      """)
}
