import SwiftUICompat
import Testing

@testable import AppIntentsCompat

private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    @Parameter(title: "Size", default: "choice") var about: String
    @Parameter(title: "Colour", default: .red) var colour: Colour

    enum Colour: String, AppEnum {
        case red, blue
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
        static let caseDisplayRepresentations: [Colour: DisplayRepresentation] = [.red: "Red", .blue: "Blue"]
    }

    func perform() async throws -> some IntentResult {
        switch about {
        case "value": _ = try await $about.requestValue("How large?")
        case "choice": _ = try await $colour.requestDisambiguation(among: [.red, .blue], dialog: "Which one?")
        case "confirmation":
            try await requestConfirmation(actionName: .buy, dialog: "Buy it?")
        case "way":
            _ = try await requestChoice(between: [.init(title: "By train"), .cancel], dialog: "How?")
        default: try await continueInForeground("In the app")
        }
        return .result()
    }
}

@Suite("An intent that asks the user") struct QuestionTests {
    @Test(
        "ends there, and says what it asks",
        arguments: [
            ("value", IntentQuestion(kind: .value, dialog: "How large?", parameter: "Size")),
            (
                "choice",
                IntentQuestion(kind: .choice, dialog: "Which one?", options: ["Red", "Blue"], parameter: "Colour")
            ),
            ("confirmation", IntentQuestion(kind: .confirmation, dialog: "Buy it?")),
            ("way", IntentQuestion(kind: .choice, dialog: "How?", options: ["By train", "Cancel"])),
            ("app", IntentQuestion(kind: .foreground, dialog: "In the app")),
        ])
    func asks(_ about: String, question: IntentQuestion) async {
        let intent = Ask()
        intent.about = about
        let performed = await PerformedIntent(running: intent)
        #expect((performed.error as? AppIntentError)?.question == question)
    }
}
