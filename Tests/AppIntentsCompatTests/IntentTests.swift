import JSON
import SwiftUICompat
import Testing

@testable import AppIntentsCompat

/// An intent with a summary of every form.
struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Roast", default: .dark) var roast: Roast
    @Parameter(title: "Cups", default: 2, inclusiveRange: (1, 4)) var cups: Int
    @Parameter(title: "Bean") var bean: Bean?
    @Parameter(title: "Notes") var notes: [String]?

    static var parameterSummary: some ParameterSummary {
        When(\.$bean, .hasAnyValue) {
            Switch(\.$roast) {
                Case(.light) {
                    Summary("Brew \(\.$bean) lightly") {
                        \.$cups; \.$notes
                    }
                }
                Case([.dark]) { Summary("Brew \(\.$cups) of \(\.$bean)") }
                DefaultCase { Summary("Brew") }
            }
        } otherwise: {
            When(\.$cups, .greaterThan, 2) {
                Summary("Brew \(\.$cups, format: .long) cups")
            } otherwise: {
                When(\.$roast, .oneOf, [.light, .dark]) { Summary { \.$roast } }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: cups, dialog: "Brewed")
    }
}

@Suite("Intents")
struct IntentTests {
    private func refusal(_ values: JSONObject) async -> String? {
        do throws(NamedParameterFailure) {
            try await IntentParameters(Brew()).choose(values)
            return nil
        } catch {
            return "\(error.parameter): \(error.failure.text)"
        }
    }

    @Test("have their parameters by the properties' names, in order")
    func parameters() {
        let parameters = IntentParameters(Brew())
        #expect(parameters.names == ["roast", "cups", "bean", "notes"])
        #expect(parameters.json == ["roast": "dark", "cups": 2])
    }

    @Test("are configured by what is given, and by defaults for the rest")
    func configured() async throws {
        let brew = Brew()
        let values: JSONObject = ["cups": 4, "bean": nil, "notes": ["hot", "now"]]
        try await IntentParameters(brew).choose(values)
        #expect(brew.roast == .dark && brew.cups == 4 && brew.bean == nil && brew.notes == ["hot", "now"])
        #expect(
            IntentParameters(brew).json == ["roast": "dark", "cups": 4, "bean": nil, "notes": ["hot", "now"]])
        let plain = Brew()
        try await IntentParameters(plain).choose([:])
        #expect(plain.bean?.id == 3)
    }

    @Test("are restored as they were archived, by queries that see the others, and beyond what settings would let")
    func restored() async throws {
        let mix = Mix()
        try await IntentParameters(mix).restore(["roast": "dark", "blend": "dark-1", "cups": [7, 8, 9]])
        #expect(mix.blend?.id == "dark-1" && mix.cups == [7, 8, 9])
        await #expect(throws: NamedParameterFailure.self) {
            try await IntentParameters(Mix()).choose(["roast": "dark", "cups": [7, 8, 9]])
        }
        await #expect(throws: NamedParameterFailure.self) {
            try await IntentParameters(Mix()).restore(["roast": "dark", "blend": "light-1"])
        }
    }

    @Test("that may be nothing are there for what depends on them")
    func dependency() async throws {
        let mix = Mix()
        try await IntentParameters(mix).restore(["roast": "dark", "blend": "dark-1"])
        ConfiguredIntent.$current.withValue(mix) {
            @IntentParameterDependency<Mix>(\.$blend) var found
            #expect(found?.blend.id == "dark-1")
        }
        ConfiguredIntent.$current.withValue(Mix()) {
            @IntentParameterDependency<Mix>(\.$blend) var found
            #expect(found == nil)
        }
    }

    @Test(
        "name the parameter that a value does not fit",
        arguments: [
            (["cup": 1], "cup: no parameter cup of [\"roast\", \"cups\", \"bean\", \"notes\"]"),
            (["cups": 5], "cups: 5 is not a whole number from 1 to 4"),
            (["roast": nil], "roast: no option null of [\"light\",\"dark\"]"),
            (["bean": "9"], "bean: no option \"9\" of []"), (["notes": [1]], "notes: 1 is not a string"),
        ] as [(JSONObject, String)])
    func refusals(values: JSONObject, expected: String) async {
        #expect(await refusal(values) == expected)
    }

    @Test("summaries of every form compile, and change nothing of the parameters")
    func summaries() {
        #expect(type(of: Brew.parameterSummary) == ParameterSummaryWhenCondition<Brew>.self)
        #expect(type(of: Plain.parameterSummary) == EmptyParameterSummary.self)
        #expect(IntentParameters(Brew()).names.count == 4)
    }

    private struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("give what their results hold")
    func results() async throws {
        let brew = Brew()
        brew.cups = 3
        let result = try await brew.perform()
        #expect(result.value == 3)
        #expect((result as? any AnyIntentResult)?.dialog.map { String(localized: $0.full) } == "Brewed")
        #expect(try await brew() == 3)
        #expect(try await Plain()() == nil)
        let opening: IntentResultContainer<String, Brew, Never, IntentDialog> = .result(
            value: "a", opensIntent: brew, dialog: "b")
        #expect(opening.value == "a" && opening.opensIntent is Brew)
        let shown: IntentResultContainer<Never, Never, Text, Never> = .result(view: Text("x"))
        #expect(shown.view != nil && shown.opensIntent == nil && shown.dialog == nil)
    }
}
