public import Foundation

/// How a preview is shown: its size, its orientation, or what is done to its view.
///
/// `@unchecked Sendable`: nothing of it changes, and its modifiers are used on the main actor alone.
@MainActor @preconcurrency public struct PreviewTrait<T>: @unchecked Sendable {
    package enum Setting {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    /// `nonisolated(unsafe)`: nothing of them changes, and modifiers are used on the main actor alone.
    package nonisolated(unsafe) let settings: [Setting]

    private nonisolated init(_ settings: [Setting]) {
        self.settings = settings
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen.
    public static var defaultLayout: Self { Self([.layout(.device)]) }
    /// The view's own size.
    public static var sizeThatFitsLayout: Self { Self([.layout(.sizeThatFits)]) }

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self([.layout(.fixed(width: width, height: height))])
    }

    public static var portrait: Self { Self([.orientation(.portrait)]) }
    public static var portraitUpsideDown: Self { Self([.orientation(.portraitUpsideDown)]) }
    public static var landscapeLeft: Self { Self([.orientation(.landscapeLeft)]) }
    public static var landscapeRight: Self { Self([.orientation(.landscapeRight)]) }

    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self([.modifier(modifier)]) }

    public init(_ first: Self, _ rest: Self...) {
        self.init(([first] + rest).flatMap(\.settings))
    }
}
