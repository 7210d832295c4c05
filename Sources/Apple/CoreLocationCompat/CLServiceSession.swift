/// An app's wish for location, which is denied.
///
/// - Compatibility: compiles
public final class CLServiceSession: Sendable {
    public enum AuthorizationRequirement: Int, Sendable {
        case none, whenInUse, always
    }

    /// Why the wish is not met.
    public struct Diagnostic: Sendable {
        public var authorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var alwaysAuthorizationDenied: Bool { true }
        public var fullAccuracyDenied: Bool { true }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// One diagnostic, that location is denied.
    public final class Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct Iterator: AsyncIteratorProtocol {
            private var hasDenied = false

            public mutating func next() async throws -> Diagnostic? {
                defer { hasDenied = true }
                return hasDenied ? nil : Diagnostic()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public var diagnostics: Diagnostics { Diagnostics() }

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    public func invalidate() {}
}

/// An app's wish to go on in the background, which is denied.
///
/// - Compatibility: compiles
public final class CLBackgroundActivitySession: Sendable {
    /// Why the wish is not met.
    public struct Diagnostic: Sendable {
        public var authorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// One diagnostic, that location is denied.
    public final class Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct Iterator: AsyncIteratorProtocol {
            private var hasDenied = false

            public mutating func next() async throws -> Diagnostic? {
                defer { hasDenied = true }
                return hasDenied ? nil : Diagnostic()
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public var diagnostics: Diagnostics { Diagnostics() }

    public init() {}
    public func invalidate() {}
}
