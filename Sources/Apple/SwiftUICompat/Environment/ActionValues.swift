public import Foundation

/// Opens a URL; a widget's links do, a widget itself cannot.
///
/// - Compatibility: compiles
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What an action's handler made of a URL.
    public struct Result: Sendable {
        private let name: String
        fileprivate let isAccepted: Bool

        public static let handled = Result(name: "handled", isAccepted: true)
        public static let discarded = Result(name: "discarded", isAccepted: false)
        public static let systemAction = Result(name: "systemAction", isAccepted: false)

        public static func systemAction(_ url: URL) -> Result { systemAction }
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { systemAction }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        _ = handler(url)
    }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

/// Would take away what is presented; in a widget nothing is.
///
/// - Compatibility: compiles
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Would open a window; a widget has none.
///
/// - Compatibility: compiles
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would close a window; a widget has none.
///
/// - Compatibility: compiles
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Whether a view is presented; in a widget it is not.
///
/// - Compatibility: compiles
public struct PresentationMode: Sendable {
    /// - Compatibility: compiles
    public var isPresented: Bool { false }
    /// - Compatibility: compiles
    public mutating func dismiss() {}
}

/// Whether an app's scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

extension EnvironmentValues {
    private enum OpenURLKey: EnvironmentKey {
        static let defaultValue = OpenURLAction { _ in .systemAction }
    }
    private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

    /// - Compatibility: compiles
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// - Compatibility: compiles
    public var dismiss: DismissAction { DismissAction() }
    /// - Compatibility: compiles
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// - Compatibility: compiles
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// - Compatibility: compiles
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// - Compatibility: compiles
    public var isPresented: Bool { false }
    public var isFocused: Bool { false }
    public var isSearching: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var supportsMultipleWindows: Bool { false }
}
