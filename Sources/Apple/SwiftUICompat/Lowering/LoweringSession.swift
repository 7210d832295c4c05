package import Foundation

/// What one lowering of a widget gathers on its way.
package final class LoweringSession {
    /// The first thing that went wrong.
    package private(set) var failure: (any Error)?

    /// The widget's size.
    package let containerSize: CGSize

    /// Light or dark, where nothing in the widget fixes it.
    package let colorScheme: AmbientColorScheme

    package init(containerSize: CGSize = .zero, colorScheme: ColorScheme = .light) {
        self.containerSize = containerSize
        self.colorScheme = AmbientColorScheme(colorScheme)
    }

    package func fail(_ error: any Error) {
        if failure == nil { failure = error }
    }
}
