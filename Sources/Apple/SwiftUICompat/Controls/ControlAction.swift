package import WidgetArchive

/// What a button or a toggle does when it is tapped.
///
/// A widget runs no code of its own when it is tapped, as on a phone: a control acts by an App Intent, which the bridge is
/// told of. A control with a closure is drawn like any other, and a tap on it is one on the widget around it.
package struct ControlAction {
    /// Run by styles that trigger a button themselves.
    package var closure: @MainActor () -> Void
    /// What the bridge is told of a tap.
    package var tap: TapRegion.Action?

    package init(closure: @escaping @MainActor () -> Void) {
        self.closure = closure
    }

    package init(tap: TapRegion.Action) {
        closure = {}
        self.tap = tap
    }
}
