import Testing

@Suite("#Preview")
struct PreviewMacroTests {
    /// A widget, its entry and its provider, on one line.
    private static let widget = """
        struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: "k", provider: P()) { _ in \
        Text("") } } }; struct E: TimelineEntry { var date = Date() }; struct P: TimelineProvider { func \
        placeholder(in c: Context) -> E { E() }; func getSnapshot(in c: Context, completion: @escaping (E) -> Void) \
        {}; func getTimeline(in c: Context, completion: @escaping (Timeline<E>) -> Void) {} }

        """

    @Test(
        "makes the preview by its own arguments, where it is written",
        arguments: [
            ("#Preview { Text(\"x\") }", "() { Text(\"x\") }"),
            ("#Preview(\"N\") { Text(\"x\") }", "(\"N\") { Text(\"x\") }"),
            (
                "#Preview(\"N\", traits: .sizeThatFitsLayout) { Text(\"x\") }",
                "(\"N\", traits: .sizeThatFitsLayout) { Text(\"x\") }"
            ),
            ("#Preview(body: { Text(\"x\") })", "(body: { Text(\"x\") })"),
            (
                "#Preview(as: .systemSmall) { W() } timeline: { E(); E() }",
                "(as: .systemSmall) { W() } timeline: { E(); E() }"
            ),
            (
                "#Preview(as: .systemSmall, widget: { W() }, timelineProvider: { P() })",
                "(as: .systemSmall, widget: { W() }, timelineProvider: { P() })"
            ),
        ])
    func forms(preview: String, call: String) throws {
        let expansion = try Expansion(of: Self.widget + preview)
        #expect(expansion.errors == [])
        #expect(
            expansion(.freestanding) == [
                """
                struct Unique: SwiftUICompat.PreviewRegistry { static var fileID: String { "Example/Source.swift" } \
                static var line: Int { 6 } static var column: Int { 1 } @MainActor static func makePreview() throws -> \
                SwiftUICompat.Preview { SwiftUICompat.Preview\(call) } }
                """
            ])
    }

    @Test("moves what is @Previewable into a view, and leaves the rest as its body")
    func previewable() throws {
        let expansion = try Expansion(
            of: "#Preview { @Previewable @State var on = false; let n = 1; Toggle(\"\\(n)\", isOn: $on) }")
        #expect(expansion.errors == [])
        #expect(
            try #require(expansion(.freestanding).first).contains(
                """
                SwiftUICompat.Preview() { struct __Previewable: SwiftUICompat.View { @State var on = false var body: \
                some SwiftUICompat.View { let n = 1; Toggle("\\(n)", isOn: $on) } } return __Previewable() }
                """))
    }

    @Test("says what @Previewable may stand before")
    func misuse() throws {
        #expect(
            try Expansion(of: "@Previewable struct S {}").errors
                == ["@Previewable stands before a property in the body of a #Preview"])
    }
}
