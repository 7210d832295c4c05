public import Foundation

/// The end of an observation. Without the Objective-C runtime, no change is observed.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    public func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What an observation is told of a change.
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// A class that Swift's `observe` can be asked of.
public protocol _KeyValueObservable: NSObject {}

extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable {
    /// Tells the value that is there when `options` ask for the initial one, and no change after it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        Unavailable.note("key-value observing")
        return NSKeyValueObservation()
    }
}

extension NSObject {
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        Unavailable.note("key-value observing")
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
}

extension NotificationCenter {
    /// Observes nothing: no method is called by its name here.
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        Unavailable.note("an observer by selector (\(selector))")
    }
}

extension Timer {
    /// `Timer()`: one that never fires, a place for one to come. An extension cannot have `NSObject`'s own initialiser.
    public convenience init(_nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
    }

    /// A timer that never fires: no method is called by its name here.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Unavailable.note("a timer by selector (\(selector))")
        return Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
    }

    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        Unavailable.note("a timer by selector (\(selector))")
        self.init(fire: date, interval: interval, repeats: repeats) { _ in }
    }

    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        Unavailable.note("a timer by selector (\(selector))")
        self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
    }
}
