import Foundation
import SwiftUIAppCompat
import SwiftUICompat
import Testing

@MainActor @Suite struct SectionTests {
    @Test("views side by side outside of sections are a section, too")
    func implicitSections() throws {
        let view = Rows {
            box(10, 10).probe("a")
            Section {
                box(10, 10).probe("b")
                box(10, 10).probe("c")
            } header: {
                box(10, 10).probe("header")
            } footer: {
                box(10, 10).probe("footer")
            }
            Group { box(10, 10).probe("d") }
        }
        #expect(
            try frames(of: view) == [
                "a": "45 35 10 10", "header": "30 45 10 10", "b": "40 45 10 10", "c": "50 45 10 10",
                "footer": "60 45 10 10", "d": "45 55 10 10",
            ])
    }

    @Test("sections that follow each other are apart, be they of a loop")
    func adjacentSections() throws {
        let view = Rows {
            Section { box(10, 10).probe("a") }
            ForEach(0..<2) { index in Section { box(10, 10).probe("\(index)") } }
        }
        #expect(try frames(of: view) == ["a": "45 35 10 10", "0": "45 45 10 10", "1": "45 55 10 10"])
    }

    @Test("all sections are there together, at least one")
    func groups() throws {
        func counts(@ViewBuilder _ content: () -> some View) throws -> [String] {
            let view = Group(sections: content()) { sections in
                let parts = sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }
                box(10, 10).probe(parts.joined(separator: ", "))
            }
            return try frames(of: view).keys.sorted()
        }
        #expect(try counts { EmptyView() } == ["0 0 0"])
        #expect(try counts { box(1, 1) } == ["0 1 0"])
        #expect(
            try counts {
                Section("Title") { box(1, 1) }
                Section {
                    box(1, 1)
                    box(1, 1)
                } footer: {
                    box(1, 1)
                }
            } == ["1 1 0, 0 2 1"])
    }

    @Test("a section says values of its own to its container")
    func containerValues() throws {
        let view = Rows {
            Section {
                box(10, 10).probe("a").containerValue(\.margin, 99)
                box(10, 10).probe("b")
            }.containerValue(\.margin, 5)
            box(10, 10).probe("c").containerValue(\.margin, 99)
        }
        #expect(try frames(of: view) == ["a": "40 40 10 10", "b": "50 40 10 10", "c": "45 55 10 10"])
    }

    @Test("sections have identities of their own")
    func identities() throws {
        let identified = Group(
            sections: Group {
                box(1, 1)
                Section { box(1, 1) }
            }
        ) { sections in
            box(1, 1).probe("\(Set(sections.map(\.id)).count) \(Set(sections.flatMap(\.content).map(\.id)).count)")
        }
        #expect(try frames(of: identified).keys.sorted() == ["2 2"])
    }
}

private struct Margin: ContainerValueKey {
    static let defaultValue: CGFloat = 0
}

extension ContainerValues {
    fileprivate var margin: CGFloat {
        get { self[Margin.self] }
        set { self[Margin.self] = newValue }
    }
}

/// A row for each section, from its header to its footer.
private struct Rows<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(sections: content) { section in
                HStack(spacing: 0) {
                    section.header
                    section.content
                    section.footer
                }.padding(.vertical, section.containerValues.margin)
            }
        }
    }
}
