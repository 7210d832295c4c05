import Foundation

/// What has been pushed onto a navigation stack, of any types.
public struct NavigationPath {
    /// The path's elements for keeping, where all of them can be encoded.
    public struct CodableRepresentation: Equatable {
        fileprivate let elements: [AnyHashable]
    }

    private var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}

/// Type names and JSON texts by turns, the last element first, as SwiftUI writes them.
extension NavigationPath.CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [AnyHashable] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let text = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name)")
            }
            elements.append(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))))
        }
        self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            guard let value = element.base as? any Encodable else { continue }
            try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
            try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
        }
    }
}
