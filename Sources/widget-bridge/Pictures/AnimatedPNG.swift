import Foundation

/// Pictures of one size after one another, in a PNG that browsers and image viewers play
/// (<https://www.w3.org/TR/png-3/#apng-frame-based-animation>).
struct AnimatedPNG {
    /// How long a picture is shown, in milliseconds.
    private static let pause = 500

    /// A picture's chunks, and how often it came in a row.
    private var frames: [(chunks: [Chunk], count: Int)] = []

    /// Adds a PNG file; one that shows the last picture again is shown for longer. False for what is none, or is of
    /// another size than the first.
    mutating func add(_ file: Data) -> Bool {
        let chunks = Chunk.all(in: file)
        guard let header = chunks.first, header.type == "IHDR", chunks.contains(where: { $0.type == "IDAT" }),
            frames.isEmpty || frames[0].chunks[0] == header
        else { return false }
        if frames.last?.chunks == chunks {
            frames[frames.count - 1].count += 1
        } else {
            frames.append((chunks, 1))
        }
        return true
    }

    /// The file; nil where there is nothing in it.
    var data: Data? {
        guard let header = frames.first?.chunks.first else { return nil }
        var file = Chunk.signature
        var sequence = 0
        func number() -> Data {
            defer { sequence += 1 }
            return Data(bigEndian: UInt32(sequence))
        }
        header.write(to: &file)
        Chunk("acTL", Data(bigEndian: UInt32(frames.count)) + Data(bigEndian: UInt32(0))).write(to: &file)
        for (index, frame) in frames.enumerated() {
            let delay = UInt16(clamping: frame.count * Self.pause)
            Chunk(
                "fcTL",
                number() + header.data.prefix(8) + Data(count: 8) + Data(bigEndian: delay)
                    + Data(bigEndian: UInt16(1000))
                    + Data(count: 2)
            ).write(to: &file)
            for chunk in frame.chunks where chunk.type == "IDAT" {
                (index == 0 ? chunk : Chunk("fdAT", number() + chunk.data)).write(to: &file)
            }
        }
        Chunk("IEND", Data()).write(to: &file)
        return file
    }

    /// A part of a PNG file.
    private struct Chunk: Equatable {
        let type: String
        let data: Data

        static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

        init(_ type: String, _ data: Data) { (self.type, self.data) = (type, data) }

        /// The chunks of a file, as far as it makes sense.
        static func all(in file: Data) -> [Chunk] {
            guard file.starts(with: signature) else { return [] }
            var rest = file.dropFirst(signature.count)
            var chunks: [Chunk] = []
            while rest.count >= 12 {
                let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
                guard rest.count - 12 >= size else { break }
                let body = rest.dropFirst(4)
                chunks.append(
                    Chunk(String(decoding: body.prefix(4), as: UTF8.self), Data(body.dropFirst(4).prefix(size))))
                rest = rest.dropFirst(12 + size)
            }
            return chunks
        }

        func write(to file: inout Data) {
            let body = Data(type.utf8) + data
            file += Data(bigEndian: UInt32(data.count)) + body + Data(bigEndian: Self.checksum(body))
        }

        /// The cyclic redundancy check of RFC 2083, chapter 15.
        private static func checksum(_ data: Data) -> UInt32 {
            ~data.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
        }

        private static let table: [UInt32] = (0..<256).map { byte in
            (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
    }
}

extension Data {
    fileprivate init(bigEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
