/// What fills a shape or text: a colour, a gradient, a material, or a role that the environment decides.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one in an environment; the framework's own styles have none.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn by the framework and resolves to no other style")
    }
}

extension Never: ShapeStyle {}

/// A style that the framework draws by itself, found by `as?`.
package protocol PrimitiveShapeStyle: ShapeStyle {
    func resolved(in context: StyleContext) -> ResolvedStyle
}

/// Where a style is resolved.
package struct StyleContext: Sendable {
    package var environment: EnvironmentValues
    /// 0 for the style itself, 1 for its secondary form, and so on to 4.
    package var level: Int

    package init(environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }
}

extension ShapeStyle {
    /// What the style draws in an environment.
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        erasedResolved(in: StyleContext(environment: environment))
    }

    package func erasedResolved(in context: StyleContext) -> ResolvedStyle {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.resolved(in: context) }
        if Resolved.self == Never.self {
            // A style of the user's own that neither resolves nor is the framework's shows the foreground.
            return context.environment.resolvedForeground(level: context.level)
        }
        return resolve(in: context.environment).erasedResolved(in: context)
    }
}
