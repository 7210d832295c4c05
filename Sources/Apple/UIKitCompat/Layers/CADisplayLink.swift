public import Foundation
public import FoundationCompat

/// How often a display is drawn anew, in frames a second; 0 is what suits.
///
/// - Compatibility: compiles
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public var __preferred: Float { preferred ?? 0 }

    public static let `default` = CAFrameRateRange()

    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public init(minimum: Float, maximum: Float, __preferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: __preferred)
    }
}

/// What calls an app before each of a display's frames; a widget has no display, and is never called.
///
/// - Compatibility: compiles
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    @available(*, deprecated, renamed: "preferredFramesPerSecond")
    open var frameInterval: Int {
        get { 1 }
        set {}
    }

    public init(target: Any, selector sel: Selector) {}

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { Unavailable.note("CADisplayLink") }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}

    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var targetTimestamp: TimeInterval { 0 }
}
