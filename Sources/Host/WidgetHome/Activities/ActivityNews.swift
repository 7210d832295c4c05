package import WidgetProtocol

/// A Live Activity that was changed, or that time has brought to another phase.
package struct ActivityNews: Sendable, Hashable {
    package let record: ActivityRecord
    package let phase: ActivityPhase
    /// Whether somebody has changed it; else time has.
    package let isChanged: Bool
}
