import SwiftUICompat

/// An app, as its scenes make it up.
///
/// Files that an app shares with its widget may hold its `App`; it cannot be run here.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {
        fatalError("\(Self.self) is an app; only widgets run here")
    }
}

/// A part of an app's interface that the system shows in windows of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Scenes that the framework knows by itself.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: Scene {}

/// Makes scenes out of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(value: (repeat each content))
    }
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        TupleScene(value: scene)
    }
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
        TupleScene(value: scene)
    }
}

/// A scene behind an availability check.
public protocol _LimitedAvailabilitySceneMarker: Scene {}

/// Several scenes, as a builder's block makes them.
struct TupleScene<T> {
    let value: T

    nonisolated init(value: T) { self.value = value }
}

extension TupleScene: _PrimitiveScene, _LimitedAvailabilitySceneMarker {}
