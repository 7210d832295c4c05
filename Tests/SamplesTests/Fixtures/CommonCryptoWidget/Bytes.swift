extension Collection where Element == UInt8 {
    var hex: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    func pieces(_ size: Int) -> [[UInt8]] {
        let bytes = Array(self)
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<Swift.min($0 + size, bytes.count)]) }
    }
}

extension Array where Element == UInt8 {
    init(hex: String) {
        let digits = hex.compactMap(\.hexDigitValue)
        self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}

/// The one result of several ways, or all that there are.
func agreed(_ results: [[UInt8]]) -> String { Set(results.map(\.hex)).sorted().joined(separator: " or ") }
