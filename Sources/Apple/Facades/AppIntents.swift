@_exported import AppIntentsCompat
@_exported import FoundationOverlay
@_exported import protocol SwiftUICompat.CustomLocalizedStringResourceConvertible
@_exported import struct SwiftUICompat.LocalizedStringResource

/// Says that an entity computes a property.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says that an entity finds a property out when it is asked for it.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource? = nil) =
    #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Makes a type the intent of a schema.
@attached(member, names: named(title)) @attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent)
public macro AppIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "WidgetBridgeMacros", type: "IntentSchemaMacro")

/// Makes a type the intent of a schema; its name before `AppIntent(schema:)`.
@attached(member, names: named(title)) @attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent)
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "WidgetBridgeMacros", type: "IntentSchemaMacro")

/// Makes a type the entity of a schema.
@attached(member, names: named(typeDisplayRepresentation)) @attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaEntity)
public macro AppEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "WidgetBridgeMacros", type: "EntitySchemaMacro")

/// Makes a type the entity of a schema; its name before `AppEntity(schema:)`.
@attached(member, names: named(typeDisplayRepresentation)) @attached(memberAttribute)
@attached(extension, conformances: AssistantSchemaEntity)
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "WidgetBridgeMacros", type: "EntitySchemaMacro")

/// Makes an enumeration that of a schema.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AssistantSchemaEnum)
public macro AppEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "WidgetBridgeMacros", type: "EnumSchemaMacro")

/// Makes an enumeration that of a schema; its name before `AppEnum(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AssistantSchemaEnum)
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "WidgetBridgeMacros", type: "EnumSchemaMacro")

/// Lets a parameter have a value of one of several types: each is the associated value of a case.
@attached(member, names: named(Cases)) @attached(extension, conformances: _UnionValue)
public macro UnionValue() = #externalMacro(module: "WidgetBridgeMacros", type: "UnionValueMacro")
