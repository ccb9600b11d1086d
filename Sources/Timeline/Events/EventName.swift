/// The calls that UIKit makes and the timeline records, under UIKit's method names.
public enum EventName: String, Sendable, Hashable, CaseIterable {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillTransition, updateViewConstraints
  case viewSafeAreaInsetsDidChange
  case willMove, didMove
  case animationController, interactionController, presentationController
  case transitionDuration, animateTransition, interruptibleAnimator, animationEnded
  case startInteractiveTransition, completeTransition
  case updateInteractiveTransition, pauseInteractiveTransition
  case finishInteractiveTransition, cancelInteractiveTransition
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
  case animateAlongsideTransition, transitionCompletion, notifyWhenInteractionChanges
  case willShow, didShow, didSelect, shouldSelect
  case presentCompletion, dismissCompletion
  case presentationControllerShouldDismiss, presentationControllerWillDismiss
  case presentationControllerDidDismiss, presentationControllerDidAttemptToDismiss
  case gestureBegan, gestureChanged, gestureEnded, gestureCancelled, gestureFailed
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging
  case scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation, scrollViewShouldScrollToTop, scrollViewDidScrollToTop
  case scrollViewDidChangeAdjustedContentInset
  case cellForItemAt, viewForSupplementaryElementOfKind
  case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt
  case shouldSelectItemAt, shouldDeselectItemAt, didSelectItemAt, didDeselectItemAt
  case cellForRowAt, viewForHeaderInSection, viewForFooterInSection
  case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt
  case willSelectRowAt, didSelectRowAt, willDeselectRowAt, didDeselectRowAt
  case willDisplay, didEndDisplaying
  case willDisplaySupplementaryView, didEndDisplayingSupplementaryView
  case action, animationCompletion
}
