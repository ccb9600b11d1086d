extension Rule {
  /// A field of a script class that nearly has the name of a member of its ancestor.
  static let nearMiss = Rule(
    "near-miss", claim: "A field of a script class is nearly called like one of UIKit's.",
    explanation: """
      Instances of a class that a script made take any field, so a slip is no error:

        local Card = class("Card", UIView)
        function Card:layoutSubview() ... end      -- never called: UIKit calls layoutSubviews

      Objects of UIKit's own classes have no unknown fields: there the same slip is an error. Choose
      another name if the field is meant.
      """)
}
