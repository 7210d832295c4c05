public import Foundation

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is asked of drawing a text, and how it went.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
    /// How much smaller the text may get; it is never drawn smaller here.
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 0
    open internal(set) var totalBounds = CGRect.zero

    fileprivate func note(_ bounds: CGRect) { (actualScaleFactor, totalBounds) = (1, bounds) }
}

extension NSAttributedString {
    public func size() -> CGSize { DrawnText(self).size(width: nil) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options?.contains(.usesLineFragmentOrigin) ?? false
        let bounds = CGRect(origin: .zero, size: DrawnText(self).size(width: wraps ? size.width : nil))
        context?.note(bounds)
        return bounds
    }

    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
    public func draw(at point: CGPoint) { DrawnText(self).draw(in: CGRect(origin: point, size: size())) }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions? = nil, context: NSStringDrawingContext?) {
        draw(in: rect)
        if let context { _ = boundingRect(with: rect.size, options: options, context: context) }
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions? = nil, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(in: rect)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(at: point)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions? = nil, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: description, attributes: attributes).draw(
            with: rect, options: options, context: context)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions? = nil, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions? = nil, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
