public import Foundation
import FoundationCompat
import Synchronization

/// Looks for services by Bonjour, which is not here: a browser fails when it starts.
///
/// - Compatibility: compiles
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Hashable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    /// What is looked for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// What is known of a service.
        public enum Metadata: Hashable, CustomDebugStringConvertible, Sendable {
            case bonjour(NWTXTRecord)
            case none

            public var debugDescription: String {
                switch self {
                case .bonjour(let record): record.debugDescription
                case .none: "<none>"
                }
            }
        }

        /// How one set of results differs from another.
        public enum Change: Hashable, Sendable {
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt32

                public init(rawValue: UInt32) {
                    self.rawValue = rawValue
                }

                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 8)
                public static let interfaceRemoved = Flags(rawValue: 16)
                public static let metadataChanged = Flags(rawValue: 32)
            }

            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            public init(between old: Result?, _ new: Result?) {
                switch (old, new) {
                case (nil, nil): self = .identical
                case (nil, let new?): self = .added(new)
                case (let old?, nil): self = .removed(old)
                case (let old?, let new?):
                    var flags: Flags = []
                    if !Set(new.interfaces).isSubset(of: old.interfaces) { flags.insert(.interfaceAdded) }
                    if !Set(old.interfaces).isSubset(of: new.interfaces) { flags.insert(.interfaceRemoved) }
                    if old.metadata != new.metadata { flags.insert(.metadataChanged) }
                    self = flags.isEmpty ? .identical : .changed(old: old, new: new, flags: flags)
                }
            }
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var changedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    private let shared = Mutex(Shared())

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    public var debugDescription: String { "[\(descriptor) \(parameters)]" }
    public var state: State { shared.withLock { $0.state } }
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }
    public var browseResults: Set<Result> { [] }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }

    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? {
        get { shared.withLock { $0.changedHandler } }
        set { shared.withLock { $0.changedHandler = newValue } }
    }

    /// Fails with `kDNSServiceErr_ServiceNotRunning`.
    public func start(queue: DispatchQueue) {
        let isFirst = shared.withLock { shared in
            guard shared.queue == nil, shared.state == .setup else { return false }
            shared.queue = queue
            shared.state = .failed(.dns(DNSServiceErrorType(kDNSServiceErr_ServiceNotRunning)))
            return true
        }
        guard isFirst else { return }
        Unavailable.note("services that Bonjour announces (\(descriptor))")
        queue.async { [self] in stateUpdateHandler?(state) }
    }

    public func cancel() {
        let queue = shared.withLock { shared in
            defer { shared.state = .cancelled }
            return shared.state == .cancelled ? nil : shared.queue
        }
        queue?.async { [self] in
            stateUpdateHandler?(.cancelled)
            shared.withLock { ($0.stateUpdateHandler, $0.changedHandler) = (nil, nil) }
        }
    }
}
