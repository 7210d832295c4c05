public import SwiftUICompat

/// Whether the user is editing a list.
public enum EditMode: Sendable, Hashable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Switches a list's edit mode.
public struct EditButton {
    public nonisolated init() {}
}

extension EditButton: View, AppOnlyView {
    public typealias Body = Never
}
