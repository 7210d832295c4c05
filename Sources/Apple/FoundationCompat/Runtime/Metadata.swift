import Foundation

/// What the run-time knows of a type, read where the compiler put it.
///
/// The layouts are those of `swift/ABI/Metadata.h` and `swift/ABI/MetadataValues.h` for platforms without Objective-C.
struct Metadata {
    enum Kind: UInt {
        case `class` = 0
        case `struct` = 0x200
        case `enum` = 0x201
        case tuple = 0x301
        case function = 0x302
        case existential = 0x303
    }

    let pointer: UnsafeRawPointer

    init(_ type: any Any.Type) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    var kind: Kind? { Kind(rawValue: pointer.load(as: UInt.self)) }

    /// Whether a structure or an enumeration is declared in the widget's program, not in a library of ours or the
    /// toolchain's.
    var isOwn: Bool { Self.isOwn(descriptor(at: 8)) }
}

// MARK: - Classes

extension Metadata {
    /// Whether a class and what it inherits from are the widget's own; `NSObject` stores nothing.
    var isOwnClass: Bool {
        guard Self.isOwn(descriptor(at: 40)) else { return false }
        guard let superclass = pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) else { return true }
        let type = unsafeBitCast(superclass, to: Any.Type.self)
        return type == NSObject.self || Metadata(type).isOwnClass
    }

    var instanceSize: Int { Int(pointer.load(fromByteOffset: 24, as: UInt32.self)) }

    /// The mask of its alignment.
    var instanceAlignment: Int { Int(pointer.load(fromByteOffset: 28, as: UInt16.self)) }
}

// MARK: - Enumerations

extension Metadata {
    /// Puts the first case that has no values into memory; false where each has some.
    func putEmptyCase(into memory: UnsafeMutableRawPointer) -> Bool {
        let descriptor = descriptor(at: 8)
        let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        guard descriptor.load(fromByteOffset: 24, as: UInt32.self) > 0 else { return false }
        let witnesses = pointer.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        let size = witnesses.load(fromByteOffset: 64, as: Int.self)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        witnesses.load(fromByteOffset: 104, as: InjectTag.self)(memory, payloadCases, pointer)
        return true
    }
}

// MARK: - Tuples and functions

extension Metadata {
    var elements: [(type: any Any.Type, offset: Int)] {
        (0..<pointer.load(fromByteOffset: 8, as: Int.self)).map { index in
            let element = pointer + 24 + index * 16
            return (element.load(as: Any.Type.self), Int(element.load(fromByteOffset: 8, as: UInt32.self)))
        }
    }

    /// Whether a function is one of Swift's: two words, of which the other is what it captures.
    var isSwiftFunction: Bool { functionFlags & 0xFF_0000 == 0 }
    var isAsynchronous: Bool { functionFlags & 0x2000_0000 != 0 }

    private var functionFlags: UInt { pointer.load(fromByteOffset: 8, as: UInt.self) }
}

// MARK: - Protocols

extension Metadata {
    /// The descriptor of the protocol that an existential is of; nil for one of several, or with a superclass.
    var onlyProtocol: UnsafeRawPointer? {
        let flags = pointer.load(fromByteOffset: 8, as: UInt32.self)
        guard flags & 0x4000_0000 == 0, pointer.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
        return pointer.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }
}

/// The conformances that the widget's program declares.
enum Conformances {
    /// The types that conform to a protocol, in the order of their declarations; those that stand in for others in tests
    /// and previews come last.
    static func types(of protocolDescriptor: UnsafeRawPointer) -> [any Any.Type] {
        let types = all.filter { $0.protocolDescriptor == protocolDescriptor }.map(\.type)
        return types.filter { !isStandIn($0) } + types.filter(isStandIn)
    }

    private struct Conformance {
        let protocolDescriptor: UnsafeRawPointer
        /// The descriptor of a type without parameters.
        let descriptor: UnsafeRawPointer

        var type: any Any.Type {
            typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
            let accessor = unsafeBitCast(descriptor.relative(at: 12), to: Accessor.self)
            return unsafeBitCast(accessor(0), to: Any.Type.self)
        }
    }

    private nonisolated(unsafe) static let all: [Conformance] = {
        var all: [Conformance] = []
        withUnsafeMutablePointer(to: &all) { found in
            swift_enumerateAllMetadataSections(
                { sections, context in
                    // Its second range, behind the version, the image and two words of no use.
                    let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let length = sections.load(fromByteOffset: 56, as: Int.self)
                    guard let start, length > 0, Metadata.isOwn(start) else { return true }
                    let found = context.assumingMemoryBound(to: [Conformance].self)
                    for offset in stride(from: 0, to: length, by: 4) {
                        if let conformance = conformance(of: start.relative(at: offset)) {
                            found.pointee.append(conformance)
                        }
                    }
                    return true
                }, UnsafeMutableRawPointer(found))
        }
        return all
    }()

    private static func conformance(of record: UnsafeRawPointer) -> Conformance? {
        let kindOfReference = (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        // A descriptor, or where there is one: what else there is refers to Objective-C.
        guard kindOfReference <= 1 else { return nil }
        let reference = record.relative(at: 4)
        let descriptor = kindOfReference == 0 ? reference : reference.load(as: UnsafeRawPointer.self)
        let flags = descriptor.load(as: UInt32.self)
        // A class, a structure or an enumeration, without generic parameters.
        guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
        return Conformance(protocolDescriptor: record.indirectable(at: 0), descriptor: descriptor)
    }

    private static func isStandIn(_ type: any Any.Type) -> Bool {
        ["Mock", "Preview", "Stub", "Fake", "Dummy", "Test"].contains { "\(type)".contains($0) }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func swift_enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

// MARK: - Reading

extension Metadata {
    private func descriptor(at offset: Int) -> UnsafeRawPointer {
        pointer.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    }

    /// Whether an address is in the program itself.
    fileprivate static func isOwn(_ address: UnsafeRawPointer) -> Bool { image(of: address) == program }

    private static nonisolated(unsafe) let program = image(of: UnsafeRawPointer(bitPattern: getauxval(UInt(AT_ENTRY))))

    private static func image(of address: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
        // `Dl_info`: a path, where it is loaded, a symbol and where that is.
        var information: (UnsafeRawPointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?)
        information = (nil, nil, nil, nil)
        guard let address, dladdr(address, &information) != 0 else { return nil }
        return information.1
    }
}

@_silgen_name("dladdr")
private func dladdr(_ address: UnsafeRawPointer, _ information: UnsafeMutableRawPointer) -> Int32

extension UnsafeRawPointer {
    /// What the distance at an offset leads to.
    fileprivate func relative(at offset: Int) -> UnsafeRawPointer {
        self + offset + Int(load(fromByteOffset: offset, as: Int32.self))
    }

    /// The same, where an odd distance leads to where the address is.
    fileprivate func indirectable(at offset: Int) -> UnsafeRawPointer {
        let distance = Int(load(fromByteOffset: offset, as: Int32.self))
        let target = self + offset + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}

@_silgen_name("getauxval")
private func getauxval(_ entry: UInt) -> UInt
