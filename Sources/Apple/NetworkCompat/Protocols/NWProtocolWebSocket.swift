public import Foundation
import Synchronization

/// WebSockets (RFC 6455), over TCP or TLS.
public final class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("websocket")

    public enum Version: Hashable, Sendable {
        case version13
    }

    /// What a frame holds.
    public enum Opcode: Int, Hashable, Sendable {
        case cont = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// Why a connection is closed.
    public enum CloseCode: Hashable, Sendable {
        public enum Defined: UInt16, Hashable, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            case noStatusReceived = 1005
            case abnormalClosure = 1006
            case invalidFramePayloadData = 1007
            case policyViolation = 1008
            case messageTooBig = 1009
            case mandatoryExtension = 1010
            case internalServerError = 1011
            case tlsHandshake = 1015
        }

        case protocolCode(Defined)
        /// From 3000 to 3999.
        case applicationCode(UInt16)
        /// From 4000 to 4999.
        case privateCode(UInt16)

        /// Throws for a number that means nothing.
        public init(rawValue: UInt16) throws {
            switch rawValue {
            case 3000...3999: self = .applicationCode(rawValue)
            case 4000...4999: self = .privateCode(rawValue)
            default:
                guard let code = Defined(rawValue: rawValue) else { throw NWError.posix(.EINVAL) }
                self = .protocolCode(code)
            }
        }

        public var rawValue: UInt16 {
            switch self {
            case .protocolCode(let code): code.rawValue
            case .applicationCode(let code), .privateCode(let code): code
            }
        }
    }

    /// What a server answers to a client's handshake.
    public struct Response: Sendable {
        public enum Status: Hashable, Sendable {
            case accept, reject
        }

        public let status: Status
        public let subprotocol: String?
        public let additionalHeaders: [(name: String, value: String)]?

        public init(
            status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
        ) {
            self.status = status
            self.subprotocol = subprotocol
            self.additionalHeaders = additionalHeaders
        }
    }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        typealias RequestHandler = @Sendable ([String], [(name: String, value: String)]) -> Response

        /// Whether a ping is answered without anybody's doing; it is not delivered then.
        public var autoReplyPing = false
        /// The largest message that is received, in bytes; 0 for any.
        public var maximumMessageSize = 0
        /// Whether frames are sent right away, since somebody else has made the handshake.
        public var skipHandshake = false
        let version: Version
        private(set) var additionalHeaders: [(name: String, value: String)] = []
        private(set) var subprotocols: [String] = []
        private(set) var requestHandler: (queue: DispatchQueue, call: RequestHandler)?

        public init(_ version: Version = .version13) {
            self.version = version
            super.init(NWProtocolWebSocket.definition)
        }

        /// Headers of a client's handshake.
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { additionalHeaders = headers }

        /// Subprotocols that a client proposes, or that a server knows.
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }

        /// Has a function answer clients' handshakes, by their subprotocols and headers.
        public func setClientRequestHandler(
            _ queue: DispatchQueue,
            handler: @escaping @Sendable ([String], [(name: String, value: String)]) -> Response
        ) {
            requestHandler = (queue, handler)
        }

        override func copy() -> NWProtocolOptions {
            let copy = Options(version)
            copy.autoReplyPing = autoReplyPing
            copy.maximumMessageSize = maximumMessageSize
            copy.skipHandshake = skipHandshake
            copy.additionalHeaders = additionalHeaders
            copy.subprotocols = subprotocols
            copy.requestHandler = requestHandler
            return copy
        }
    }

    /// What a message is, and what the handshake has agreed on.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        /// Why the connection is closed, in a message of that kind.
        public var closeCode = CloseCode.protocolCode(.noStatusReceived)
        public internal(set) var selectedSubprotocol: String?
        public internal(set) var additionalServerHeaders: [(String, String)]?
        let pongHandler = Mutex<(queue: DispatchQueue, call: @Sendable (NWError?) -> Void)?>(nil)

        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(NWProtocolWebSocket.definition)
        }

        /// Called when the other side has answered the ping that is sent with this.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {
            pongHandler.withLock { $0 = (queue, handler) }
        }

        /// Calls the pong's handler, once.
        func answerPing(_ error: NWError?) {
            guard
                let handler = pongHandler.withLock({ handler in
                    defer { handler = nil }
                    return handler
                })
            else { return }
            handler.queue.async { handler.call(error) }
        }
    }
}
