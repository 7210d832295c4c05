import Testing

@Suite("App Intents' macros")
struct SchemaMacroTests {
    private static let performing = "func perform() async throws -> some IntentResult { .result() }"
    private static let album = """
        @AppEntity(schema: .photos.album) struct Album {
            struct Query: EntityQuery { func entities(for ids: [String]) async throws -> [Album] { [] } }
            static let defaultQuery = Query()
            let id: String
            var name: String; var count: Int?; var days: [Date]; var own: Query; var fixed = 1
            var displayRepresentation: DisplayRepresentation { "" }
        }

        """

    @Test(
        "an intent gets its schema's name as title, and stored properties are parameters",
        arguments: ["App", "Assistant"])
    func intent(macro: String) throws {
        let expansion = try Expansion(
            of: """
                @\(macro)Intent(schema: .photos.createAlbum) struct Make {
                    static var shared = 1
                    let constant = 2
                    var computed: Int { 3 }
                    var name: String
                    var count: Int?
                    \(Self.performing)
                }
                """)
        #expect(expansion.errors == [])
        #expect(
            expansion(.member) == ["static var title: SwiftUICompat.LocalizedStringResource { \"Create Album\" }"])
        #expect(expansion(.attribute) == Array(repeating: "@AppIntentsCompat.IntentParameter", count: 2))
        #expect(expansion(.conformance) == ["extension Make: AppIntentsCompat.AssistantSchemaIntent { }"])
    }

    @Test("a title of one's own stays, and what is public gets a public one")
    func titles() throws {
        let own = try Expansion(
            of: """
                @AppIntent(schema: .mail.sendDraft) struct Send {
                    static let title: LocalizedStringResource = "Off"
                    \(Self.performing)
                }
                """)
        #expect(own.errors == [])
        #expect(own(.member) == [])
        let seen = try Expansion(
            of: "@AppIntent(schema: .mail.sendDraft) public struct Send { public init() {}; public \(Self.performing) }"
        )
        #expect(seen.errors == [])
        #expect(
            seen(.member) == ["public static var title: SwiftUICompat.LocalizedStringResource { \"Send Draft\" }"])
    }

    @Test(
        "an intent conforms to the protocol that its schema asks for",
        arguments: [
            (".photos.openAsset", "var target: Album", "OpenIntent"),
            (".photos.deleteAlbums", "var entities: [Album]", "DeleteIntent"),
            (
                ".system.search",
                "static let searchScopes: [StringSearchScope] = [.general]; var criteria: StringSearchCriteria",
                "ShowInAppSearchResultsIntent"
            ),
        ])
    func conformances(schema: String, members: String, conformance: String) throws {
        let expansion = try Expansion(
            of: Self.album + "@AppIntent(schema: \(schema)) struct Do { \(members); \(Self.performing) }")
        #expect(expansion.errors == [])
        #expect(
            expansion(.conformance).last == """
                extension Do: AppIntentsCompat.AssistantSchemaIntent { } extension Do: \
                AppIntentsCompat.\(conformance) { }
                """)
    }

    @Test("an entity gets its schema's name, and its properties of the system's types are seen by intents")
    func entity() throws {
        let expansion = try Expansion(of: Self.album)
        #expect(expansion.errors == [])
        #expect(
            expansion(.member) == [
                "static var typeDisplayRepresentation: AppIntentsCompat.TypeDisplayRepresentation { \"Album\" }"
            ])
        #expect(expansion(.attribute) == Array(repeating: "@AppIntentsCompat.EntityProperty", count: 3))
        #expect(expansion(.conformance) == ["extension Album: AppIntentsCompat.AssistantSchemaEntity { }"])
    }

    @Test("an enumeration gets its schema's name", arguments: ["App", "Assistant"])
    func enumeration(macro: String) throws {
        let expansion = try Expansion(
            of: """
                @\(macro)Enum(schema: .photos.filterType) enum Filter: String {
                    case noir
                    static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [.noir: "Noir"]
                }
                """)
        #expect(expansion.errors == [])
        #expect(
            expansion(.member) == [
                "static var typeDisplayRepresentation: AppIntentsCompat.TypeDisplayRepresentation { \"Filter Type\" }"
            ])
        #expect(expansion(.conformance) == ["extension Filter: AppIntentsCompat.AssistantSchemaEnum { }"])
    }

    @Test("a union value has an enumeration of its cases")
    func union() throws {
        let expansion = try Expansion(
            of: "@UnionValue public enum Either { case a(Int), b(String); case c(Double) }; let a: Either.Cases = .a")
        #expect(expansion.errors == [])
        #expect(
            expansion(.member) == ["public enum Cases: Hashable, CaseIterable, Sendable { case a, b, c }"])
        #expect(expansion(.conformance) == ["extension Either: AppIntentsCompat._UnionValue { }"])
    }

    @Test("@Animatable conforms what does not yet, and ignores what is told to be")
    func animatable() throws {
        let expansion = try Expansion(
            of: """
                @Animatable struct V: View {
                    var a: Double
                    @AnimatableIgnored var b = 1
                    var body: some View { Text("") }
                }
                """)
        #expect(expansion.errors == [])
        #expect(expansion(.conformance) == ["extension V: SwiftUICompat.Animatable { }"])
        #expect(expansion(.peer) == [])
    }

    @Test(
        "say what they may stand before",
        arguments: [
            ("@UnionValue struct S {}", "@UnionValue stands before an enum"),
            ("@UnionValue enum E {}", "@UnionValue needs a case for each type"),
            (
                "@UnionValue enum E { case a(Int), b }",
                "The case 'b' of a @UnionValue needs one associated value"
            ),
            (
                "@UnionValue enum E { case a(Int, Int) }",
                "The case 'a' of a @UnionValue needs one associated value"
            ),
            ("@AppEnum(schema: .photos.filterType) struct S {}", "The schema of an enumeration stands before one"),
        ])
    func misuse(source: String, error: String) throws {
        #expect(try Expansion(of: source).errors == [error])
    }
}
