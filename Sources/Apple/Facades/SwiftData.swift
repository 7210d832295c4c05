@_exported import Observation
@_exported import SwiftDataCompat
import Foundation
import SwiftUICompat

/// Makes a class a model that a container keeps.
@attached(member, conformances: PersistentModel, names: named(_record))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "WidgetBridgeMacros", type: "ModelMacro")

/// Says how a property is kept, which makes no difference in memory.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says how models belong together.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says that a property is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "WidgetBridgeMacros", type: "ModelPropertyMacro")

/// Says which properties tell models apart, which nothing checks in memory.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(
    _ constraints: [PartialKeyPath<T>]...
) = #externalMacro(module: "WidgetBridgeMacros", type: "ModelHintMacro")

/// Says which properties are searched, which makes no difference in memory.
@freestanding(declaration)
public macro Index<T: PersistentModel>(
    _ indices: [PartialKeyPath<T>]...
) = #externalMacro(module: "WidgetBridgeMacros", type: "ModelHintMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "WidgetBridgeMacros", type: "ModelActorMacro")

/// Fetches models for a view.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) =
    #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction?
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "WidgetBridgeMacros", type: "QueryMacro")
