import AppIntentsCompat
import Foundation
import JSON
import SwiftUICompat
import Testing
import WidgetProtocol

@testable import ExtensionRuntime
@testable import WidgetKitCompat

struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @Parameter(title: "Name") var name: String
    @Parameter(title: "Times") var times: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: Array(repeating: "Hello \(name)", count: times ?? 1).joined(separator: ", "))
    }
}

enum Nested {
    struct OpenIntent: AppIntent {
        static let title: LocalizedStringResource = "Open"

        func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
            .result(opensIntent: OpenURLIntent(URL(string: "sample://here")!), dialog: "Opening")
        }
    }
}

struct FailingIntent: AppIntent {
    struct Failure: LocalizedError { var errorDescription: String? { "It cannot be." } }

    static let title: LocalizedStringResource = "Fail"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult {
        if Self.openAppWhenRun { throw Failure() }
        return .result()
    }
}

@Suite("An intent that a tap runs")
@MainActor struct IntentTests {
    private func perform(_ intent: String, _ parameters: JSONObject = [:]) async -> Result<JSONValue, BridgeError> {
        struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { _ in EmptyView() }
            }
        }
        let server = ExtensionServer(WidgetContents(of: Sample())) { _ in }
        return await server.answer("perform", ["intent": .string(intent), "parameters": .object(parameters)])
            .map { $0.value ?? .null }
    }

    @Test("has its parameters as they were, and gives its value")
    func value() async throws {
        #expect(try await perform("GreetIntent", ["name": "Ada"]).get() == ["value": "Hello Ada"])
        #expect(
            try await perform("GreetIntent", ["name": "Ada", "times": 2]).get() == ["value": "Hello Ada, Hello Ada"])
    }

    @Test("is found within the type that it is declared in, and opens what its result opens")
    func opens() async throws {
        #expect(
            try await perform("Nested.OpenIntent").get()
                == ["dialog": "Opening", "opensURL": "sample://here", "opensApp": true])
    }

    @Test("says what it has thrown, as its app says it")
    func throwing() async throws {
        #expect(
            try await perform("FailingIntent").get()
                == ["opensApp": true, "error": ["type": "Failure", "message": "It cannot be."]])
    }

    @Test("is named with those that there are, where there is none of that name")
    func unknown() async {
        guard case .failure(let error) = await perform("WaveIntent") else {
            Issue.record("it was found")
            return
        }
        #expect(error.kind == .unknownIntent && error.details["intents"]?.arrayValue?.contains("GreetIntent") == true)
    }

    @Test("refuses a value that its parameter cannot have")
    func malformed() async {
        guard case .failure(let error) = await perform("GreetIntent", ["name": 5]) else {
            Issue.record("it ran")
            return
        }
        #expect(error.kind == .malformedValue)
    }
}
