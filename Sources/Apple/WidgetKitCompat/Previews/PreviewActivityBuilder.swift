public import ActivityKitCompat

/// Gathers the states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState

    public static func buildExpression(_ state: State) -> [State] { [state] }

    public static func buildExpression(_ states: [State]) -> [State] { states }

    public static func buildExpression(_ statement: Void) -> [State] { [] }

    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }

    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }

    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }

    public static func buildEither(first states: [State]) -> [State] { states }

    public static func buildEither(second states: [State]) -> [State] { states }

    public static func buildLimitedAvailability(_ states: [State]) -> [State] { states }
}
