/// Turns a value of another type into a parameter's. Nothing is resolved by them here: a configuration's values are
/// the parameter's own.
public protocol Resolver<Output>: Sendable {
    associatedtype Input
    associatedtype Output
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The parameter that a ``Resolver`` works for.
public struct IntentParameterContext<Value>: Sendable {}

/// The resolvers of a parameter.
public protocol ResolverSpecification<Output> {
    associatedtype Output
}

/// No resolver at all.
public struct EmptyResolverSpecification<Output>: ResolverSpecification {
    public init() {}
}

/// Gathers resolvers.
@resultBuilder public enum ResolverSpecificationBuilder<Output> {
    public static func buildBlock() -> EmptyResolverSpecification<Output> { EmptyResolverSpecification() }
    public static func buildBlock<each R: Resolver>(
        _ resolvers: repeat each R
    ) -> EmptyResolverSpecification<Output> {
        EmptyResolverSpecification()
    }
}
