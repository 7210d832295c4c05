/// How a view's content would change in place. A widget shows the outcome.
///
/// - Compatibility: compiles
public struct ContentTransition: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
        case identity, opacity, interpolate, symbolEffect
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    private let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let symbolEffect = ContentTransition(kind: .symbolEffect)

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }
}
