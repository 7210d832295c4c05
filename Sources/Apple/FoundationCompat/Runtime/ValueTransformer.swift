public import Foundation
import Synchronization

/// Turns values into others, most often for what is stored of them.
open class ValueTransformer: NSObject {
    public override init() {}

    /// Those that have a name; callers on several threads answer for what these do.
    private struct Registered: @unchecked Sendable {
        var transformer: ValueTransformer
    }

    private static let registered = Mutex<[NSValueTransformerName: Registered]>([:])

    /// Has a transformer found by a name; nil takes it away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let entry = transformer.map { Registered(transformer: $0) }
        registered.withLock { $0[name] = entry }
    }

    /// The transformer that was registered by a name, or Foundation's own. A class of that name is not made one of.
    open class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
        registered.withLock { $0[name] }?.transformer ?? standard(name)
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        let names = registered.withLock { Set($0.keys) }.union(NSValueTransformerName.standard)
        return names.sorted { $0.rawValue < $1.rawValue }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }

    open class func allowsReverseTransformation() -> Bool { false }

    open func transformedValue(_ value: Any?) -> Any? { value }

    open func reverseTransformedValue(_ value: Any?) -> Any? {
        precondition(
            Self.allowsReverseTransformation(), "\(Self.self) does not transform values back")
        return transformedValue(value)
    }

    private static func standard(_ name: NSValueTransformerName) -> ValueTransformer? {
        switch name {
        case .negateBooleanTransformerName: NegateBooleanTransformer()
        case .isNilTransformerName: NilTransformer(isNil: true)
        case .isNotNilTransformerName: NilTransformer(isNil: false)
        case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName: UnarchiveTransformer()
        case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
        default: nil
        }
    }
}

/// The name that a transformer is registered by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSSecureUnarchiveFromData")

    fileprivate static let standard: Set = [
        negateBooleanTransformerName, isNilTransformerName, isNotNilTransformerName,
        unarchiveFromDataTransformerName, keyedUnarchiveFromDataTransformerName,
        secureUnarchiveFromDataTransformerName,
    ]
}

/// Reads objects from a secure archive, and writes them into one.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive may hold at its top.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func allowsReverseTransformation() -> Bool { true }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}

private final class NegateBooleanTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }

    override class func transformedValueClass() -> AnyClass { NSNumber.self }

    override func transformedValue(_ value: Any?) -> Any? {
        NSNumber(value: !((value as? NSNumber)?.boolValue ?? value as? Bool ?? false))
    }
}

private final class NilTransformer: ValueTransformer {
    private let isNil: Bool

    init(isNil: Bool) { self.isNil = isNil }

    override class func transformedValueClass() -> AnyClass { NSNumber.self }

    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value == nil) == isNil) }
}

private final class UnarchiveTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }

    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
