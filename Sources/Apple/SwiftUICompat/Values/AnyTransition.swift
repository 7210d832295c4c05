public import Foundation

/// How a view would come and go. A widget shows the view as it is, so a transition is kept as a value.
///
/// - Compatibility: compiles
public struct AnyTransition: Sendable {
    private let isIdentity: Bool

    private init(isIdentity: Bool) {
        self.isIdentity = isIdentity
    }

    static let changing = AnyTransition(isIdentity: false)

    public static let identity = AnyTransition(isIdentity: true)
    public static let opacity = changing
    public static let scale = changing
    public static let slide = changing

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { changing }
    public static func offset(_ offset: CGSize) -> AnyTransition { changing }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { changing }
    public static func move(edge: Edge) -> AnyTransition { changing }
    public static func push(from edge: Edge) -> AnyTransition { changing }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { changing }

    public func combined(with other: AnyTransition) -> AnyTransition { Self.changing }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
