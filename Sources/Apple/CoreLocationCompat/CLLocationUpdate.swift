import Foundation

/// A place as `liveUpdates` tells it, which here ends at once: location is denied.
///
/// - Compatibility: compiles
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation?
    public let isStationary: Bool
    public var stationary: Bool { isStationary }
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { true }
    public var accuracyLimited: Bool { false }
    public var serviceSessionRequired: Bool { false }

    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct Iterator: AsyncIteratorProtocol {
            var hasDenied = false

            /// One update that says that location is denied.
            public mutating func next() async throws -> CLLocationUpdate? {
                guard !hasDenied else { return nil }
                hasDenied = true
                return CLLocationUpdate(location: nil, isStationary: false)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public static func liveUpdates() -> Updates { Updates() }
    public static func liveUpdates(_ configuration: LiveConfiguration) -> Updates { Updates() }
}
