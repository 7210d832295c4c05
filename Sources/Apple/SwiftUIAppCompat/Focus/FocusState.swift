public import SwiftUICompat

/// Where the focus is; in a widget nowhere.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// The place of the focus, handed to a view.
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }

    private let none: Value

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(none: none) }
}

extension FocusState: DynamicProperty {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: DynamicProperty {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// Where VoiceOver's focus is; in a widget nowhere.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    /// The place of the focus, handed to a view.
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }

    private let none: Value

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(none: none) }
}

extension AccessibilityFocusState: DynamicProperty {}
extension AccessibilityFocusState.Binding: DynamicProperty {}

/// What a user may be assisted by.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
    public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
