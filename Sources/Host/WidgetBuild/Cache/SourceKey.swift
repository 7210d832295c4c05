import WidgetProtocol

/// The key of something that is made of sources, which somebody may edit while it is made: then it is not what its key
/// says, and must not be kept under that.
struct SourceKey: Sendable {
    let key: BuildKey
    private let make: @Sendable () throws(BridgeError) -> BuildKey

    /// - Parameter make: reads the sources, now and once more when they have been used.
    init(_ make: @escaping @Sendable () throws(BridgeError) -> BuildKey) throws(BridgeError) {
        self.make = make
        key = try make()
    }

    /// Whether the sources still are what the key was made of.
    var isCurrent: Bool {
        let again = try? ProjectBoundary.current.anew.enforced { () throws(BridgeError) in try make() }
        return again?.name == key.name
    }
}

extension BuildKey {
    /// The key of what is made of more sources, besides those of this one.
    func adding(_ add: @escaping @Sendable (inout BuildKey) throws(BridgeError) -> Void) throws(BridgeError)
        -> SourceKey
    {
        try SourceKey { () throws(BridgeError) in
            var key = self
            try add(&key)
            return key
        }
    }
}
