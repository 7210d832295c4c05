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
    var isOwn: Bool { ProgramTypes.contains(descriptor(at: 8)) }
}

// MARK: - Classes

extension Metadata {
    /// Whether a class and what it inherits from are the widget's own; `NSObject` stores nothing.
    var isOwnClass: Bool {
        guard ProgramTypes.contains(descriptor(at: 40)) else { return false }
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

/// What types conform to, as the run-time finds it.
enum Conformances {
    /// The program's types that conform to a protocol, in the order of their declarations; those that stand in for others in
    /// tests and previews come last.
    static func types(of protocolDescriptor: UnsafeRawPointer) -> [any Any.Type] {
        let types = ProgramTypes.all.filter { conforms(Metadata($0).pointer, protocolDescriptor) != nil }
        return types.filter { !isStandIn($0) } + types.filter(isStandIn)
    }

    private typealias Conforms = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    private static let conforms = unsafeBitCast(dlsym(nil, "swift_conformsToProtocol"), to: Conforms.self)

    private static func isStandIn(_ type: any Any.Type) -> Bool {
        ["Mock", "Preview", "Stub", "Fake", "Dummy", "Test"].contains { "\(type)".contains($0) }
    }
}

// MARK: - Reading

extension Metadata {
    private func descriptor(at offset: Int) -> UnsafeRawPointer {
        pointer.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
    }
}
