public import Foundation

/// The device's taps on the hand, which nobody feels here.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    public init(view: UIView) { super.init() }

    open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }
    public override init(view: UIView) { super.init(view: view) }
    public init(style: FeedbackStyle) { super.init() }
    public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

    open func impactOccurred() {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) {}
    open func pathCompleted(at location: CGPoint) {}
}
