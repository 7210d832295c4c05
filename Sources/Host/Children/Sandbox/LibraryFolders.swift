import Foundation

/// Where a program's libraries are looked for beside the system's: what its own file says (`DT_RUNPATH`, elf(5)).
package enum LibraryFolders {
    /// The folders that a program and its libraries name, and that hold one of these libraries: a program that is not
    /// trusted could name any folder to see it.
    package static func all(of program: String, holding libraries: [String]) -> [String] {
        var folders: [String] = []
        var names = named(by: program)[...]
        while let folder = names.popFirst() {
            let found = libraries.map { folder + "/" + $0 }.filter { access($0, R_OK) == 0 }
            guard !found.isEmpty, !folders.contains(folder) else { continue }
            folders.append(folder)
            names += found.flatMap(named)
        }
        return folders
    }

    private static func named(by path: String) -> [String] {
        guard let text = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)).flatMap(runPath)
        else { return [] }
        let origin = (path as NSString).deletingLastPathComponent
        return text.split(separator: ":").map { folder in
            let path = String(folder).replacing("$ORIGIN", with: origin).replacing("${ORIGIN}", with: origin)
            return URL(fileURLWithPath: path).standardizedFileURL.path
        }
    }

    /// Of a 64-bit file in little-endian order; every number is held against the file's size.
    private static func runPath(_ file: Data) -> String? {
        file.withUnsafeBytes { bytes -> String? in
            func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Int? {
                guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
                return Int(exactly: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type)))
            }
            guard bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(0x20, UInt64.self),
                let size = number(0x36, UInt16.self), let count = number(0x38, UInt16.self)
            else { return nil }
            var segments: [(address: Int, offset: Int, size: Int)] = []
            var dynamic: (offset: Int, size: Int)?
            for index in 0..<count {
                let entry = table &+ index &* size
                guard let type = number(entry, UInt32.self), let offset = number(entry + 8, UInt64.self),
                    let address = number(entry + 16, UInt64.self), let length = number(entry + 32, UInt64.self)
                else { return nil }
                guard length <= bytes.count, offset <= bytes.count else { return nil }
                if type == 1 { segments.append((address, offset, length)) }
                if type == 2 { dynamic = (offset, length) }
            }
            guard let dynamic else { return nil }
            var strings: Int?
            var name: Int?
            for offset in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
                guard let tag = number(offset, Int64.self), tag != 0, let value = number(offset + 8, UInt64.self) else {
                    break
                }
                if tag == 5 { strings = value }
                if tag == 29 || tag == 15 && name == nil { name = value }
            }
            guard let strings, let name,
                let segment = segments.first(where: { $0.address <= strings && strings - $0.address < $0.size })
            else { return nil }
            let start = strings - segment.address &+ segment.offset &+ name
            guard start >= 0, start < bytes.count else { return nil }
            return String(decoding: bytes[start...].prefix(4096).prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
