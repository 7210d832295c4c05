public import Foundation

extension View {
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        modifier(EnvironmentModifier { $0.setLineLimit(number) })
    }

    /// At most `limit` lines, and the height of that many if the space is reserved.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(EnvironmentModifier { $0.setLineLimit(limit, least: reservesSpace ? limit : nil) })
    }

    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(EnvironmentModifier { $0.setLineLimit(nil, least: limit.lowerBound) })
    }

    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(EnvironmentModifier { $0.setLineLimit(limit.upperBound) })
    }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(EnvironmentModifier { $0.setLineLimit(limit.upperBound, least: limit.lowerBound) })
    }

    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}

extension EnvironmentValues {
    fileprivate mutating func setLineLimit(_ limit: Int?, least: Int? = nil) {
        lineLimit = limit
        leastLineCount = least
    }
}
