public import Foundation
import WidgetProtocol

/// The shape of the fill behind a button's label.
public struct ButtonBorderShape: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    public nonisolated static let automatic = ButtonBorderShape(kind: .automatic)
    public nonisolated static let capsule = ButtonBorderShape(kind: .capsule)
    public nonisolated static let circle = ButtonBorderShape(kind: .circle)
    public nonisolated static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    public nonisolated static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    var isCircle: Bool { kind == .circle }

    /// The shape with the corners that a button of a size has where none are stated: a capsule from iOS 26 on.
    func resolved(in size: ControlSize, isGlass: Bool, os: DrawingEnvironment.OS) -> ButtonBorderShape {
        switch kind {
        case .automatic where isGlass || os != .iOS18: .capsule
        case .automatic, .roundedRectangle(radius: nil): .roundedRectangle(radius: ButtonMetrics(size).cornerRadius)
        default: self
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: 8).path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}

/// How wide a button is: as its label, or as the room it has.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, fitted, flexible }

    private let kind: Kind

    public static let automatic = ButtonSizing(kind: .automatic)
    public static let fitted = ButtonSizing(kind: .fitted)
    public static let flexible = ButtonSizing(kind: .flexible)
}

/// Whether a button acts again while it is held; a widget's acts once.
///
/// - Compatibility: compiles
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
    private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
    private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }
    private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }

    /// - Compatibility: compiles
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }

    /// - Compatibility: compiles
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
