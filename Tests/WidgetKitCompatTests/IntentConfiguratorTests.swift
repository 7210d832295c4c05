import Foundation
import IntentsCompat
import JSON
import Testing
import WidgetProtocol

@testable import WidgetKitCompat

/// An intent as it is generated from a definition.
private class DrinkIntent: INIntent {
    var drink: INObject?
    var cups: NSNumber?
    var notes: [String]?

    override class var _parameters: [_IntentParameter] {
        [
            _IntentParameter(
                "drink", \DrinkIntent.drink, .object("Drink"), title: _IntentText("Drink"),
                options: { handler, intent, search in
                    guard let bar = handler as? Bar else { return nil }
                    return _IntentOptions(try await bar.drinks(for: intent))
                },
                handlerDefault: { handler, _ in (handler as? Bar)?.house }),
            _IntentParameter("cups", \DrinkIntent.cups, .integer, title: _IntentText("Cups"), default: 1),
            _IntentParameter("notes", \DrinkIntent.notes, .array(.string), title: _IntentText("Notes")),
        ]
    }

    override class var _extensions: [INExtension] { [Bar()] }
}

private class Bar: INExtension {
    let house = INObject(identifier: "tea", display: "Tea")

    /// Answers more than once, as careless handlers do.
    func drinks(for intent: DrinkIntent) async throws -> INObjectCollection<INObject> {
        let drinks = [house, INObject(identifier: "mate", display: "Mate \(intent.cups?.intValue ?? 0)")]
        return try await _IntentHandling.options { completion in
            completion(INObjectCollection(items: drinks), nil)
            completion(nil, INIntentError(.requestTimedOut))
        }
    }
}

@Suite("Configuring by an intent")
@MainActor struct IntentConfiguratorTests {
    private let configurator = IntentConfigurator(DrinkIntent.self)

    @Test("takes a handler's default before the definition's")
    func defaults() async throws {
        let intent = try await configurator.intent(with: [:])
        #expect(intent.drink?.identifier == "tea")
        #expect(intent.cups == 1)
        #expect(intent.notes == nil)
    }

    @Test("takes the object that the options have by an identifier, whole")
    func identifiers() async throws {
        let intent = try await configurator.intent(with: ["cups": 3, "drink": "mate", "notes": ["hot"]])
        #expect(intent.cups == 3)
        #expect(intent.drink?.displayString == "Mate 3")
        #expect(intent.notes == ["hot"])
    }

    @Test("asks for options with the other parameters set")
    func options() async throws {
        let options = try await configurator.options(of: "drink", matching: "ma", with: ["cups": 2])
        #expect(options == [ConfigurationOption(identifier: "mate", displayString: "Mate 2")])
    }

    @Test(
        "refuses what does not fit",
        arguments: [
            ("drink", "gin" as JSONValue, ErrorKind.unknownOption), ("cups", "two", .malformedValue),
            ("notes", "hot", .malformedValue), ("glass", 1, .unknownParameter),
        ])
    func refusals(parameter: String, value: JSONValue, kind: ErrorKind) async throws {
        let error = await #expect(throws: BridgeError.self) {
            _ = try await configurator.intent(with: JSONObject(uniqueMembers: [(parameter, value)]))
        }
        #expect(error?.kind == kind)
    }

    @Test("keeps the parameters of a copy")
    func copies() throws {
        let intent = DrinkIntent()
        intent.cups = 4
        let copy = try #require(intent.copy() as? DrinkIntent)
        intent.cups = 5
        #expect(copy.cups == 4)
    }
}
