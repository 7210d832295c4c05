/// A section among the views that a view stands for, or views side by side that are in none.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let index: Int
    }

    public let id: ID
    /// What the section says to its container.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// What `sectionActions` adds to a section; nothing, where no sidebar shows it.
    public var actions: Actions { Actions() }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

/// The sections of the views that a view stands for, at least one.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    @MainActor init(_ content: AnyView, in context: LoweringContext) {
        let nodes = context.nodes(of: content)
        let subviews = SubviewsCollection(nodes, of: content)
        var starts = nodes.indices.filter { index in
            index == 0 || nodes[index].traits.section?.section !== nodes[index - 1].traits.section?.section
        }
        if starts.isEmpty { starts = [0] }
        let ends = starts.dropFirst() + [nodes.count]
        sections = zip(starts, ends).enumerated().map { number, bounds in
            let range = bounds.0..<bounds.1
            func part(_ role: SectionPart.Role) -> SubviewsCollection {
                SubviewsCollection(
                    range.filter { (nodes[$0].traits.section?.role ?? .content) == role }.map { subviews[$0] })
            }
            return SectionConfiguration(
                id: .init(index: number),
                containerValues: ContainerValues(
                    range.first.flatMap { nodes[$0].traits.section?.section.traits } ?? LayoutTraits()),
                header: part(.header), content: part(.content), footer: part(.footer))
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
