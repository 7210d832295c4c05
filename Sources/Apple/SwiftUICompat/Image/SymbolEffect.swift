/// A movement of a symbol. A widget's picture stands still, so effects are kept as values and not played.
///
/// - Compatibility: compiles
public protocol SymbolEffect: Sendable, Hashable {}

/// An effect that lasts until it is taken away.
///
/// - Compatibility: compiles
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that plays when a value changes.
///
/// - Compatibility: compiles
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol comes or goes.
///
/// - Compatibility: compiles
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which one symbol takes another's place.
///
/// - Compatibility: compiles
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect plays.
///
/// - Compatibility: compiles
public struct SymbolEffectOptions: Sendable, Hashable {
    public struct RepeatBehavior: Sendable, Hashable {
        private let name: String

        public static let continuous = RepeatBehavior(name: "continuous")
        public static let periodic = RepeatBehavior(name: "periodic")
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
    }

    private var speed = 1.0
    private var count: Int? = 1

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: nil)
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }

    public var repeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: nil) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: 1) }
    public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed, count: count) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
}

/// - Compatibility: compiles
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

/// - Compatibility: compiles
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

/// - Compatibility: compiles
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// - Compatibility: compiles
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension View {
    /// - Compatibility: compiles
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}

extension ContentTransition {
    /// - Compatibility: compiles
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}

extension AnyTransition {
    /// - Compatibility: compiles
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        .opacity
    }
}
