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
  /// The caller's completion.
  private var completion: (() -> Void)?
  private let removes: Bool

  init(
    _ direction: Direction, of presented: UIViewController, by presenter: UIViewController,
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presented = presented
    self.presenter = presenter
    self.presentation = presentation
    self.completion = completion
    removes = presentation.removesPresenter
    super.init(isAnimated: animated)
  }

  /// Whether it presents a controller right now.
  func isPresenting(_ controller: UIViewController) -> Bool {
    direction == .presenting && controller === presented
  }

  /// Whether it dismisses a controller right now.
  func isDismissing(_ controller: UIViewController) -> Bool {
    direction == .dismissing && controller === presented
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
    return direction == .presenting ? .zero : container.bounds
  }

  /// Begins: the visible half, after the commit of the turn that asked for it.
  func start() {
    switch direction {
    case .presenting: startPresenting()
    case .dismissing: startDismissing()
    }
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
    view.frame = presentation.shownFrame
    container.addSubview(view)
    container.layoutIfNeeded()
  }

  /// Puts the container on top; a style that removes the presenter takes its view into it, at the
  /// bottom. (decision L13)
  private func makeContainer() {
    guard let window = presenter.view.window else { return }
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    window.addSubview(container)
    presentation.adopt(container)
    guard removes else { return }
    let view = presenter.view
    if let home = view.superview, let index = home.subviews.firstIndex(of: view) {
      presentation.presenterHome = (home, index)
    }
    container.insertSubview(view, at: 0)
  }

  override func finish(_ didComplete: Bool) {
    switch (direction, didComplete) {
    case (.presenting, true): presentedAtLast()
    case (.presenting, false): presentingCancelled()
    case (.dismissing, true): dismissedAtLast()
    case (.dismissing, false): dismissalCancelled()
    }
  }

  private func presentedAtLast() {
    presentation.tellDidEnd(presenting: true, true)
    release()
    presented.endAppearance()
    if removes {
      if presenter.view.isDescendant(of: container) { presenter.view.removeFromSuperview() }
      presenter.endAppearance()
    }
    runCompletion(.presentCompletion)
  }

  private func presentingCancelled() {
    presentation.tellDidEnd(presenting: true, false)
    presented.beginAppearance(.disappearing, animated: isAnimated)
    presentation.shownView.removeFromSuperview()
    release()
    unlink()
    presented.endAppearance()
    if removes {
      presenter.beginAppearance(.appearing, animated: isAnimated)
      putPresenterBack()
      presenter.endAppearance()
    }
    dropContainer()
    completion = nil
  }

  private func dismissedAtLast() {
    presentation.tellDidEnd(presenting: false, true)
    presentation.shownView.removeFromSuperview()
    if removes { putPresenterBack() }
    unlink()
    if removes { presenter.endAppearance() }
    presented.endAppearance()
    dropContainer()
    release()
    runCompletion(.dismissCompletion)
  }

  private func dismissalCancelled() {
    presentation.tellDidEnd(presenting: false, false)
    if removes {
      presenter.beginAppearance(.disappearing, animated: isAnimated)
      presenter.endAppearance()
    }
    presented.beginAppearance(.appearing, animated: isAnimated)
    presented.endAppearance()
    release()
    runCompletion(.dismissCompletion)
  }

  /// UIKit puts the presenter's view back where it was. (decision L13)
  private func putPresenterBack() {
    guard let home = presentation.presenterHome else { return }
    let view = presenter.view
    home.superview.insertSubview(view, at: home.index)
    if view.transform.isIdentity { view.frame = home.superview.bounds }
  }

  /// The container goes, with everything in it.
  private func dropContainer() {
    guard let container = presentation.containerView else { return }
    container.removeFromSuperview()
    presentation.release(container)
    presentation.containerView = nil
  }

  /// The controllers no longer know of each other.
  private func unlink() {
    presenter.presented = nil
    presented.presenter = nil
    presenter.release(presented)
    presented.pin(nil)
  }

  private func release() {
    if presented.transition === self { presented.transition = nil }
    if presenter.transition === self { presenter.transition = nil }
  }

  private func runCompletion(_ event: EventName) {
    guard let block = completion else { return }
    completion = nil
    world.record(event, direction == .presenting ? presenter.outputName : presented.outputName)
    block()
  }
}
