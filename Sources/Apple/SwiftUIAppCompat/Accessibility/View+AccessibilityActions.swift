public import Foundation
public import SwiftUICompat

// What an assistive technology can have a view do; a widget's does nothing of itself.

extension View {
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { unchanged() }
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { unchanged() }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { unchanged() }
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { unchanged() }
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { unchanged() }
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        unchanged()
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        unchanged()
    }

    public nonisolated func accessibility(activationPoint: CGPoint) -> some View { unchanged() }
    public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { unchanged() }
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { unchanged() }
    public nonisolated func accessibility(sortPriority: Double) -> some View { unchanged() }
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { unchanged() }
}

public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: Text

    public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
    public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
    public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
    public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))
    public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "showMenu"))

    public init(named name: Text) { self.name = name }
}

public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text

    public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
    public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

    public init(_ name: Text) { self.name = name }
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    case increment
    case decrement
}

public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Sendable, Hashable {
        case zoomIn
        case zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// How a quick action is offered; the framework's own types adopt it.
@MainActor @preconcurrency public protocol AccessibilityQuickActionStyle {}

public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
    nonisolated init() {}
}

public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
    nonisolated init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static nonisolated var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static nonisolated var outline: AccessibilityQuickActionOutlineStyle {
        AccessibilityQuickActionOutlineStyle()
    }
}
