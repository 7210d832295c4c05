/// A bar code of ASCII (ISO/IEC 15417): digits in pairs where there is nothing else, single characters otherwise.
struct Code128 {
    /// The bars and spaces, a module each, the first dark.
    let modules: [Bool]

    /// Nil for a message that is empty or has other characters than ASCII's printable ones.
    init?(_ message: [UInt8]) {
        guard !message.isEmpty, message.allSatisfy({ (32...127).contains($0) }) else { return nil }
        var values: [Int]
        if message.count.isMultiple(of: 2), message.allSatisfy({ (48...57).contains($0) }) {
            values = [105]
            for index in stride(from: 0, to: message.count, by: 2) {
                values.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
            }
        } else {
            values = [104] + message.map { Int($0) - 32 }
        }
        let check = values.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103
        modules = (values + [check, 106]).flatMap { value in
            String(Self.widths[value]).enumerated().flatMap { place, width in
                [Bool](repeating: place.isMultiple(of: 2), count: width.wholeNumberValue!)
            }
        }
    }

    /// The widths of bars and spaces by turns, a digit each.
    private static let widths = [
        212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212, 112232, 122132,
        122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131, 311222, 321122, 321221, 312212,
        322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321, 112313, 132113, 132311, 211313, 231113, 231311,
        112133, 112331, 132131, 113123, 113321, 133121, 313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321,
        331121, 312113, 312311, 332111, 314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214,
        112412, 122114, 122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
        124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113, 114311, 411113,
        411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232, 2_331_112,
    ]
}
