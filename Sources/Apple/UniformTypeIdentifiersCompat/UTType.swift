public import Foundation

public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A kind of data, and what it is a kind of.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    private let declaredParents: [String]?
    private let isOfApp: Bool

    public init?(_ identifier: String) {
        guard UTTypeTable.entries[identifier] != nil else { return nil }
        self.init(known: identifier)
    }

    init(known identifier: String) {
        self.identifier = identifier
        declaredParents = nil
        isOfApp = false
    }

    /// A type that the app's Info.plist exports.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
        declaredParents = parent.map { [$0.identifier] } ?? ["public.data"]
        isOfApp = true
    }

    /// A type that the app's Info.plist imports.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }

    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: parent)
    }

    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: parent)
    }

    /// The known type with the tag, else a dynamic one.
    public init?(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) {
        guard !tag.isEmpty else { return nil }
        let tag = tag.lowercased()
        let known = UTTypeTable.entries.filter { _, entry in
            tagClass == .mimeType ? entry.mimeTypes.contains(tag) : entry.extensions.contains(tag)
        }.map { UTType(known: $0.key) }.sorted { $0.identifier < $1.identifier }
        if let type = known.first(where: { type in parent.map { type.conforms(to: $0) } ?? true }) {
            self = type
            return
        }
        identifier = "dyn." + tag
        declaredParents = [parent?.identifier ?? "public.data"]
        isOfApp = false
    }

    public static func types(tag: String, tagClass: UTTagClass, conformingTo parent: UTType?) -> [UTType] {
        UTType(tag: tag, tagClass: tagClass, conformingTo: parent).map { [$0] } ?? []
    }

    private var parents: [String] { declaredParents ?? UTTypeTable.entries[identifier]?.parents ?? [] }

    /// Whether it is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var rest = parents
        while let identifier = rest.popLast() {
            let type = UTType(known: identifier)
            if found.insert(type).inserted { rest += type.parents }
        }
        return found
    }

    public var preferredFilenameExtension: String? { UTTypeTable.entries[identifier]?.extensions.first }
    public var preferredMIMEType: String? { UTTypeTable.entries[identifier]?.mimeTypes.first }
    public var localizedDescription: String? { UTTypeTable.entries[identifier]?.description }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    public var tags: [UTTagClass: [String]] {
        let entry = UTTypeTable.entries[identifier]
        return [.filenameExtension: entry?.extensions ?? [], .mimeType: entry?.mimeTypes ?? []]
            .filter { !$0.value.isEmpty }
    }
    public var description: String { identifier }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(exportedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension URL {
    public func appendingPathExtension(for type: UTType) -> URL {
        type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    public func appendingPathComponent(_ component: String, conformingTo type: UTType) -> URL {
        let url = appendingPathComponent(component)
        return url.pathExtension.isEmpty ? url.appendingPathExtension(for: type) : url
    }
}

extension URLResourceValues {
    /// The type that a file's extension says; nil here, where a file's resources have no type.
    public var contentType: UTType? { nil }
}
