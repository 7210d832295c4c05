public import Foundation

/// Runs `body`; there are no autorelease pools without the Objective-C runtime.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}

/// The name of a method. Nothing here calls methods by name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) {
        description = name
    }

    public init(stringLiteral name: String) {
        description = name
    }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension NSObject {
    /// Whether the object has a method of that name, which no object has here.
    public func responds(to aSelector: Selector!) -> Bool { false }

    public class func instancesRespond(to aSelector: Selector!) -> Bool { false }

    /// Nothing is called by name here, now or later, which is a warning.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { notPerformed(aSelector) }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { notPerformed(aSelector) }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        notPerformed(aSelector)
    }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        _ = notPerformed(aSelector)
    }

    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        _ = notPerformed(aSelector)
    }

    private func notPerformed(_ selector: Selector) -> Unmanaged<AnyObject> {
        Unavailable.note("the method '\(selector)' by its name", hint: "Call the method itself.")
        return Unmanaged.passUnretained(self)
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}

/// A method, an implementation and a variable of the Objective-C run-time, of which there are none here.
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { m }
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Runs `body` alone among those that lock the same object.
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).unlock()
    return 0
}

/// One lock for each object that was ever locked.
private enum ObjectLocks {
    private static let guardian = NSLock()
    /// Guarded by `guardian`.
    nonisolated(unsafe) private static var locks: [ObjectIdentifier: NSRecursiveLock] = [:]

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        guardian.withLock {
            let key = ObjectIdentifier(object)
            if let lock = locks[key] { return lock }
            let lock = NSRecursiveLock()
            locks[key] = lock
            return lock
        }
    }
}

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// What was kept beside an object with `objc_setAssociatedObject`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.get(object as AnyObject, key)
}

/// Keeps a value beside an object, for as long as the extension runs.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(object as AnyObject, key, value)
}

private enum AssociatedObjects {
    private struct Key: Hashable {
        var object: ObjectIdentifier
        var key: UInt
    }

    private static let lock = NSLock()
    /// Guarded by `lock`. The owner is held, so that no other object gets its identifier.
    nonisolated(unsafe) private static var values: [Key: (owner: AnyObject, value: Any)] = [:]

    static func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { values[Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))]?.value }
    }

    static func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
        lock.withLock {
            values[Key(object: ObjectIdentifier(object), key: UInt(bitPattern: key))] = value.map { (object, $0) }
        }
    }
}
