import Foundation
@_spi(Reflection) import Swift

/// Makes the values that stand for those which code that a build left out would have given.
///
/// A type that has one says so itself (``LeftOutValue``). For the widget's own types it is made from what the run-time
/// knows of them: a structure or an object whose every property is empty, of an enumeration the first case without
/// values, for a protocol such a value of a type that conforms to it. No initializer runs. There is none where some
/// property has none.
package struct EmptyValues: Sendable {
    /// What is missing, with the file and the line of what was left out.
    package let missing: String
    let file: String
    let line: Int

    /// The classes of which an object is being made: one that holds one of its own kind is never whole.
    private var classes: Set<ObjectIdentifier> = []

    package init(_ missing: String, _ file: String, _ line: Int) {
        self.missing = missing
        self.file = file
        self.line = line
    }

    /// A value of a type; nil where there is none.
    package func value<Value>(_ type: Value.Type = Value.self) -> Value? {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        return fill(UnsafeMutableRawPointer(memory), with: type) ? memory.move() : nil
    }

    /// Puts a value into memory of a type's size; false where there is none.
    private func fill(_ memory: UnsafeMutableRawPointer, with type: any Any.Type) -> Bool {
        if let value = known(type) { return put(value, of: type, into: memory) }
        let metadata = Metadata(type)
        switch metadata.kind {
        case .struct: return metadata.isOwn && fillFields(of: type, at: memory)
        case .enum: return metadata.isOwn && metadata.putEmptyCase(into: memory)
        case .class: return fillObject(memory, of: type, metadata)
        case .tuple: return metadata.elements.allSatisfy { fill(memory + $0.offset, with: $0.type) }
        case .function: return fillFunction(memory, metadata)
        case .existential: return fillExistential(memory, of: type, metadata)
        default: return false
        }
    }

    private func known(_ type: any Any.Type) -> Any? {
        if let type = type as? any LeftOutValue.Type { return type.leftOut(self) }
        if let type = type as? any _LeftOutType.Type { return type.init(_leftOut: ()) }
        if let type = type as? any CaseIterable.Type, Metadata(type).kind == .enum { return type.first }
        return type == (any Error).self ? LeftOutError(missing: missing) : nil
    }

    private func put(_ value: Any, of type: any Any.Type, into memory: UnsafeMutableRawPointer) -> Bool {
        func put<Value>(_ type: Value.Type) -> Bool {
            guard let value = value as? Value else { return false }
            memory.initializeMemory(as: type, to: value)
            return true
        }
        return _openExistential(type, do: put)
    }

    private func fillFields(of type: any Any.Type, at memory: UnsafeMutableRawPointer) -> Bool {
        _forEachField(of: type) { _, offset, field, _ in fill(memory + offset, with: field) }
    }

    private func fillObject(_ memory: UnsafeMutableRawPointer, of type: any Any.Type, _ metadata: Metadata) -> Bool {
        guard metadata.isOwnClass, !classes.contains(ObjectIdentifier(type)) else { return false }
        var inner = self
        inner.classes.insert(ObjectIdentifier(type))
        let object = RunTime.allocateObject(metadata.pointer, metadata.instanceSize, metadata.instanceAlignment)
        // `.classType`. What is not whole is not let go of: what its end does is the widget's own code.
        let isWhole = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, field, _ in
            guard String(cString: name) != "$defaultActor" else {
                RunTime.initializeActor(object)
                return true
            }
            return inner.fill(object + offset, with: field)
        }
        if isWhole { memory.initializeMemory(as: UnsafeMutableRawPointer.self, to: object) }
        return isWhole
    }

    /// A function that ends the call with what is missing, whatever it is called with: it never returns, so that what it
    /// would take and give does not matter to it.
    private func fillFunction(_ memory: UnsafeMutableRawPointer, _ metadata: Metadata) -> Bool {
        guard metadata.isSwiftFunction else { return false }
        let (missing, file, line) = (missing, file, line)
        if metadata.isAsynchronous {
            let end: @Sendable () async -> Void = { _notHere(missing, file, line) }
            memory.initializeMemory(as: (@Sendable () async -> Void).self, to: end)
        } else {
            let end: @Sendable () -> Void = { _notHere(missing, file, line) }
            memory.initializeMemory(as: (@Sendable () -> Void).self, to: end)
        }
        return true
    }

    private func fillExistential(_ memory: UnsafeMutableRawPointer, of type: any Any.Type, _ metadata: Metadata) -> Bool
    {
        guard let protocolDescriptor = metadata.onlyProtocol else { return false }
        return Conformances.types(of: protocolDescriptor).contains { conforming in
            func value<Value>(_ type: Value.Type) -> Any? { self.value(type) }
            return _openExistential(conforming, do: value).map { put($0, of: type, into: memory) } ?? false
        }
    }
}

extension CaseIterable {
    fileprivate static var first: Any? { allCases.first }
}

/// Functions of the run-time that have no declaration in Swift.
private enum RunTime {
    typealias AllocateObject =
        @convention(c) (_ metadata: UnsafeRawPointer, _ size: Int, _ alignmentMask: Int) -> UnsafeMutableRawPointer
    typealias InitializeActor = @convention(c) (UnsafeMutableRawPointer) -> Void

    static let allocateObject = unsafeBitCast(dlsym(nil, "swift_allocObject"), to: AllocateObject.self)
    static let initializeActor = unsafeBitCast(dlsym(nil, "swift_defaultActor_initialize"), to: InitializeActor.self)
}
