import Testing

@Suite("TipKit's macros")
struct TipMacroTests {
    @Test("keep a parameter's value beside it, and make rules of closures")
    func tip() throws {
        let expansion = try Expansion(
            of: """
                import TipKit
                struct Favourite: Tip {
                    @Parameter static var isSignedIn: Bool = false
                    @Parameter(.transient) public static var last: String?
                    static let opened = Event(id: "opened")
                    static let viewed = Event<Viewed>(id: "viewed")
                    struct Viewed: Codable, Sendable { var place: Int }
                    var title: Text { Text("Save") }
                    var rules: [Rule] {
                        #Rule(Self.$isSignedIn) { $0 == true }
                        #Rule(Self.opened, Self.$last) { $0.donations.donatedWithin(.week).count >= 3 && $1 == nil }
                        #Rule(Self.viewed) { $0.donations.largestSubset(groupedBy: \\.place).count > 1 }
                        [#Rule(Self.viewed) { $0.donations.contains { $0.place == 2 } }]
                    }
                    var actions: [Action] { Action(id: "a", title: "Learn") ; Action { Text("More") } }
                    var options: [Option] { MaxDisplayCount(1); IgnoresDisplayFrequency(true) }
                }
                struct Page: View {
                    @State private var tips = TipGroup(.ordered) { Favourite(); Favourite() }
                    var body: some View {
                        TipView(Favourite(), arrowEdge: .top) { action in print(action.id) }
                        TipView(tips.currentTip).tipBackground(.red).tipViewStyle(.miniTip)
                        Text("A").popoverTip(Favourite()).popoverTip(tips.currentTip as? Favourite, arrowEdge: .bottom)
                            .task { for await status in Favourite().statusUpdates { print(status) } }
                    }
                }
                """)
        #expect(expansion.errors == [])
        #expect(
            expansion(.accessor).filter { $0.contains("isSignedIn") }.first?
                .contains("get { $isSignedIn.wrappedValue }") == true)
        let peers = expansion(.peer)
        #expect(
            peers.contains(
                #"static let $isSignedIn = TipKitCompat.Tips.Parameter<Bool>( Self.self, "isSignedIn", false)"#))
        #expect(
            peers.contains(
                #"public static let $last = TipKitCompat.Tips.Parameter<String?>( Self.self, "last", nil, .transient)"#)
        )
        #expect(
            expansion(.freestanding).contains("TipKitCompat.Tips.Rule(Self.$isSignedIn) { $0 == true }"))
    }

    @Test("stand before static properties with a value")
    func mistakes() throws {
        let expansion = try Expansion(
            of: """
                import TipKit
                enum Flags {
                    @Parameter var a = 1
                    @Parameter static var b: Int
                }
                """)
        #expect(expansion.errors.contains("@Parameter stands before a single 'static var'"))
        #expect(expansion.errors.contains("@Parameter needs an initial value"))
    }
}
