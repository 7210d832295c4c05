/// A kind of schema, whose values are named by a domain and a name in it: `.photos.createAlbum`.
///
/// Any name of a domain is taken: what a schema asks of a type, the system that knows it checks.
public protocol _SchemaKind: Hashable, Sendable {
    init(_domain: String, name: String)
}

/// The schemas of one domain.
@dynamicMemberLookup
public struct _SchemaDomain<Schema: _SchemaKind>: Hashable, Sendable {
    let name: String

    public subscript(dynamicMember member: String) -> Schema { Schema(_domain: name, name: member) }
}

/// The schemas by which Siri knows what an app does and keeps.
///
/// - Compatibility: compiles
public struct AppSchema: Sendable {
    /// The schema of an intent.
    public struct Intent: _SchemaKind {
        package let identifier: String

        public init(_domain: String, name: String) { identifier = "\(_domain).\(name)" }
    }

    /// The schema of an entity.
    public struct Entity: _SchemaKind {
        package let identifier: String

        public init(_domain: String, name: String) { identifier = "\(_domain).\(name)" }
    }

    /// The schema of an enumeration.
    public struct Enum: _SchemaKind {
        package let identifier: String

        public init(_domain: String, name: String) { identifier = "\(_domain).\(name)" }
    }
}

/// The schemas by their first name.
///
/// - Compatibility: compiles
public enum AssistantSchemas {
    public typealias IntentSchema = AppSchema.Intent
    public typealias EntitySchema = AppSchema.Entity
    public typealias EnumSchema = AppSchema.Enum
}

extension _SchemaKind {
    public static var assistant: _SchemaDomain<Self> { _SchemaDomain(name: "assistant") }
    public static var audio: _SchemaDomain<Self> { _SchemaDomain(name: "audio") }
    public static var books: _SchemaDomain<Self> { _SchemaDomain(name: "books") }
    public static var browser: _SchemaDomain<Self> { _SchemaDomain(name: "browser") }
    public static var calendar: _SchemaDomain<Self> { _SchemaDomain(name: "calendar") }
    public static var camera: _SchemaDomain<Self> { _SchemaDomain(name: "camera") }
    public static var clock: _SchemaDomain<Self> { _SchemaDomain(name: "clock") }
    public static var files: _SchemaDomain<Self> { _SchemaDomain(name: "files") }
    public static var journal: _SchemaDomain<Self> { _SchemaDomain(name: "journal") }
    public static var mail: _SchemaDomain<Self> { _SchemaDomain(name: "mail") }
    public static var messages: _SchemaDomain<Self> { _SchemaDomain(name: "messages") }
    public static var notes: _SchemaDomain<Self> { _SchemaDomain(name: "notes") }
    public static var phone: _SchemaDomain<Self> { _SchemaDomain(name: "phone") }
    public static var photos: _SchemaDomain<Self> { _SchemaDomain(name: "photos") }
    public static var presentation: _SchemaDomain<Self> { _SchemaDomain(name: "presentation") }
    public static var reader: _SchemaDomain<Self> { _SchemaDomain(name: "reader") }
    public static var reminders: _SchemaDomain<Self> { _SchemaDomain(name: "reminders") }
    public static var spreadsheet: _SchemaDomain<Self> { _SchemaDomain(name: "spreadsheet") }
    public static var system: _SchemaDomain<Self> { _SchemaDomain(name: "system") }
    public static var visualIntelligence: _SchemaDomain<Self> { _SchemaDomain(name: "visualIntelligence") }
    public static var whiteboard: _SchemaDomain<Self> { _SchemaDomain(name: "whiteboard") }
    public static var wordProcessor: _SchemaDomain<Self> { _SchemaDomain(name: "wordProcessor") }
}

/// An intent that follows a schema.
///
/// - Compatibility: compiles
public protocol AssistantSchemaIntent: AppIntent {}

/// An entity that follows a schema.
///
/// - Compatibility: compiles
public protocol AssistantSchemaEntity: AppEntity {}

/// An enumeration that follows a schema.
///
/// - Compatibility: compiles
public protocol AssistantSchemaEnum: AppEnum {}

/// A value of one of several types, as `@UnionValue` makes them.
public protocol _UnionValue: _IntentValue, Sendable {}
