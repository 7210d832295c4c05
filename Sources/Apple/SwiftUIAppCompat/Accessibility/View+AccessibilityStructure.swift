public import SwiftUICompat

// What an assistive technology is told of a view besides its label, value and traits; a widget's archive holds only these.

extension View {
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        unchanged()
    }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }

    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { unchanged() }
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { unchanged() }
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        unchanged()
    }
}

/// Names a piece of what an assistive technology is told.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    private let label: Text

    public init(_ label: Text, id: String) { self.label = label }
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) { label = Text(labelResource) }
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) { label = Text(labelResource) }
}

/// When an assistive technology tells of a piece.
public enum AccessibilityCustomContentImportance: UInt, Sendable {
    case `default`
    case high
}

public enum AccessibilityLabeledPairRole: Sendable, Hashable {
    case label
    case content
}

public struct AccessibilitySystemRotor: Sendable {
    private let name: String

    public static let links = AccessibilitySystemRotor(name: "links")
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
}

/// Where a rotor goes.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Content of a rotor that the framework knows by itself.
public protocol _PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension _PrimitiveRotorContent {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

/// One place that a rotor goes to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    public nonisolated init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public nonisolated init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public nonisolated init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public nonisolated init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry: _PrimitiveRotorContent {
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content)
    }
}

/// Makes a rotor's places out of the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        TupleRotorContent(value: (repeat each content))
    }
}

struct TupleRotorContent<T> {
    let value: T

    nonisolated init(value: T) { self.value = value }
}

extension TupleRotorContent: _PrimitiveRotorContent {}
