public import SwiftUICompat

/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of a toolbar that the user can arrange.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Items that the framework knows by itself.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// One item, at its place.
public struct ToolbarItem<ID, Content: View> {}

extension ToolbarItem: ToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View> {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

extension ToolbarItemGroup: ToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

/// What a group of items is made of that shrinks to a menu with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {}

extension LabeledToolbarItemGroupContent: View, AppOnlyView {
    public typealias Body = Never
}

/// Space between items.
public struct ToolbarSpacer {
    public nonisolated init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {}
}

extension ToolbarSpacer: CustomizableToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

/// How a spacer takes space.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

/// The search field that the system would put into a toolbar.
public struct DefaultToolbarItem {
    public struct Kind: Sendable {
        private let name: String

        public static let search = Kind(name: "search")
        public static let sidebarToggle = Kind(name: "sidebarToggle")
        public static let title = Kind(name: "title")
    }

    public nonisolated init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

/// The menu that a title of a bar opens.
public struct ToolbarTitleMenu<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public nonisolated init() where Content == EmptyView {}
}

extension ToolbarTitleMenu: CustomizableToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

/// Items that a modifier was applied to.
public struct _ModifiedToolbarContent {}

extension _ModifiedToolbarContent: CustomizableToolbarContent, _PrimitiveToolbarContent {
    public typealias Body = Never
}

extension ToolbarContent {
    public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { _ModifiedToolbarContent() }

    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        _ModifiedToolbarContent()
    }

    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ModifiedToolbarContent()
    }
}

extension CustomizableToolbarContent {
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent()
    }

    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent()
    }
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

public struct ToolbarCustomizationBehavior: Sendable {
    private let name: String

    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
