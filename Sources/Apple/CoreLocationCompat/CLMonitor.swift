public import Foundation
import FoundationCompat

/// What a monitor waits for.
public protocol CLCondition: Sendable {}

/// Tells of conditions that come to hold: of none here, where nobody knows the device's place.
///
/// - Compatibility: compiles
public actor CLMonitor {
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: UInt16?
        public let minor: UInt16?

        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: UInt16, minor: UInt16) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    public struct Event: Sendable {
        public enum State: Int, Sendable {
            case unknown, satisfied, unsatisfied, unmonitored
        }

        public let identifier: String
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date
        public var authorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var accuracyLimited: Bool { false }
        public var conditionUnsupported: Bool { false }
        public var conditionLimitExceeded: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// A condition, and what was last told of it: that nobody knows.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// The events, of which there are none.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public let name: String
    private var records: [String: Record] = [:]

    public init(_ name: String) async {
        self.name = name
        Unavailable.note("the device's location")
    }

    public var identifiers: [String] { records.keys.sorted() }
    public var events: Events { Events() }
    public func record(for identifier: String) -> Record? { records[identifier] }
    public func remove(_ identifier: String) { records[identifier] = nil }

    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        let event = Event(identifier: identifier, refinement: nil, state: state, date: Date())
        records[identifier] = Record(condition: condition, lastEvent: event)
    }
}
