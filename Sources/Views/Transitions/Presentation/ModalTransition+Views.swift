import Layers
import Motion

extension ModalTransition {
  /// Puts the container on top, or over its context; a style that removes the presenter takes its view
  /// into it, at the bottom. (decision L13)
  func makeContainer() {
    let view = presenter.view
    guard let window = view.window else { return }
    let isInContext = style == .currentContext || style == .overCurrentContext
    let above = isInContext ? view.superview ?? window : window
    let container = UITransitionView(frame: isInContext ? view.frame : window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    if isInContext, above !== window {
      above.insertSubview(container, aboveSubview: view)
    } else {
      above.addSubview(container)
    }
    presentation.adopt(container)
    guard removes else { return }
    if let home = view.superview, let index = home.subviews.firstIndex(of: view) {
      let own = presenter.pinnedPresentationController
      presentation.presenterHome = PresenterHome(
        superview: home, index: index, frame: view.frame,
        keepsFrame: own?.isUIKitsOwn == true && own?.style.isSheet == true)
    }
    container.insertSubview(view, at: 0)
    let keeps = presentation.presenterHome?.keepsFrame == true
    if view.transform.isIdentity, !keeps { view.frame = container.bounds }
  }

  /// UIKit puts the presenter's view back where it was. (decision L13)
  func putPresenterBack() {
    let first = between.first?.pinnedPresentationController ?? presentation
    guard let home = first.presenterHome else { return }
    first.presenterHome = nil
    let view = presenter.view
    home.superview.insertSubview(view, at: home.index)
    guard view.transform.isIdentity else { return }
    let (from, to) = (view.frame, frame(in: home))
    view.frame = to
    guard isAnimated, direction == .dismissing, !from.isNear(to) else { return }
    world.report(
      .layout(.presenterJumps(presenter: presenter.outputName, from: from, to: to)))
  }

  /// Where the presenter's view belongs in its home: a sheet where it stands now, for the device may have
  /// been turned.
  func frame(in home: PresenterHome) -> CGRect {
    if home.keepsFrame, let sheet = presenter.pinnedPresentationController {
      return sheet.shownFrame
    }
    return home.fills ? home.superview.bounds : home.frame
  }

  /// A container goes, with everything in it.
  func drop(_ presentation: UIPresentationController) {
    guard let container = presentation.containerView else { return }
    container.removeFromSuperview()
    presentation.release(container)
    presentation.containerView = nil
  }

  /// The controllers between vanish at once.
  func dropBetween() {
    for controller in between.reversed() {
      guard let view = controller.pinnedPresentationController?.shownView,
        let superview = view.superview, view.window != nil,
        let index = superview.subviews.firstIndex(of: view)
      else { continue }
      places.append((view, superview, index))
      controller.beginAppearance(.disappearing, animated: false)
      view.removeFromSuperview()
      controller.endAppearance()
    }
  }

  /// The controllers between come back.
  func restoreBetween() {
    for (view, superview, index) in places.reversed() {
      let controller = between.first { $0.pinnedPresentationController?.shownView === view }
      controller?.beginAppearance(.appearing, animated: false)
      superview.insertSubview(view, at: index)
      controller?.endAppearance()
    }
    places.removeAll()
  }
}
