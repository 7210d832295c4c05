public import SwiftUICompat

/// What a query or an options provider gives: a list, or one in sections.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    var _items: IntentItemCollection<Result> { get }
    static func _collection(of items: [Result]) -> Self
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public var _items: IntentItemCollection<Element> { IntentItemCollection(items: self) }
    public static func _collection(of items: [Element]) -> [Element] { items }
}

/// Gives the values to choose from for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype DefaultValue: _IntentValue = Result.Result
    associatedtype Result: ResultsCollection
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }

    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection = IntentItemSection
    public typealias Item = IntentItem
}

/// A value to choose, and how it is shown.
public struct IntentItem<Value: _IntentValue> {
    package let value: Value
    package let display: DisplayRepresentation?

    public init(_ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle)
    }

    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image?
    ) {
        self.value = value
        display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    public init(_ value: Value) {
        self.value = value
        display = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    }
}

/// Values under one heading.
public struct IntentItemSection<Result: _IntentValue> {
    package let title: LocalizedStringResource?
    package let items: [IntentItem<Result>]

    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
        self.title = title
        self.items = items
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @ArrayBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, items: itemsBuilder())
    }

    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }

    @_disfavoredOverload
    public init(title: LocalizedStringResource, items: [Result]) { self.init(title, items: items) }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    package let promptLabel: LocalizedStringResource?
    package let sections: [IntentItemSection<Result>]

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }

    @_disfavoredOverload
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ArrayBuilder<IntentItemSection<Result>> sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(promptLabel: promptLabel, sections: sectionsBuilder())
    }

    public var _items: IntentItemCollection<Result> { self }
    public static func _collection(of items: [Result]) -> IntentItemCollection<Result> { Self(items: items) }

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// Gathers elements into an array.
@resultBuilder public enum ArrayBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first: [Element]) -> [Element] { first }
    public static func buildEither(second: [Element]) -> [Element] { second }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension ArrayBuilder {
    /// A value that is shown as it is.
    public static func buildExpression<Value: _IntentValue>(_ value: Value) -> [Element]
    where Element == IntentItem<Value> {
        [IntentItem(value)]
    }
}

/// How many elements a list may have, and in which widgets.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    package let minimum: Int?
    package let maximum: Int?
    /// How many places a widget has for elements, by its family.
    package let places: [IntentWidgetFamily: Int]

    public init(integerLiteral value: Int) { self.init(min: value, max: value) }

    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        minimum = nil
        maximum = nil
        places = Dictionary(elements) { $1 }
    }

    public init(min: Int? = nil, max: Int? = nil) {
        minimum = min
        maximum = max
        places = [:]
    }

    public init(exactly count: Int) { self.init(integerLiteral: count) }

    /// The most that any widget takes.
    package var most: Int? { maximum ?? places.values.max() }

    /// How many there may be, for an error's hint.
    package var range: String {
        switch (minimum, most) {
        case (let minimum?, let most?) where minimum == most: "exactly \(minimum)"
        case (let minimum?, let most?): "\(minimum) to \(most)"
        case (let minimum?, nil): "at least \(minimum)"
        case (nil, let most?): "at most \(most)"
        case (nil, nil): "any number of"
        }
    }
}

/// A widget's family, as AppIntents knows it.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
