/// Finds entities by their properties, as the Shortcuts app asks. A widget's extension is never asked so.
///
/// - Compatibility: compiles
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    static var findIntentDescription: IntentDescription? { get }

    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public static var findIntentDescription: IntentDescription? { nil }

    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias SortableBy = EntityQuerySortableByProperty
    public typealias Property = EntityQueryProperty
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
}

/// Whether all comparisons must hold or one of them.
///
/// - Compatibility: compiles
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// By what entities are sorted.
///
/// - Compatibility: compiles
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable { case ascending, descending }

    public let by: PartialKeyPath<Entity>
    public let order: Ordering

    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// The properties by which entities can be sorted.
///
/// - Compatibility: compiles
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    // Key paths are immutable.
    package let properties: [EntityQuerySortableByProperty<Entity>]

    public init(
        @ArrayBuilder<EntityQuerySortableByProperty<Entity>> properties: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        self.properties = properties()
    }
}

/// A property by which entities can be sorted.
///
/// - Compatibility: compiles
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    package let property: PartialKeyPath<Entity>

    public init<Value: _IntentValue>(_ property: KeyPath<Entity, EntityProperty<Value>>) { self.property = property }
}

/// The properties by which entities can be found.
///
/// - Compatibility: compiles
public struct EntityQueryProperties<Entity: AppEntity, Comparator>: @unchecked Sendable {
    // Key paths and comparisons are immutable.
    package let properties: [EntityQueryProperty<Entity, Comparator>]

    public init(
        @ArrayBuilder<EntityQueryProperty<Entity, Comparator>> properties: () -> [EntityQueryProperty<
            Entity, Comparator
        >]
    ) {
        self.properties = properties()
    }
}

/// A property by which entities can be found, and how.
///
/// - Compatibility: compiles
public struct EntityQueryProperty<Entity: AppEntity, Comparator> {
    package let property: PartialKeyPath<Entity>

    public init<Value: _IntentValue>(
        _ property: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, Comparator> comparators: () -> [EntityQueryComparator<Value, Comparator>]
    ) {
        self.property = property
        _ = comparators()
    }

    public init<Value: _IntentValue>(
        _ property: KeyPath<Entity, EntityProperty<Value>>, entityProvider: @escaping (Entity) -> Value?,
        @EntityQueryComparatorsBuilder<Value, Comparator> comparators: () -> [EntityQueryComparator<Value, Comparator>]
    ) {
        self.init(property, comparators: comparators)
    }
}

/// One way of comparing a property.
///
/// - Compatibility: compiles
public struct EntityQueryComparator<Value, Comparator> {
    init() {}
}

/// Gathers the ways of comparing a property.
///
/// - Compatibility: compiles
@resultBuilder public enum EntityQueryComparatorsBuilder<Value: _IntentValue, Comparator> {
    public typealias Comparison = EntityQueryComparator<Value, Comparator>

    public static func buildExpression(_ comparator: some _EntityQueryComparator<Value, Comparator>) -> [Comparison] {
        [Comparison()]
    }
    public static func buildBlock(_ parts: [Comparison]...) -> [Comparison] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Comparison]?) -> [Comparison] { part ?? [] }
    public static func buildEither(first: [Comparison]) -> [Comparison] { first }
    public static func buildEither(second: [Comparison]) -> [Comparison] { second }
}

/// A way of comparing a property with values of a type.
public protocol _EntityQueryComparator<Value, Comparator> {
    associatedtype Value: _IntentValue
    associatedtype Comparator
}

/// Has the entity find those whose property equals a value.
///
/// - Compatibility: compiles
public struct EqualToComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property differs from a value.
///
/// - Compatibility: compiles
public struct NotEqualToComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property contains a value.
///
/// - Compatibility: compiles
public struct ContainsComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.ValueType {}
}
/// Has the entity find those whose property begins with a value.
///
/// - Compatibility: compiles
public struct HasPrefixComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property ends with a value.
///
/// - Compatibility: compiles
public struct HasSuffixComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property is less than a value.
///
/// - Compatibility: compiles
public struct LessThanComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property is at most a value.
///
/// - Compatibility: compiles
public struct LessThanOrEqualToComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property is greater than a value.
///
/// - Compatibility: compiles
public struct GreaterThanComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property is at least a value.
///
/// - Compatibility: compiles
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(mappingTransform: @escaping (Operand) throws -> Comparator) where Operand == Value.UnwrappedType {}
}
/// Has the entity find those whose property lies between two values.
///
/// - Compatibility: compiles
public struct IsBetweenComparator<Value: _IntentValue, Operand, Comparator>: _EntityQueryComparator {
    public init(
        mappingTransform: @escaping (Operand, Operand) throws -> Comparator
    ) where Operand == Value.UnwrappedType {}
}
