public import Foundation

/// The shadow of drawn text or shapes.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone?) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
