public import Foundation

/// A simulator, by its name.
///
/// - Compatibility: compiles
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        rawValue = stringLiteral
    }
}

public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
    private let name: String

    public var id: String { name }

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

// What these say concerns previews alone: in a widget the view stays as it is.
extension View {
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(PreviewSettingModifier { $0.context = $0.context ?? value })
    }

    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSettingModifier { $0.displayName = $0.displayName ?? value })
    }

    /// The name of a simulator, which changes nothing: previews are drawn for one device.
    ///
    /// - Compatibility: compiles
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSettingModifier { $0.layout = $0.layout ?? value })
    }

    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewSettingModifier { $0.orientation = $0.orientation ?? value })
    }

    /// Asks the presentation around for a colour scheme: a preview's follows, a widget's is the system's.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreviewSettingModifier { $0.colorScheme = $0.colorScheme ?? colorScheme })
    }
}

/// Says how the view is previewed, and changes nothing about it.
nonisolated struct PreviewSettingModifier: ViewModifier, ContextModifier {
    typealias Body = Never

    /// Sets what modifiers further out have not.
    let set: (inout PreviewSettings) -> Void

    @MainActor func modify(_ context: inout LoweringContext) {}
}
