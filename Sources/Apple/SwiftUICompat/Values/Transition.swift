public import Foundation

/// How a view would come and go, as a type. A widget shows the view as it is.
///
/// - Compatibility: compiles
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    public func animation(_ animation: Animation?) -> some Transition { self }

    public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// Where in coming and going a view is; in a picture always there.
///
/// - Compatibility: compiles
public enum TransitionPhase: Sendable, Hashable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// - Compatibility: compiles
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A transition that leaves the view as it is in its identity phase, as all of SwiftUI's own do.
public protocol _StillTransition: Transition {}

extension _StillTransition {
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// - Compatibility: compiles
public struct IdentityTransition: _StillTransition, Sendable {
    public nonisolated init() {}
}

/// - Compatibility: compiles
public struct OpacityTransition: _StillTransition, Sendable {
    public nonisolated init() {}
}

/// - Compatibility: compiles
public struct SlideTransition: _StillTransition, Sendable {
    public nonisolated init() {}
}

/// - Compatibility: compiles
public struct ScaleTransition: _StillTransition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

/// - Compatibility: compiles
public struct MoveTransition: _StillTransition, Sendable {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }
}

/// - Compatibility: compiles
public struct OffsetTransition: _StillTransition, Sendable {
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }
}

/// - Compatibility: compiles
public struct PushTransition: _StillTransition, Sendable {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }
}

/// - Compatibility: compiles
public struct BlurReplaceTransition: _StillTransition, Sendable {
    public struct Configuration: Sendable, Hashable {
        private let isUp: Bool

        public static let downUp = Configuration(isUp: false)
        public static let upUp = Configuration(isUp: true)
    }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) {
        self.configuration = configuration
    }
}

/// - Compatibility: compiles
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal

    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: _StillTransition {}

extension Transition where Self == BlurReplaceTransition {
    public nonisolated static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public nonisolated static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}

extension Transition where Self == IdentityTransition {
    public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    public nonisolated static var scale: ScaleTransition { ScaleTransition(1e-5) }

    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == PushTransition {
    public nonisolated static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
    public init<T: Transition>(_ transition: T) {
        self = .changing
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { changing }
}

extension View {
    /// - Compatibility: compiles
    @_disfavoredOverload
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(EmptyModifier())
    }
}
