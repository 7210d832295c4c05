public import Foundation

/// What an element has to say beside its label.
public final class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let attributedLabel: NSAttributedString
    public let value: String
    public let attributedValue: NSAttributedString
    public var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        attributedLabel = NSAttributedString(string: label)
        self.value = value
        attributedValue = NSAttributedString(string: value)
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.label = label.string
        attributedLabel = label
        self.value = value.string
        attributedValue = value
    }
}

/// Has something to say beside its label.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
