public import Foundation
public import SwiftUICompat

/// Opens a URL.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static let openAppWhenRun = true

    @Parameter(title: "URL")
    public var url: URL

    public init() {}

    public init(_ url: URL) {
        self.url = url
    }

    public init<Representation: URLRepresentableEntity>(_ entity: Representation) throws {
        self.url = try Self.url(entity.urlRepresentation)
    }

    public init<Representation: URLRepresentableEnum>(_ value: Representation) throws {
        guard let representation = Representation.urlRepresentation[value] else {
            throw AppIntentError.Unrecoverable.entityNotFound
        }
        self.url = try Self.url(representation)
    }

    /// Whoever runs the intent opens the URL.
    public func perform() async throws -> some IntentResult { .result() }

    private static func url(_ representation: String) throws -> URL {
        guard let url = URL(string: representation) else { throw AppIntentError.Unrecoverable.unknown }
        return url
    }
}

/// An intent that a URL stands for.
public protocol URLRepresentableIntent: OpenIntent {
    typealias URLRepresentation = IntentURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    public static var urlRepresentation: IntentURLRepresentation<Self> { "" }
    public var urlRepresentation: String { Self.urlRepresentation.text(for: self) }
    public func perform() async throws -> some IntentResult { .result() }
}

/// A URL with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Key paths are immutable.
    private let pieces: [(Intent) -> String]

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [(Intent) -> String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

        public mutating func appendInterpolation<Value: _IntentValue>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {
            pieces.append { intent in
                intent[keyPath: parameter].wrappedValue._elements.map { element in
                    (element as? any AppEntity)?.id.entityIdentifierString ?? "\(element)"
                }.joined(separator: ",")
            }
        }
    }

    public init(stringLiteral value: String) { pieces = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    func text(for intent: Intent) -> String { pieces.map { $0(intent) }.joined() }
}

/// An entity that a URL stands for, such as `"https://example.com/\(.id)"`.
public protocol URLRepresentableEntity: AppEntity {
    typealias URLRepresentation = EntityURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    public var urlRepresentation: String { Self.urlRepresentation.text(for: self) }
}

/// An enumeration with a URL for each case.
public protocol URLRepresentableEnum: AppEnum {
    typealias URLRepresentation = EnumURLRepresentation<Self>
    static var urlRepresentation: URLRepresentation { get }
}

/// The URL of each case.
public typealias EnumURLRepresentation<Enum: AppEnum> = [Enum: String]

/// A URL with an entity's properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, @unchecked Sendable {
    // Key paths are immutable.
    private let pieces: [Piece]

    enum Piece {
        case text(String)
        case identifier
        case property(PartialKeyPath<Entity>)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        /// The part of the entity that is put in.
        public enum Token: Sendable { case id }

        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }
        public mutating func appendInterpolation(_ token: Token) { pieces.append(.identifier) }
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ property: KeyPath<Entity, EntityProperty<Value>>
        ) {
            pieces.append(.property(property))
        }
    }

    public init(stringLiteral value: String) { pieces = [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    func text(for entity: Entity) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .identifier: entity.id.entityIdentifierString
            case .property(let path): (entity[keyPath: path] as? any AnyEntityProperty)?.text ?? ""
            }
        }.joined()
    }
}
