public import SwiftUICompat

/// What a type of values is called.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let name: LocalizedStringResource
    public let numericFormat: LocalizedStringResource?
    public let synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: @escaping () -> [LocalizedStringResource]
    ) {
        self.init(name: name, numericFormat: numericFormat, synonyms: synonyms())
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}

/// A type that says what its values are called.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values say how they are shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a few values, each of which is shown in its own way.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }
}

/// A type that one name is known by over versions of an app.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
