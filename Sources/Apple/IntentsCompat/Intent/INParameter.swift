public import Foundation

/// A parameter of an intent or of its response.
open class INParameter: NSObject, NSCopying {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    private var indices: [String: Int] = [:]

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
    }

    public convenience init<Root: AnyObject, Value>(keyPath: KeyPath<Root, Value>) {
        self.init(for: Root.self, keyPath: "\(keyPath)")
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
            && indices == parameter.indices
    }

    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }

    open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INParameter).map(isEqual(to:)) ?? false
    }

    open override var hash: Int { parameterKeyPath.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
