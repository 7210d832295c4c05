public import Foundation
public import SwiftUIAppCompat
public import SwiftUICompat

/// A tip in its place, where a widget shows nothing.
public struct TipView<Content: Tip>: View {
    public init(
        _ tip: Content, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public init(
        _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public init<AnchorID: Hashable & Sendable>(
        _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

extension TipView where Content == AnyTip {
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public init(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}

    public init<AnchorID: Hashable & Sendable>(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {}
}

/// How an app draws its tips.
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TipViewStyleConfiguration {
    public let tip: any Tip

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

// What the tips in a view look like, and where they point, says nothing of the view itself.
extension View {
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    nonisolated public func popoverTip(
        _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    nonisolated public func popoverMiniTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View { self }
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    nonisolated public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
    nonisolated public func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
    nonisolated public func tipImageStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        self
    }
    nonisolated public func tipImageStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View { self }
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
}
