import Foundation
import TestSupport

extension TemporaryFolder {
    /// Writes a font that has nothing but its PostScript name.
    func write(font name: String, to path: String) throws {
        func bytes(_ numbers: (value: Int, size: Int)...) -> [UInt8] {
            numbers.flatMap { number in
                (0..<number.size).map { UInt8(truncatingIfNeeded: number.value >> (8 * (number.size - 1 - $0))) }
            }
        }
        let text = [UInt8](name.data(using: .utf16BigEndian)!)
        let table =
            bytes((0, 2), (1, 2), (18, 2))
            + bytes((3, 2), (1, 2), (0x409, 2), (6, 2), (text.count, 2), (0, 2)) + text
        let font =
            bytes((0x10000, 4), (1, 2), (0, 2), (0, 2), (0, 2)) + Array("name".utf8)
            + bytes((0, 4), (28, 4), (table.count, 4)) + table
        try write("", to: path)
        try Data(font).write(to: URL(filePath: self.path(path)))
    }
}
