import Layers
import Motion
import Timeline

/// Presenting or dismissing a controller.
final class ModalTransition: Transition {
  /// Which way it goes.
  enum Direction: Sendable {
    case presenting, dismissing
  }

  let direction: Direction
  /// The controller that really presents.
  let presenter: UIViewController
  /// The controller that is presented.
  let presented: UIViewController
  /// Manages the presentation.
  let presentation: UIPresentationController
  /// The controllers of a chain that go without animation, from the lowest to the highest.
  let between: [UIViewController]
  /// Where the views of those were, for a dismissal that is cancelled.
  var places: [(view: UIView, superview: UIView, index: Int)] = []
  /// The caller's completion.
  var completion: (() -> Void)?
  /// Whether the presenter's view leaves the window, or comes back.
  let removes: Bool

  init(
    _ direction: Direction, of presented: UIViewController, by presenter: UIViewController,
    _ presentation: UIPresentationController, between: [UIViewController] = [],
    animated: Bool, completion: (() -> Void)?
  ) {
    self.between = between
    self.direction = direction
    self.presented = presented
    self.presenter = presenter
    self.presentation = presentation
    self.completion = completion
    removes = (between.first?.pinnedPresentationController ?? presentation).removesPresenter
    super.init(isAnimated: animated)
  }

  /// Whether it presents a controller right now.
  func isPresenting(_ controller: UIViewController) -> Bool {
    direction == .presenting && controller === presented
  }

  /// Whether it dismisses a controller right now.
  func isDismissing(_ controller: UIViewController) -> Bool {
    direction == .dismissing && (controller === presented || between.contains(controller))
  }

  override var container: UIView { presentation.containerView ?? presenter.view }
  override var style: UIModalPresentationStyle { presentation.style }

  override var host: UIViewController? { presenter }

  override var title: String {
    direction == .presenting
      ? "the presentation of \(presented.outputName)"
      : "the dismissal of \(presented.outputName)"
  }

  override func standardAnimator() -> any StandardAnimator {
    StandardTransition.animator(for: presented)
  }

  override func controller(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .from) == (direction == .presenting) ? presenter : presented
  }

  override func view(_ key: UITransitionContextViewKey) -> UIView? {
    guard (key == .from) == (direction == .presenting) else { return presentation.shownView }
    return removes ? presenter.view : nil
  }

  override func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presenter, direction == .presenting { return presenter.view.frame }
    if controller === presented, direction == .dismissing { return presentation.shownView.frame }
    return .zero
  }

  override func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      return direction == .presenting ? presentation.shownFrame : .zero
    }
    guard controller === presenter else { return .zero }
    if !removes { return presenter.view.frame }
    guard direction == .dismissing else { return .zero }
    let first = between.first?.pinnedPresentationController ?? presentation
    if let home = first.presenterHome, home.keepsFrame { return frame(in: home) }
    return container.bounds
  }

  /// Begins: the visible half, after the commit of the turn that asked for it.
  func start() {
    switch direction {
    case .presenting: startPresenting()
    case .dismissing: startDismissing()
    }
  }

  override func didAnimate() { checkPresenter() }

  /// A view of the presenter in a container that does not remove it goes with that container.
  /// (cases C01, C02)
  private func checkPresenter() {
    guard !removes, !presentation.isPresenterTaken, let view = presenter.viewIfLoaded,
      let container = presentation.containerView, view.isDescendant(of: container)
    else { return }
    presentation.isPresenterTaken = true
    world.report(
      .presenterMovedIntoContainer(presenter: presenter.outputName, style: "\(style)"))
  }

  private func startPresenting() {
    makeContainer()
    presentation.tellWillBegin(presenting: true)
    if removes { presenter.beginAppearance(.disappearing, animated: isAnimated) }
    presented.beginAppearance(.appearing, animated: isAnimated)
    go()
  }

  private func startDismissing() {
    presentation.tellWillBegin(presenting: false)
    dropBetween()
    presented.beginAppearance(.disappearing, animated: isAnimated)
    if removes { presenter.beginAppearance(.appearing, animated: isAnimated) }
    go()
  }

  private func go() {
    guard world.failure == nil else { return }
    if isAnimated {
      begin(with: animator ?? standardAnimator())
    } else {
      phase = .running
      if direction == .presenting { placePresented() }
      complete(true)
    }
  }

  /// UIKit's own placing, when nothing is animated.
  private func placePresented() {
    let view = presentation.shownView
    view.layer.frame = presentation.shownFrame
    container.addSubview(view)
    container.layoutIfNeeded()
  }

  /// Presentation controllers say where the view belongs; without one of the app's it fills the
  /// container, and an animator of the app's own may well choose another place.
  override func checkFinalFrame() {
    guard direction == .presenting, let container = presentation.containerView else { return }
    let final = presentation.shownFrame
    guard removes || final != container.bounds else { return }
    reportFrame(of: presented, presentation.shownView, final: final)
  }

  override func finish(_ didComplete: Bool) {
    checkPresenter()
    end(didComplete)
  }
}
