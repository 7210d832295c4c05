/// What one lowering of a widget gathers on its way.
package final class LoweringSession {
    /// The first thing that went wrong.
    package private(set) var failure: (any Error)?

    package init() {}

    package func fail(_ error: any Error) {
        if failure == nil { failure = error }
    }
}
