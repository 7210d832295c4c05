public import Foundation
public import SwiftUICompat

/// How a view answers a pointer over it.
public struct HoverEffect: Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer over a view is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct PointerStyle: Sendable {
    private let name: String

    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
}

extension View {
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unchanged() }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        unchanged()
    }
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { unchanged() }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { unchanged() }
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { unchanged() }
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { unchanged() }

    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        unchanged()
    }

    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        unchanged()
    }
}

extension EnvironmentValues {
    public var isHoverEffectEnabled: Bool { false }
}
