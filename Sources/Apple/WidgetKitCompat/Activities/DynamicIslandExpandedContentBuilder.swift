public import SwiftUICompat

/// The parts of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [ExpandedRegion]
}

/// Gathers the parts of the expanded Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        DynamicIslandExpandedContent(regions: [region.region])
    }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent(regions: [])
    }

    public static func buildBlock<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
        var regions: [ExpandedRegion] = []
        repeat regions += (each content).regions
        return DynamicIslandExpandedContent(regions: regions)
    }

    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> {
        DynamicIslandExpandedContent(regions: content?.regions ?? [])
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: DynamicIslandExpandedContent<TrueContent>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<TrueContent, FalseContent>> {
        DynamicIslandExpandedContent(regions: first.regions)
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: DynamicIslandExpandedContent<FalseContent>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<TrueContent, FalseContent>> {
        DynamicIslandExpandedContent(regions: second.regions)
    }

    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(regions: content.regions)
    }
}
