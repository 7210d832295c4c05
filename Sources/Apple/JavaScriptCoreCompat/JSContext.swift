public import Foundation
import FoundationCompat

/// Where scripts would run. There is no engine here: what is evaluated is `undefined`, with a warning, and the exception
/// handler is told.
open class JSContext: @unchecked Sendable {
    open var virtualMachine: JSVirtualMachine!
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var name: String!
    open var isInspectable = false
    open var globalObject: JSValue! { JSValue(undefinedIn: self) }
    open class func current() -> JSContext! { nil }
    open class func currentCallee() -> JSValue! { nil }
    open class func currentThis() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { nil }

    public init!() { virtualMachine = JSVirtualMachine() }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { fail("a script") }

    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { fail("a script") }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
    open subscript(_ key: String) -> JSValue? { JSValue(undefinedIn: self) }

    fileprivate func fail(_ what: String) -> JSValue {
        Unavailable.note("\(what) in JavaScript")
        let problem = JSValue(object: "JavaScriptCore is not available here", in: self)
        exception = problem
        exceptionHandler?(self, problem)
        return JSValue(undefinedIn: self)
    }
}

open class JSVirtualMachine: NSObject, @unchecked Sendable {
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// What is shared with scripts.
public protocol JSExport {}

/// A value of a script's: one that Swift has put in, or `undefined`.
open class JSValue: NSObject, @unchecked Sendable {
    open private(set) weak var context: JSContext!
    private let value: Any?
    open private(set) var isUndefined = false

    private init(_ value: Any?, _ context: JSContext?) {
        self.value = value
        self.context = context
    }

    public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(value, context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(value, context) }
    public convenience init!(nullIn context: JSContext!) { self.init(nil, context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(message, context)
    }
    public convenience init!(undefinedIn context: JSContext!) {
        self.init(nil, context)
        isUndefined = true
    }

    open var isNull: Bool { value == nil && !isUndefined }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { value is any Numeric || value is NSNumber }
    open var isString: Bool { value is String }
    open var isObject: Bool { value != nil && !isString && !isNumber && !isBoolean }
    open var isArray: Bool { value is [Any] }
    open var isDate: Bool { value is Date }
    open var isSymbol: Bool { false }

    open func toObject() -> Any! { value }
    open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { value }
    open func toBool() -> Bool { value as? Bool ?? false }
    open func toDouble() -> Double { (value as? NSNumber)?.doubleValue ?? value as? Double ?? .nan }
    open func toInt32() -> Int32 { (value as? NSNumber)?.int32Value ?? value as? Int32 ?? 0 }
    open func toUInt32() -> UInt32 { (value as? NSNumber)?.uint32Value ?? value as? UInt32 ?? 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! {
        isUndefined ? "undefined" : value.map { String(describing: $0) } ?? "null"
    }
    open func toDate() -> Date! { value as? Date }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
    open override var description: String { toString() }

    @discardableResult
    open func call(withArguments arguments: [Any]!) -> JSValue! { fail("a function") }
    @discardableResult
    open func construct(withArguments arguments: [Any]!) -> JSValue! { fail("a constructor") }
    @discardableResult
    open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { fail("a method") }

    open func forProperty(_ property: String!) -> JSValue! {
        (value as? [String: Any])?[property].map { JSValue($0, context) } ?? JSValue(undefinedIn: context)
    }
    open func setValue(_ value: Any!, forProperty property: String!) {}
    open func hasProperty(_ property: String!) -> Bool { (value as? [String: Any])?[property] != nil }
    open func deleteProperty(_ property: String!) -> Bool { false }
    open func atIndex(_ index: Int) -> JSValue! {
        let elements = value as? [Any] ?? []
        return elements.indices.contains(index) ? JSValue(elements[index], context) : JSValue(undefinedIn: context)
    }
    open func setValue(_ value: Any!, at index: Int) {}
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key as? String) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func isEqual(to value: Any!) -> Bool { isEqual(value) }
    open func isInstance(of value: Any!) -> Bool { false }

    private func fail(_ what: String) -> JSValue { context?.fail(what) ?? JSValue(undefinedIn: nil) }
}
