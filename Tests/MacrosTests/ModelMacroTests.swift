import Testing

@Suite("SwiftData's macros")
struct ModelMacroTests {
    private static let trip = "@Model final class Trip { var name = \"\"; var start: Date?; init() {} }\n"

    @Test("@Model makes a class persistent, and its properties' attributes change nothing")
    func model() throws {
        let expansion = try Expansion(
            of: """
                @Model public class Trip {
                    #Unique<Trip>([\\.name]); #Index<Trip>([\\.name])
                    @Attribute(.unique, originalName: "n") var name = ""
                    @Relationship(deleteRule: .cascade) var parts: [Trip] = []
                    @Transient var cached = 0
                    init() {}
                }
                let isPersistent: any PersistentModel.Type = Trip.self
                """)
        #expect(expansion.errors == [])
        #expect(expansion(.member) == ["public let _record = SwiftDataCompat._ModelRecord()"])
        #expect(expansion(.conformance) == ["extension Trip: SwiftDataCompat.PersistentModel { }"])
        #expect(expansion(.peer) == [] && expansion(.freestanding) == [])
    }

    @Test("@Model has a model's subclass keep its superclass's record")
    func subclass() throws {
        let expansion = try Expansion(
            of: """
                @Model class Trip { var name = ""; init() {} }
                @Model class BusinessTrip: Trip { var client = ""; override init() { super.init() } }
                @Model class Stay: PersistentModel { init() {} }
                let isPersistent: any PersistentModel.Type = BusinessTrip.self
                """)
        #expect(expansion.errors == [])
        let record = "public let _record = SwiftDataCompat._ModelRecord()"
        #expect(expansion(.member) == [record, record])
        #expect(expansion(.conformance) == ["extension Trip: SwiftDataCompat.PersistentModel { }"])
    }

    @Test("@ModelActor makes a context, and an initializer where there is none")
    func modelActor() throws {
        let properties = """
            public nonisolated let modelExecutor: any SwiftDataCompat.ModelExecutor public nonisolated let \
            modelContainer: SwiftDataCompat.ModelContainer
            """
        let initializer = """
             public init(modelContainer: SwiftDataCompat.ModelContainer) { let modelContext = \
            SwiftDataCompat.ModelContext(modelContainer) self.modelExecutor = \
            SwiftDataCompat.DefaultSerialModelExecutor(modelContext: modelContext) self.modelContainer = \
            modelContainer }
            """
        let plain = try Expansion(of: "@ModelActor actor Store {}")
        #expect(plain.errors == [])
        #expect(plain(.member) == [properties + initializer])
        #expect(plain(.conformance) == ["extension Store: SwiftDataCompat.ModelActor { }"])
        let own = try Expansion(
            of: """
                @ModelActor actor Store {
                    init(_ container: ModelContainer) {
                        modelContainer = container
                        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
                    }
                }
                """)
        #expect(own.errors == [])
        #expect(own(.member) == [properties])
    }

    @Test(
        "@Query takes each of its forms",
        arguments: [
            "", "()", "(animation: .default)", "(transaction: Transaction())", "(descriptor)",
            "(descriptor, animation: .easeIn)", "(descriptor, transaction: Transaction())",
            "(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\\.name)]))", "(filter: named)",
            "(filter: #Predicate<Trip> { $0.name == \"a\" })", "(filter: named, animation: .default)",
            "(filter: named, sort: \\.name)", "(filter: named, sort: \\.start, order: .reverse, animation: .default)",
            "(filter: named, sort: [SortDescriptor(\\Trip.name), SortDescriptor(\\Trip.start)])", "(sort: \\Trip.name)",
            "(sort: \\Trip.name, order: .reverse)", "(sort: \\Trip.name, animation: .default)",
            "(sort: \\Trip.start, order: .reverse, transaction: nil)",
            "(sort: [SortDescriptor(\\Trip.name, order: .reverse)])",
            "(sort: [SortDescriptor(\\Trip.name)], animation: .default)",
        ])
    func query(arguments: String) throws {
        let expansion = try Expansion(
            of: Self.trip + """
                let descriptor = FetchDescriptor<Trip>()
                let named = #Predicate<Trip> { $0.name == "a" }
                struct V: View { @Query\(arguments) private var trips: [Trip]; var body: some View { Text("") } }
                """)
        #expect(expansion.errors == [])
        let call = arguments.isEmpty ? "()" : arguments
        #expect(
            expansion(.peer).last
                == "private(set) var _trips: SwiftDataCompat.Query<Trip, [Trip]> = SwiftDataCompat.Query\(call)")
        #expect(expansion(.accessor).last == "{ get { _trips.wrappedValue } }")
    }

    @Test("a view's initializer makes the query anew, by a descriptor or a filter")
    func madeAnew() throws {
        let expansion = try Expansion(
            of: Self.trip + """
                struct V: View {
                    @Query var trips: Array<Trip>
                    init(limit: Int) {
                        var descriptor = FetchDescriptor<Trip>()
                        descriptor.fetchLimit = limit
                        _trips = Query(descriptor)
                    }
                    init(name: String) { _trips = Query(filter: #Predicate { $0.name == name }, sort: \\.name) }
                    var body: some View { Text("\\(trips.count) \\(_trips.fetchError == nil)") }
                }
                """)
        #expect(expansion.errors == [])
    }

    @Test("@Query names what it makes for a property that is named like a keyword")
    func keyword() throws {
        let expansion = try Expansion(
            of: Self.trip + "struct V: View { @Query var `default`: [Trip]; var body: some View { Text(\"\") } }")
        #expect(expansion.errors == [])
        #expect(expansion(.accessor).last == "{ get { _default.wrappedValue } }")
    }

    @Test(
        "say what they may stand before",
        arguments: [
            ("@Model struct S {}", "@Model stands before a class"),
            ("@ModelActor class C {}", "@ModelActor stands before an actor"),
            ("struct S { @Query var trips = [Trip]() }", "@Query stands before a 'var' with a type"),
            ("struct S { @Query var trips: Trip }", "@Query stands before an array of models"),
            ("struct S { @Query var trips: [Trip] { [] } }", "@Query stands before a stored property of a view"),
            ("struct S { @Query static var trips: [Trip] }", "@Query stands before a stored property of a view"),
        ])
    func misuse(source: String, error: String) throws {
        let expansion = try Expansion(of: Self.trip + source)
        #expect(expansion.errors.first == error)
        #expect(!expansion.errors.contains { $0.contains("does not conform") || $0.contains("already has a getter") })
    }
}
