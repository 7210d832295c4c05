extension Color: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        if case .system(.primary) = storage, context.level > 0 {
            var environment = context.environment
            environment.foregroundStyles = nil
            return environment.resolvedForeground(level: context.level)
        }
        return ResolvedStyle(resolve(in: context.environment)).atLevel(context.level)
    }
}

extension Color.Resolved: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        ResolvedStyle(self).atLevel(context.level)
    }
}
