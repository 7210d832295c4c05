public import Foundation

/// What a photo is called on all of the user's devices.
open class PHCloudIdentifier: NSObject, NSSecureCoding, @unchecked Sendable {
    public static let notFound = PHCloudIdentifier(stringValue: "")
    public static var supportsSecureCoding: Bool { true }

    public let stringValue: String

    public init(stringValue: String) {
        self.stringValue = stringValue
    }

    public convenience init(archivalStringValue: String) { self.init(stringValue: archivalStringValue) }

    public required init?(coder: NSCoder) {
        guard let stringValue = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
        self.stringValue = String(describing: stringValue)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: stringValue), forKey: "stringValue")
    }

    open func archivalStringValue() -> String { stringValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PHCloudIdentifier)?.stringValue == stringValue
    }

    open override var hash: Int { stringValue.hashValue }
}

/// A photo's name on all devices, or why it has none.
open class PHCloudIdentifierMapping: NSObject, @unchecked Sendable {
    open var cloudIdentifier: PHCloudIdentifier? { nil }
    open var error: (any Error)? { PHPhotosError(.identifierNotFound) }
}

/// A photo's name on this device, or why it has none.
open class PHLocalIdentifierMapping: NSObject, @unchecked Sendable {
    open var localIdentifier: String? { nil }
    open var error: (any Error)? { PHPhotosError(.identifierNotFound) }
}
