public import Foundation

/// The device's taps on the hand, which nobody feels here.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() {
        super.init()
    }

    public init(style: FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// The pasteboard of this process alone.
///
/// - Compatibility: compiles
open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var content: Any?

    open var string: String? {
        get { lock.withLock { content as? String } }
        set { lock.withLock { content = newValue } }
    }
    open var url: URL? {
        get { lock.withLock { content as? URL } }
        set { lock.withLock { content = newValue } }
    }
    open var image: UIImage? {
        get { lock.withLock { content as? UIImage } }
        set { lock.withLock { content = newValue } }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var changeCount: Int { 0 }
}
