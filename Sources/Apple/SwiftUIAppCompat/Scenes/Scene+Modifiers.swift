public import Foundation
public import Observation
public import OpenCombine
public import SwiftUICompat

/// A scene that a modifier was applied to.
struct ModifiedScene<Content: Scene> {
    nonisolated init() {}
}

extension ModifiedScene: _PrimitiveScene {}

extension Scene {
    nonisolated func unchanged() -> ModifiedScene<Self> { ModifiedScene() }

    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        unchanged()
    }
    public nonisolated func commandsRemoved() -> some Scene { unchanged() }
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        unchanged()
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        unchanged()
    }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        unchanged()
    }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        unchanged()
    }

    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        unchanged()
    }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { unchanged() }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { unchanged() }

    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        unchanged()
    }

    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { unchanged() }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { unchanged() }
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { unchanged() }
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { unchanged() }
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { unchanged() }
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { unchanged() }
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { unchanged() }
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { unchanged() }
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { unchanged() }
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { unchanged() }
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { unchanged() }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { unchanged() }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene {
        unchanged()
    }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { unchanged() }
}

/// Work that the system has an app do in the background.
public struct BackgroundTask<Request, Response> {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static func urlSession(matching matchingIdentifiers: @escaping (String) -> Bool) -> BackgroundTask<
        String, Void
    > {
        BackgroundTask<String, Void>()
    }
}
