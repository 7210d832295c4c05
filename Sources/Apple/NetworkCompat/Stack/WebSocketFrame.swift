import Foundation

/// One frame of a WebSocket (RFC 6455, 5.2).
struct WebSocketFrame: Equatable {
    typealias Opcode = NWProtocolWebSocket.Opcode

    var opcode: Opcode
    var payload: Data
    var isFinal = true

    /// What is not a frame, with the code that the connection is closed with.
    struct Malformed: Error, Equatable {
        let code: NWProtocolWebSocket.CloseCode.Defined
    }

    /// The frame's bytes; a client's are masked.
    func encoded(mask: UInt32?) -> Data {
        var bytes = Data(capacity: payload.count + 14)
        bytes.append((isFinal ? 0x80 : 0) | UInt8(opcode.rawValue))
        let masked: UInt8 = mask == nil ? 0 : 0x80
        switch payload.count {
        case ..<126: bytes.append(masked | UInt8(payload.count))
        case ..<65536:
            bytes.append(masked | 126)
            withUnsafeBytes(of: UInt16(payload.count).bigEndian) { bytes.append(contentsOf: $0) }
        default:
            bytes.append(masked | 127)
            withUnsafeBytes(of: UInt64(payload.count).bigEndian) { bytes.append(contentsOf: $0) }
        }
        guard let mask else { return bytes + payload }
        let key = withUnsafeBytes(of: mask) { [UInt8]($0) }
        bytes.append(contentsOf: key)
        bytes.append(Self.masked(payload, key))
        return bytes
    }

    /// Takes the next whole frame from the front of `input`; nil where more has to come.
    ///
    /// - Parameters:
    ///   - isMasked: whether the other side has to mask, as clients have.
    ///   - limit: the largest payload.
    static func next(in input: inout Data, isMasked: Bool, limit: Int) throws(Malformed) -> WebSocketFrame? {
        let start = input.startIndex
        guard input.count >= 2 else { return nil }
        let (first, second) = (input[start], input[start + 1])
        guard first & 0x70 == 0, let opcode = Opcode(rawValue: Int(first & 0x0F)), (second & 0x80 != 0) == isMasked
        else { throw Malformed(code: .protocolError) }
        let isFinal = first & 0x80 != 0
        var length = Int(second & 0x7F)
        guard opcode.rawValue < 8 || isFinal && length < 126 else { throw Malformed(code: .protocolError) }
        var offset = 2
        let extended = length == 126 ? 2 : length == 127 ? 8 : 0
        if extended > 0 {
            guard input.count >= offset + extended else { return nil }
            let value = input[(start + offset)..<(start + offset + extended)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard let size = Int(exactly: value) else { throw Malformed(code: .messageTooBig) }
            length = size
            offset += extended
        }
        guard length <= limit else { throw Malformed(code: .messageTooBig) }
        let keyLength = isMasked ? 4 : 0
        guard input.count - offset - keyLength >= length else { return nil }
        let key = [UInt8](input[(start + offset)..<(start + offset + keyLength)])
        offset += keyLength
        let payload = input[(start + offset)..<(start + offset + length)]
        input = Data(input.dropFirst(offset + length))
        return WebSocketFrame(
            opcode: opcode, payload: isMasked ? masked(payload, key) : Data(payload), isFinal: isFinal)
    }

    private static func masked(_ payload: Data, _ key: [UInt8]) -> Data {
        var bytes = [UInt8](payload)
        for index in bytes.indices { bytes[index] ^= key[index & 3] }
        return Data(bytes)
    }
}

/// The first lines of a request or an answer of HTTP.
struct HandshakeHead {
    let firstLine: String
    let headers: [(name: String, value: String)]

    /// The largest that is read.
    static let limit = 65536

    /// Takes the head from the front of `input`; nil where more has to come.
    init?(in input: inout Data) {
        guard let end = input.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: input[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        firstLine = lines[0]
        headers = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        input = Data(input[end.upperBound...])
    }

    subscript(name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }

    /// The elements of a header that is a list.
    func list(_ name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name.lowercased() }.flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// What a server answers to a client's key (RFC 6455, 4.2.2).
    static func accept(_ key: String) -> String {
        Data(sha1([UInt8]((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// SHA-1 (FIPS 180-4), which the handshake asks for and nothing else here.
    private static func sha1(_ message: [UInt8]) -> [UInt8] {
        var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += withUnsafeBytes(of: UInt64(message.count * 8).bigEndian) { [UInt8]($0) }
        for block in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { index in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + index * 4 + $1]) }
            }
            for index in 16..<80 {
                let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(word << 1 | word >> 31)
            }
            var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
            for index in 0..<80 {
                let (mix, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: (b & c | ~b & d, 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = (a << 5 | a >> 27) &+ mix &+ e &+ constant &+ words[index]
                (a, b, c, d, e) = (next, a, b << 30 | b >> 2, c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { hash[index] &+= value }
        }
        return hash.flatMap { word in withUnsafeBytes(of: word.bigEndian) { [UInt8]($0) } }
    }
}
