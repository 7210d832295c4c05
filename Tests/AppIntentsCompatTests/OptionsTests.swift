import JSON
import SwiftUICompat
import Testing

@testable import AppIntentsCompat

@Suite("Options of parameters")
struct OptionsTests {
    struct Words: DynamicOptionsProvider {
        func results() async throws -> [String] { ["one", "two"] }
        func defaultResult() async -> String? { "two" }
    }

    struct Sections: DynamicOptionsProvider {
        func results() async throws -> ItemCollection<Int> {
            ItemCollection {
                ItemSection("Low", items: [Item(1, title: "One", subtitle: "first"), Item(2, title: "Two")])
                ItemSection("High") { Item(9, title: "Nine") }
            }
        }
    }

    struct Failing: DynamicOptionsProvider {
        func results() async throws -> [Int] { throw Broken.Failure() }
    }

    private func options(_ parameter: some AnyIntentParameter, _ search: String? = nil) async -> [String] {
        do throws(ParameterFailure) {
            return try await parameter.options(matching: search).map { option in
                [option.identifier.text, option.displayString, option.subtitle, option.section].compactMap { $0 }
                    .joined(separator: "|")
            }
        } catch {
            return [error.text]
        }
    }

    @Test("are a provider's results, in its sections, and what is searched among them")
    func providers() async {
        let words = IntentParameter<String>(title: "w", optionsProvider: Words())
        #expect(await options(words) == ["\"one\"|one", "\"two\"|two"])
        #expect(await options(words, "TW") == ["\"two\"|two"])
        await words.setInitialValue()
        #expect(words.wrappedValue == "two")
        let numbers = IntentParameter<Int>(title: "n", optionsProvider: Sections())
        #expect(await options(numbers) == ["1|One|first|Low", "2|Two|Low", "9|Nine|High"])
        #expect(await options(numbers, "nin") == ["9|Nine|High"])
    }

    @Test("are what an entity's query suggests, lists, or finds by text")
    func queries() async {
        let bean = IntentParameter<Bean>(title: "b")
        #expect(await options(bean) == ["\"1\"|Bean 1", "\"2\"|Bean 2", "\"3\"|Bean 3"])
        #expect(await options(bean, "anything") == ["\"2\"|Bean 2"])
        #expect(await options(bean, "") == ["\"1\"|Bean 1", "\"2\"|Bean 2", "\"3\"|Bean 3"])
        let cup = IntentParameter<Cup>(title: "c")
        #expect(await options(cup, "large") == ["\"large\"|The large cup"])
    }

    @Test("are an enumeration's cases, as they are shown")
    func enumerations() async {
        #expect(await options(IntentParameter<Roast>()) == ["\"light\"|Light", "\"dark\"|Dark|Strong"])
        #expect(await options(IntentParameter<[Strength]>(), "str") == ["5|Strong"])
    }

    @Test("are there for what has some, and tell the reason where they fail")
    func failures() async {
        #expect(await options(IntentParameter<Int>()) == ["no options"])
        #expect(await options(IntentParameter<Broken>()) == ["failed: Failure"])
        #expect(await options(IntentParameter<Int>(title: "n", optionsProvider: Failing())) == ["failed: Failure"])
    }

    @Test(
        "that there are not are told with those there are, where a type knows them",
        arguments: [
            refused({ IntentParameter<Roast>() }, "blue", "no option \"blue\" of [\"light\",\"dark\"]"),
            refused({ IntentParameter<Roast>() }, 1, "no option 1 of [\"light\",\"dark\"]"),
            refused({ IntentParameter<Strength>() }, 2, "no option 2 of [1,5]"),
            refused({ IntentParameter<[Roast]>() }, ["dark", "x"], "no option \"x\" of [\"light\",\"dark\"]"),
            refused({ IntentParameter<Bean>() }, "7", "no option \"7\" of []"),
            refused({ IntentParameter<Bean>() }, "seven", "no option \"seven\" of []"),
            refused({ IntentParameter<[Bean]>() }, ["1", "8"], "no option \"8\" of []"),
            refused({ IntentParameter<Broken>() }, "1", "failed: Failure"),
        ] as [(Making, JSONValue, String)])
    func unknown(make: Making, json: JSONValue, refusal: String) async {
        #expect(await make().refusal(of: json) == refusal)
    }

    @Test("are found in the order in which they are named, however the query orders them")
    func order() async throws {
        let parameter = IntentParameter<[Bean]>()
        try await parameter.set(["3", "1", "2", "1"])
        #expect(parameter.wrappedValue.map(\.id) == [3, 1, 2, 1])
    }
}
