import CJSON
import Glibc

/// A parsed text in json-c's own memory, to read without making a Swift value of it.
package struct JSONDocument: ~Copyable {
    private let pointer: OpaquePointer?

    init(owning pointer: OpaquePointer?) { self.pointer = pointer }

    deinit { json_object_put(pointer) }

    /// The value; it must not be used after the document's end.
    package var root: JSONNode { JSONNode(pointer: pointer) }
}

/// A value inside a ``JSONDocument``, valid as long as that document.
///
/// Reading it copies nothing but what is asked for, which is what makes a fast message loop possible. Keep
/// ``value`` instead where a value must outlive its document.
package struct JSONNode {
    /// json-c's object; nil is JSON's null.
    let pointer: OpaquePointer?

    package enum Kind { case null, bool, int, double, string, array, object }

    package var kind: Kind {
        switch json_object_get_type(pointer) {
        case json_type_boolean: .bool
        case json_type_int: .int
        case json_type_double: .double
        case json_type_string: .string
        case json_type_array: .array
        case json_type_object: .object
        default: .null
        }
    }

    package var int: Int? { kind == .int ? Int(json_object_get_int64(pointer)) : nil }

    package var bool: Bool? { kind == .bool ? json_object_get_boolean(pointer) != 0 : nil }

    /// The number, integers included.
    package var double: Double? {
        switch kind {
        case .int: Double(json_object_get_int64(pointer))
        case .double: json_object_get_double(pointer)
        default: nil
        }
    }

    /// The bytes of a string, valid as long as the document.
    package var utf8: UnsafeBufferPointer<UInt8>? {
        guard kind == .string, let text = json_object_get_string(pointer) else { return nil }
        return bytes(text, count: Int(json_object_get_string_len(pointer)))
    }

    package var string: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

    /// An object's member; nil for a missing one and for what is no object.
    package subscript(name: StaticString) -> JSONNode? {
        guard kind == .object else { return nil }
        var member: OpaquePointer?
        let found = name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) {
            json_object_object_get_ex(pointer, $0, &member)
        }
        return found != 0 ? JSONNode(pointer: member) : nil
    }

    /// An array's elements in order.
    package func forEachElement<Failure: Error>(_ body: (JSONNode) throws(Failure) -> Void) throws(Failure) {
        guard kind == .array else { return }
        for index in 0..<json_object_array_length(pointer) {
            try body(JSONNode(pointer: json_object_array_get_idx(pointer, index)))
        }
    }

    /// An object's members in order, each with the bytes of its name.
    package func forEachMember<Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>, JSONNode) throws(Failure) -> Void
    ) throws(Failure) {
        guard kind == .object, let table = json_object_get_object(pointer) else { return }
        var entry = table.pointee.head
        while let current = entry {
            let name = current.pointee.k.assumingMemoryBound(to: CChar.self)
            let value = current.pointee.v.map { OpaquePointer($0) }
            try body(bytes(name, count: strlen(name)), JSONNode(pointer: value))
            entry = current.pointee.next
        }
    }

    /// The elements of an array, or the members of an object.
    package var count: Int {
        switch kind {
        case .array: Int(json_object_array_length(pointer))
        case .object: Int(json_object_object_length(pointer))
        default: 0
        }
    }

    private func bytes(_ text: UnsafePointer<CChar>, count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
    }
}

extension JSONNode {
    /// The value as a Swift value that stands on its own.
    package var value: JSONValue {
        switch kind {
        case .null: return .null
        case .bool: return .bool(json_object_get_boolean(pointer) != 0)
        case .int: return .int(Int(json_object_get_int64(pointer)))
        case .double: return .double(json_object_get_double(pointer))
        case .string: return .string(string ?? "")
        case .array:
            var elements: [JSONValue] = []
            elements.reserveCapacity(count)
            forEachElement { elements.append($0.value) }
            return .array(elements)
        case .object:
            var members: [JSONObject.Member] = []
            members.reserveCapacity(count)
            forEachMember { members.append((String(decoding: $0, as: UTF8.self), $1.value)) }
            return .object(JSONObject(uniqueMembers: members))
        }
    }

    /// Appends the value as compact JSON.
    package func write(to output: inout [UInt8]) {
        switch kind {
        case .null, .bool, .int, .double: value.write(to: &output)
        case .string: if let utf8 { JSONWriter.write(utf8, to: &output) }
        case .array:
            var separator = UInt8(ascii: "[")
            forEachElement {
                output.append(separator)
                $0.write(to: &output)
                separator = UInt8(ascii: ",")
            }
            if separator == UInt8(ascii: "[") { output.append(separator) }
            output.append(UInt8(ascii: "]"))
        case .object:
            var separator = UInt8(ascii: "{")
            forEachMember { name, member in
                output.append(separator)
                JSONWriter.write(name, to: &output)
                output.append(UInt8(ascii: ":"))
                member.write(to: &output)
                separator = UInt8(ascii: ",")
            }
            if separator == UInt8(ascii: "{") { output.append(separator) }
            output.append(UInt8(ascii: "}"))
        }
    }
}
