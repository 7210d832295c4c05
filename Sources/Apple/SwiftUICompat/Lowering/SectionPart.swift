/// What a view is to the section around it.
struct SectionPart {
    enum Role {
        case header
        case content
        case footer
    }

    /// A section, the same for all of its views.
    final class Section {
        /// What is said of the section as a whole.
        var traits = LayoutTraits()
    }

    let section: Section
    let role: Role
}

extension LoweringContext {
    /// Appends a section's views, each of which knows its part.
    @MainActor package func lowerSection<Header: View, Content: View, Footer: View>(
        header: Header, content: Content, footer: Footer, into nodes: inout [LayoutNode]
    ) {
        let section = SectionPart.Section()
        func lower<Part: View>(_ view: Part, as role: SectionPart.Role) {
            let start = nodes.count
            self.lower(view, into: &nodes)
            for index in start..<nodes.count {
                nodes[index].traits.section = SectionPart(section: section, role: role)
            }
        }
        lower(header, as: .header)
        lower(content, as: .content)
        lower(footer, as: .footer)
    }
}
