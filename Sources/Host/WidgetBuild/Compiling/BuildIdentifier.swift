import Foundation
import SecureHash

/// The build ID that the linker gives a library: `.note.gnu.build-id`, which stripping leaves as it is.
enum BuildIdentifier {
    /// The identifier in hexadecimal digits; nil where the file is no 64-bit ELF file, or has none.
    static func of(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        // Elf64_Ehdr: e_phoff at 32, e_phentsize at 54 and e_phnum at 56 (elf(5)).
        let header = bytes(64, at: 0, of: file)
        guard header.count == 64, header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        let (table, size, count) = (number(header, 32, 8), number(header, 54, 2), number(header, 56, 2))
        for index in 0..<count {
            // Elf64_Phdr: p_type at 0, p_offset at 8, p_filesz at 32; PT_NOTE is 4.
            let entry = bytes(size, at: table + index * size, of: file)
            guard entry.count >= 56, number(entry, 0, 4) == 4 else { continue }
            let notes = bytes(min(number(entry, 32, 8), 4096), at: number(entry, 8, 8), of: file)
            if let found = identifier(in: notes) { return found }
        }
        return nil
    }

    /// A note is the sizes of its name and its content, its type, and both, padded to four bytes; NT_GNU_BUILD_ID is 3.
    private static func identifier(in notes: [UInt8]) -> String? {
        var start = 0
        while start + 12 <= notes.count {
            let name = start + 12
            let content = name + (number(notes, start, 4) + 3) & ~3
            let end = content + number(notes, start + 4, 4)
            guard end <= notes.count else { return nil }
            if number(notes, start + 8, 4) == 3, notes[name..<content].starts(with: "GNU\0".utf8) {
                return notes[content..<end].hexadecimal
            }
            start = (end + 3) & ~3
        }
        return nil
    }

    private static func bytes(_ count: Int, at offset: Int, of file: FileHandle) -> [UInt8] {
        guard count > 0, offset >= 0, (try? file.seek(toOffset: UInt64(offset))) != nil else { return [] }
        return Array(file.readData(ofLength: count))
    }

    /// A number of so many bytes, the lowest first.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
}
