import NIOCore
import NIOWebSocket
import Synchronization

/// The connections that there are, of which there are only so many.
final class OpenConnections: Sendable {
    private let count = Mutex(0)
    private let sessions = Mutex<[ObjectIdentifier: any Channel]>([:])

    /// A browser makes six to load a page.
    private static let maximum = 64
    /// Each is a bridge with its extensions.
    private static let maximumSessions = 16

    /// Counts a connection until it is closed; false where there are too many.
    func enter(_ channel: any Channel) -> Bool {
        let isRoom = count.withLock { count in
            guard count < Self.maximum else { return false }
            count += 1
            return true
        }
        if isRoom { channel.closeFuture.whenComplete { _ in self.count.withLock { $0 -= 1 } } }
        return isRoom
    }

    /// The same for a session.
    func enter(session channel: any Channel) -> Bool {
        let isRoom = sessions.withLock { sessions in
            guard sessions.count < Self.maximumSessions else { return false }
            sessions[ObjectIdentifier(channel)] = channel
            return true
        }
        if isRoom {
            channel.closeFuture.whenComplete { _ in
                self.sessions.withLock { $0[ObjectIdentifier(channel)] = nil }
            }
        }
        return isRoom
    }

    /// Sends every session's host a message of the server's own.
    func tellAll(_ message: String) {
        for channel in sessions.withLock({ Array($0.values) }) {
            channel.writeAndFlush(
                WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message)), promise: nil)
        }
    }

    /// Tells every session's host that the server goes.
    func closeAll() {
        for channel in sessions.withLock({ Array($0.values) }) { SessionHandler.close(channel, .goingAway) }
    }
}
