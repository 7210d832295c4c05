public import Foundation
import FoundationCompat
import Synchronization

/// Sends and hears frames of Ethernet, which takes rights that a widget does not have: a channel fails when it starts.
///
/// - Compatibility: compiles
public final class NWEthernetChannel: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Hashable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// The address of a card.
    public struct EthernetAddress: Hashable, CustomDebugStringConvertible, Sendable {
        public let rawValue: Data

        public init?(_ rawValue: Data) {
            guard rawValue.count == 6 else { return nil }
            self.rawValue = rawValue
        }

        /// Reads `00:1b:63:84:45:e6`.
        public init?(_ string: String) {
            let bytes = string.split(separator: ":", omittingEmptySubsequences: false).compactMap {
                $0.count <= 2 ? UInt8($0, radix: 16) : nil
            }
            self.init(Data(bytes))
        }

        public var debugDescription: String { rawValue.map { String(format: "%02x", $0) }.joined(separator: ":") }
    }

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var receiveHandler: (@Sendable (Data, UInt16, EthernetAddress, EthernetAddress) -> Void)?
    }

    public let interface: NWInterface
    public let etherType: UInt16
    private let shared = Mutex(Shared())

    public init(on interface: NWInterface, etherType: UInt16) {
        self.interface = interface
        self.etherType = etherType
    }

    public convenience init(on interface: NWInterface, etherType: UInt16, parameters: NWParameters) {
        self.init(on: interface, etherType: etherType)
    }

    public var debugDescription: String { "[\(interface) \(etherType)]" }
    public var state: State { shared.withLock { $0.state } }
    public var queue: DispatchQueue? { shared.withLock { $0.queue } }
    public var maximumPayloadSize: Int { 0 }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }

    /// Called with a frame's content, its tag, and whom it is from and to.
    public var receiveHandler: (@Sendable (Data, UInt16, EthernetAddress, EthernetAddress) -> Void)? {
        get { shared.withLock { $0.receiveHandler } }
        set { shared.withLock { $0.receiveHandler = newValue } }
    }

    /// Fails with `EPERM`.
    public func start(queue: DispatchQueue) {
        let isFirst = shared.withLock { shared in
            guard shared.queue == nil, shared.state == .setup else { return false }
            shared.queue = queue
            shared.state = .failed(.posix(.EPERM))
            return true
        }
        guard isFirst else { return }
        Unavailable.note("frames of Ethernet")
        queue.async { [self] in stateUpdateHandler?(state) }
    }

    public func cancel() {
        let queue = shared.withLock { shared in
            defer { shared.state = .cancelled }
            return shared.state == .cancelled ? nil : shared.queue
        }
        queue?.async { [self] in
            stateUpdateHandler?(.cancelled)
            shared.withLock { ($0.stateUpdateHandler, $0.receiveHandler) = (nil, nil) }
        }
    }

    public func send(
        content: Data, to remoteAddress: EthernetAddress, vlanTag: UInt16,
        completion: @escaping @Sendable (NWError?) -> Void
    ) {
        (queue ?? .global()).async { completion(.posix(.ENOTCONN)) }
    }
}
