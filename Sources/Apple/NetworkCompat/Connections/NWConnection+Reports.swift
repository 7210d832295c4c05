import Synchronization
public import Foundation

extension NWConnection {
    /// Bytes that the app has sent and received.
    struct Traffic {
        var sent: UInt64 = 0
        var received: UInt64 = 0
    }

    /// How a connection came about.
    public struct EstablishmentReport: CustomDebugStringConvertible, Sendable {
        /// How a name was found.
        public struct Resolution: Sendable {
            public enum Source: Hashable, Sendable {
                case query, cache, expiredCache
            }

            public enum DNSProtocol: Hashable, Sendable {
                case unknown, udp, tcp, tls, https
            }

            public let source: Source
            public let duration: TimeInterval
            public let endpointCount: Int
            public private(set) var successfulEndpoint: NWEndpoint
            public let preferredEndpoint: NWEndpoint
            /// The system's resolver does not tell.
            public var dnsProtocol: DNSProtocol { .unknown }

            mutating func succeed(with endpoint: NWEndpoint) { successfulEndpoint = endpoint }
        }

        /// How long a protocol took to agree.
        public struct Handshake: Sendable {
            public let definition: NWProtocolDefinition
            public let handshakeDuration: TimeInterval
            public let handshakeRTT: TimeInterval
        }

        public let duration: TimeInterval
        public let attemptStartedAfterInterval: TimeInterval
        public let previousAttemptCount: Int
        public let resolutions: [Resolution]
        public let handshakes: [Handshake]
        /// Proxies are not here.
        public var usedProxy: Bool { false }
        public var proxyConfigured: Bool { false }
        public var proxyEndpoint: NWEndpoint? { nil }

        public var debugDescription: String {
            "Took \(duration) seconds, \(previousAttemptCount) attempts before, "
                + handshakes.map { "\($0.definition.name): \($0.handshakeDuration)" }.joined(separator: ", ")
        }
    }

    /// What a connection has carried since a moment.
    public struct DataTransferReport: CustomDebugStringConvertible, Sendable {
        /// What went one way; what Linux does not tell of a connection is 0.
        public struct PathReport: Sendable {
            public let interface: NWInterface?
            public var radioType: NWInterface.RadioType? { nil }
            public let receivedIPPacketCount: UInt64
            public let sentIPPacketCount: UInt64
            public let receivedTransportByteCount: UInt64
            public let receivedTransportDuplicateByteCount: UInt64
            public let receivedTransportOutOfOrderByteCount: UInt64
            public let sentTransportByteCount: UInt64
            public let retransmittedTransportByteCount: UInt64
            public let transportSmoothedRTT: TimeInterval
            public let transportMinimumRTT: TimeInterval
            public let transportRTTVariance: TimeInterval
            public let receivedApplicationByteCount: UInt64
            public let sentApplicationByteCount: UInt64
        }

        public let duration: TimeInterval
        public let aggregatePathReport: PathReport
        public var pathReports: [PathReport] { [aggregatePathReport] }

        public var debugDescription: String {
            "\(duration) seconds, \(aggregatePathReport.receivedApplicationByteCount) bytes received, "
                + "\(aggregatePathReport.sentApplicationByteCount) bytes sent"
        }
    }

    /// A report that is being made.
    public final class PendingDataTransferReport: Sendable {
        private let connection: NWConnection
        private let began = DispatchTime.now()
        private let traffic: Traffic
        private let transport: TransportStatistics

        init(_ connection: NWConnection) {
            self.connection = connection
            traffic = connection.shared.withLock { $0.traffic }
            transport = connection.transportStatistics()
        }

        /// Tells, on `queue`, what was carried since the report was begun.
        public func collect(queue: DispatchQueue, completion: @escaping @Sendable (DataTransferReport) -> Void) {
            let (now, transport) = (connection.shared.withLock { $0.traffic }, connection.transportStatistics())
            let path = DataTransferReport.PathReport(
                interface: connection.currentPath?.availableInterfaces.first,
                receivedIPPacketCount: transport.segmentsIn &- self.transport.segmentsIn,
                sentIPPacketCount: transport.segmentsOut &- self.transport.segmentsOut,
                receivedTransportByteCount: transport.bytesIn &- self.transport.bytesIn,
                receivedTransportDuplicateByteCount: 0, receivedTransportOutOfOrderByteCount: 0,
                sentTransportByteCount: transport.bytesOut &- self.transport.bytesOut,
                retransmittedTransportByteCount: transport.bytesAgain &- self.transport.bytesAgain,
                transportSmoothedRTT: transport.smoothedRTT, transportMinimumRTT: transport.minimumRTT,
                transportRTTVariance: transport.varianceRTT,
                receivedApplicationByteCount: now.received - traffic.received,
                sentApplicationByteCount: now.sent - traffic.sent)
            let report = DataTransferReport(duration: began.seconds(to: .now()), aggregatePathReport: path)
            queue.async { completion(report) }
        }
    }

    /// Begins a report of what the connection carries.
    public func startDataTransferReport() -> PendingDataTransferReport { PendingDataTransferReport(self) }

    /// Tells, on `queue`, how the connection came about; nil where it has not.
    public func requestEstablishmentReport(
        queue: DispatchQueue, completion: @escaping @Sendable (EstablishmentReport?) -> Void
    ) {
        let report = shared.withLock { $0.establishment }
        queue.async { completion(report) }
    }
}

/// What the kernel tells of a connection by TCP.
struct TransportStatistics: Sendable {
    var segmentsIn: UInt64 = 0
    var segmentsOut: UInt64 = 0
    var bytesIn: UInt64 = 0
    var bytesOut: UInt64 = 0
    var bytesAgain: UInt64 = 0
    var smoothedRTT: TimeInterval = 0
    var minimumRTT: TimeInterval = 0
    var varianceRTT: TimeInterval = 0
}

extension NWConnection {
    func transportStatistics() -> TransportStatistics {
        (metadata(definition: NWProtocolTCP.definition) as? NWProtocolTCP.Metadata)?.statistics ?? TransportStatistics()
    }
}

extension NWProtocolTCP.Metadata {
    var statistics: TransportStatistics? { socket?.statistics }
}

extension Socket {
    /// By places in `struct tcp_info` of Linux 4.19, which later versions add to.
    var statistics: TransportStatistics {
        var bytes = [UInt8](repeating: 0, count: 256)
        var length = socklen_t(bytes.count)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &bytes, &length) == 0 else { return .init() }
        return bytes.withUnsafeBytes { bytes in
            func short(_ offset: Int) -> UInt64 { UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
            func long(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
            func time(_ offset: Int) -> TimeInterval { TimeInterval(short(offset)) / 1e6 }
            return TransportStatistics(
                segmentsIn: short(140), segmentsOut: short(136), bytesIn: long(128), bytesOut: long(200),
                bytesAgain: long(208), smoothedRTT: time(68), minimumRTT: time(148), varianceRTT: time(72))
        }
    }
}
