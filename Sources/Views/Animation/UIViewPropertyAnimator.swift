import Layers

/// Animations that can be paused, scrubbed and reversed.
public final class UIViewPropertyAnimator: EngineObject {}
