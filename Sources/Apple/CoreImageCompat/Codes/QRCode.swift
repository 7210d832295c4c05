/// A QR code's modules (ISO/IEC 18004), its message in bytes.
struct QRCode {
    enum Correction: Int {
        case low, medium, quartile, high

        /// The bits that stand for the level in a code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    let size: Int
    private(set) var modules: [Bool]
    /// The modules that hold no message.
    private var isFunction: [Bool]

    /// Nil where the message is too long for the largest code.
    init?(_ message: [UInt8], correction: Correction) {
        guard let version = (1...40).first(where: { Self.fits(message.count, $0, correction) }) else { return nil }
        size = version * 4 + 17
        modules = Array(repeating: false, count: size * size)
        isFunction = modules
        drawPatterns(version)
        let words = Self.corrected(Self.words(of: message, version, correction), version, correction)
        draw(words)
        let plain = modules
        var best: (penalty: Int, modules: [Bool])?
        for mask in 0..<8 {
            modules = plain
            apply(mask)
            drawFormat(correction, mask)
            let penalty = penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, modules) }
        }
        modules = best!.modules
    }

    subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

    // MARK: - The message

    private static func fits(_ count: Int, _ version: Int, _ correction: Correction) -> Bool {
        12 + (version < 10 ? 0 : 8) + count * 8 <= dataWords(version, correction) * 8
    }

    /// The mode, the length, the bytes, and what fills up the code.
    private static func words(of message: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let capacity = dataWords(version, correction)
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { bits += (0..<count).reversed().map { value >> $0 & 1 == 1 } }
        append(4, 4)
        append(message.count, version < 10 ? 8 : 16)
        for byte in message { append(Int(byte), 8) }
        append(0, min(4, capacity * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var filler: UInt8 = 0xec
        while words.count < capacity {
            words.append(filler)
            filler ^= 0xec ^ 0x11
        }
        return words
    }

    /// The words in blocks, each with its correction, interleaved.
    private static func corrected(_ words: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let blockCount = QRCodeTables.blocks[correction.rawValue][version - 1]
        let correctionCount = QRCodeTables.correctionWords[correction.rawValue][version - 1]
        let all = rawModules(version) / 8
        let shortBlocks = blockCount - all % blockCount
        let shortLength = all / blockCount - correctionCount
        let divisor = ReedSolomon.divisor(correctionCount)
        var data: [ArraySlice<UInt8>] = []
        var start = 0
        for block in 0..<blockCount {
            let end = start + shortLength + (block < shortBlocks ? 0 : 1)
            data.append(words[start..<end])
            start = end
        }
        let corrections = data.map { ReedSolomon.remainder($0, divisor) }
        var result: [UInt8] = []
        for index in 0...shortLength {
            for block in data where index < block.count { result.append(block[block.startIndex + index]) }
        }
        for index in 0..<correctionCount { for block in corrections { result.append(block[index]) } }
        return result
    }

    private static func dataWords(_ version: Int, _ correction: Correction) -> Int {
        rawModules(version) / 8 - QRCodeTables.correctionWords[correction.rawValue][version - 1]
            * QRCodeTables.blocks[correction.rawValue][version - 1]
    }

    /// The modules that are left for words, of which up to seven stay empty.
    private static func rawModules(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            result -= (25 * count - 10) * count - 55
            if version >= 7 { result -= 36 }
        }
        return result
    }

    // MARK: - The patterns

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<size).contains(x), (0..<size).contains(y) else { return }
        modules[y * size + x] = isDark
        isFunction[y * size + x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { set(x + dx, y + dy, ![2, 4].contains(max(abs(dx), abs(dy)))) } }
        }
        let places = Self.alignmentPlaces(version)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                let last = places.count - 1
                if [[0, 0], [0, last], [last, 0]].contains([row, column]) { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, 0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    private static func alignmentPlaces(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        let size = version * 4 + 17
        return [6] + (0..<(count - 1)).map { size - 7 - (count - 2 - $0) * step }
    }

    private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
        let data = correction.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    /// Fills pairs of columns from the right, up and down by turns.
    private mutating func draw(_ words: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for column in 0..<2 {
                    let x = right - column
                    let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFunction[y * size + x], index < words.count * 8 else { continue }
                    modules[y * size + x] = words[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let inverts: Bool =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if inverts { modules[y * size + x].toggle() }
            }
        }
    }

    // MARK: - The penalty of a mask

    private var penalty: Int {
        var result = 0
        for line in 0..<size {
            result += runPenalty { self[$0, line] } + runPenalty { self[line, $0] }
        }
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let color = self[x, y]
                if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { result += 3 }
            }
        }
        let dark = modules.count { $0 }
        let share = abs(dark * 20 - size * size * 10)
        return result + ((share + size * size - 1) / (size * size) - 1) * 10
    }

    /// Of a row or column: runs of one colour, and what looks like a finder pattern.
    private func runPenalty(_ module: (Int) -> Bool) -> Int {
        var result = 0
        var color = false
        var length = 0
        var history = [Int](repeating: 0, count: 7)
        func remember(_ length: Int) {
            history.removeLast()
            // Before the first module all is light.
            history.insert(history[0] == 0 ? length + size : length, at: 0)
        }
        func finders() -> Int {
            let unit = history[1]
            let isCore =
                unit > 0 && history[2] == unit && history[3] == unit * 3 && history[4] == unit && history[5] == unit
            return (isCore && history[0] >= unit * 4 && history[6] >= unit ? 1 : 0)
                + (isCore && history[6] >= unit * 4 && history[0] >= unit ? 1 : 0)
        }
        for index in 0..<size {
            if module(index) == color {
                length += 1
                if length == 5 { result += 3 } else if length > 5 { result += 1 }
            } else {
                remember(length)
                if !color { result += finders() * 40 }
                color = module(index)
                length = 1
            }
        }
        if color {
            remember(length)
            length = 0
        }
        length += size
        remember(length)
        return result + finders() * 40
    }
}

/// Reed-Solomon codes over the field of 256 elements of polynomial 0x11d.
private enum ReedSolomon {
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = product(result[index], root)
                if index + 1 < result.count { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11d
            result ^= Int(b >> UInt8(bit) & 1) * Int(a)
        }
        return UInt8(result)
    }
}
