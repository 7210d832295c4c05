import Foundation
import JSON

/// A host's end of a WebSocket (RFC 6455), as far as the tests need one. Its calls block, at most two minutes each.
final class WebSocketClient {
    enum Message: Equatable {
        case text(String)
        case close(Int)
        /// The connection ended without a word.
        case end
    }

    private let socket: Int32
    private var buffer: [UInt8] = []
    private(set) var status = 0

    /// Connects and asks for a WebSocket; `status` is what HTTP answers.
    convenience init(port: Int, path: String, fields: [String: String] = [:]) throws {
        try self.init(port: port)
        var all = [
            "Host": "127.0.0.1:\(port)", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAECAwQFBgcICQoLDA0ODw==",
        ]
        all.merge(fields) { $1 }
        ask("GET", path, all)
        while buffer.firstRange(of: Array("\r\n\r\n".utf8)) == nil, fill() {}
        guard let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else { throw POSIXError(.ECONNRESET) }
        let line = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).split(separator: " ")
        status = line.count > 1 ? Int(line[1]) ?? 0 : 0
        buffer.removeSubrange(..<end.upperBound)
    }

    /// All that a plain request is answered.
    static func answer(port: Int, path: String, method: String) throws -> String {
        let client = try WebSocketClient(port: port)
        client.ask(method, path, ["Host": "127.0.0.1:\(port)", "Connection": "close"])
        while client.fill() {}
        return String(decoding: client.buffer, as: UTF8.self)
    }

    private func ask(_ method: String, _ path: String, _ fields: [String: String]) {
        let lines = ["\(method) \(path) HTTP/1.1"] + fields.map { "\($0): \($1)" }
        write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    }

    private init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 120, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(socket) }

    func send(_ text: String) { send(opcode: 1, Array(text.utf8)) }

    /// Writes a frame, which clients mask.
    func send(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) {
        write(Self.head(opcode: opcode, count: payload.count, isFinal: isFinal))
        let mask: [UInt8] = [1, 2, 3, 4]
        write(mask + payload.enumerated().map { $1 ^ mask[$0 % 4] })
    }

    /// Writes a frame as a server does, without a mask, or with bits that nobody has agreed on.
    func sendMalformed(reserved: UInt8) {
        write(reserved == 0 ? [0x81, 2] + Array("{}".utf8) : [0x81 | reserved, 0x82, 0, 0, 0, 0] + Array("{}".utf8))
    }

    /// Begins a frame that is longer than what is written of it.
    func begin(count: Int) { write(Self.head(opcode: 1, count: count, isFinal: true)) }

    private static func head(opcode: UInt8, count: Int, isFinal: Bool) -> [UInt8] {
        let first = (isFinal ? 0x80 : 0) | opcode
        if count < 126 { return [first, 0x80 | UInt8(count)] }
        if count < 65_536 { return [first, 0x80 | 126, UInt8(count >> 8), UInt8(count & 255)] }
        return [first, 0x80 | 127] + (0..<8).reversed().map { UInt8(count >> ($0 * 8) & 255) }
    }

    /// The next text, or the connection's end.
    func next() -> Message {
        while true {
            guard need(2) else { return .end }
            let opcode = buffer[0] & 15
            var (start, count) = (2, Int(buffer[1] & 127))
            if count >= 126 {
                let size = count == 126 ? 2 : 8
                guard need(2 + size) else { return .end }
                count = buffer[2..<2 + size].reduce(0) { $0 << 8 | Int($1) }
                start += size
            }
            guard need(start + count) else { return .end }
            let payload = Array(buffer[start..<start + count])
            buffer.removeFirst(start + count)
            switch opcode {
            case 1: return .text(String(decoding: payload, as: UTF8.self))
            case 8: return .close(payload.count < 2 ? 1005 : Int(payload[0]) << 8 | Int(payload[1]))
            default: continue
            }
        }
    }

    /// The reply to a call.
    func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
        let request: JSONValue = ["jsonrpc": "2.0", "id": .string(method), "method": .string(method), "params": params]
        send(request.text)
        while case .text(let text) = next() {
            let message = try JSONValue(parsing: text)
            if message["id"] == .string(method) { return message }
        }
        throw CocoaError(.fileReadUnknown)
    }

    private func need(_ count: Int) -> Bool {
        while buffer.count < count { if !fill() { return false } }
        return true
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(socket, &chunk, chunk.count, 0)
        if count > 0 { buffer += chunk[..<count] }
        return count > 0
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
