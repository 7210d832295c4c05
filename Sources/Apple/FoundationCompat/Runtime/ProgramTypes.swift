import Foundation

/// The types that the running program declares, those of its libraries aside.
package enum ProgramTypes {
    /// All but the generic ones, in the order of their files.
    ///
    /// Read from what the compiler leaves for the runtime's own `_typeByName`: the `swift5_type_metadata` section, a
    /// list of relative pointers to descriptors (apple/swift, docs/ABI/TypeMetadata.rst).
    package static let all: [Any.Type] = {
        var found: [Any.Type] = []
        for records in sections() {
            let count = records.count / MemoryLayout<Int32>.stride
            for index in 0..<count {
                guard let record = records.baseAddress?.advanced(by: index * MemoryLayout<Int32>.stride),
                    let type = type(of: record)
                else { continue }
                found.append(type)
            }
        }
        return found
    }()

    /// The types that are also `Kind`, such as `any PreviewProvider.Type`.
    package static func all<Kind>(_ kind: Kind.Type) -> [Kind] { all.compactMap { $0 as? Kind } }

    /// Whether an address is in the program's own file, as the descriptors of its types are.
    static func contains(_ address: UnsafeRawPointer) -> Bool {
        program.contains { $0.contains(UInt(bitPattern: address)) }
    }

    // MARK: The sections

    /// The start of the runtime's `MetadataSections` (include/swift/Runtime/MetadataSections.h), unchanged since 5.3.
    private struct MetadataSections {
        var version: UInt
        var baseAddress: UnsafeRawPointer?
        var unused: (UInt, UInt)
        var protocols: (start: UnsafeRawPointer?, length: Int)
        var protocolConformances: (start: UnsafeRawPointer?, length: Int)
        var typeMetadata: (start: UnsafeRawPointer?, length: Int)
    }

    private typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Void

    /// The program's own `swift5_type_metadata`; one as a rule.
    private static func sections() -> [UnsafeRawBufferPointer] {
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        let found = Found()
        unsafeBitCast(symbol, to: Enumerate.self)(visit, Unmanaged.passUnretained(found).toOpaque())
        return found.sections
    }

    private static let visit: Visit = { address, found in
        let range = address.load(as: MetadataSections.self).typeMetadata
        if let start = range.start, contains(start) {
            Unmanaged<Found>.fromOpaque(found).takeUnretainedValue().sections.append(
                UnsafeRawBufferPointer(start: start, count: range.length))
        }
        return true
    }

    private final class Found {
        var sections: [UnsafeRawBufferPointer] = []
    }

    /// Where the program's own file is in memory (proc(5), /proc/pid/maps).
    private static let program: [Range<UInt>] = {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        else { return [] }
        return maps.split(separator: "\n").compactMap { line in
            guard line.hasSuffix(" " + path) else { return nil }
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 ? bounds[0]..<bounds[1] : nil
        }
    }()

    // MARK: A record

    /// Classes, structures and enumerations; protocols and the like have no metadata of their own.
    private static let kindsOfTypes: ClosedRange<UInt32> = 16...18
    private static let isGeneric: UInt32 = 0x80

    private typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer?

    private static func type(of record: UnsafeRawPointer) -> (Any.Type)? {
        let value = record.load(as: Int32.self)
        guard value != 0 else { return nil }
        var descriptor = record.advanced(by: Int(value & ~3))
        if value & 3 == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
        let flags = descriptor.load(as: UInt32.self)
        guard kindsOfTypes.contains(flags & 0x1f), flags & isGeneric == 0 else { return nil }
        let offset = descriptor.load(fromByteOffset: 12, as: Int32.self)
        guard offset != 0 else { return nil }
        let accessor = unsafeBitCast(descriptor.advanced(by: 12 + Int(offset)), to: Accessor.self)
        // Request 0: the complete metadata, waited for.
        guard let metadata = accessor(0) else { return nil }
        return unsafeBitCast(metadata, to: Any.Type.self)
    }
}
