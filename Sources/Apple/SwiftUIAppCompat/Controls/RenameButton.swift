public import SwiftUICompat

/// Starts renaming what is around it.
public struct RenameButton<Label: View> {}

extension RenameButton: View, AppOnlyView {
    public typealias Body = Never
}

extension RenameButton where Label == SwiftUICompat.Label<Text, Image> {
    public nonisolated init() {}
}

/// Starts renaming; in a widget nothing is renamed.
public struct RenameAction {
    public func callAsFunction() {}
}

extension View {
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { unchanged() }
}

extension EnvironmentValues {
    public var rename: RenameAction? { nil }
}
