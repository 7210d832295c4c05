package import Foundation

/// What one lowering of a widget gathers on its way.
package final class LoweringSession {
    /// The first thing that went wrong.
    package private(set) var failure: (any Error)?

    /// The widget's size.
    package let containerSize: CGSize

    package init(containerSize: CGSize = .zero) {
        self.containerSize = containerSize
    }

    package func fail(_ error: any Error) {
        if failure == nil { failure = error }
    }
}
