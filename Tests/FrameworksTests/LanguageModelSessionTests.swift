import Foundation
import FoundationModelsCompat
import Testing

@Suite("A session without a model")
struct LanguageModelSessionTests {
    private struct Weather: Tool {
        let description = "The weather of a city"
        let parameters = try! GenerationSchema(root: .init(name: "Arguments", properties: []), dependencies: [])

        func call(arguments: GeneratedContent) async throws -> String { "Sunny" }
    }

    @Test("there is none on this device")
    func availability() {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.deviceNotEligible))
        #expect(!model.isAvailable && !model.supportsLocale() && model.supportedLanguages.isEmpty)
        #expect(throws: SystemLanguageModel.Adapter.AssetError.self) { try SystemLanguageModel.Adapter(name: "a") }
    }

    @Test("it throws that assets are unavailable, and keeps no prompt")
    func responding() async throws {
        let session = LanguageModelSession(instructions: "Be kind")
        func reason(_ ask: () async throws -> Void) async -> String? {
            do {
                try await ask()
                return nil
            } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
                return context.debugDescription
            } catch {
                return "\(error)"
            }
        }
        let text = await reason { try await session.respond(to: "Hello") }
        #expect(text?.hasPrefix("There is no language model here") == true)
        #expect(await reason { try await session.respond(to: "Hello", generating: [Int].self) } == text)
        #expect(await reason { try await session.respond(schema: Int.generationSchema) { "Hello" } } == text)
        #expect(await reason { for try await _ in session.streamResponse(to: "Hello") {} } == text)
        #expect(
            await reason { _ = try await session.streamResponse(to: "Hello", generating: Int.self).collect() } == text)
        #expect(!session.isResponding)
        #expect(session.transcript.count == 1)
    }

    @Test("a builder's error is its caller's")
    func builders() async {
        let session = LanguageModelSession()
        func text() throws -> String { throw CancellationError() }
        await #expect(throws: CancellationError.self) { try await session.respond { try text() } }
        #expect(throws: CancellationError.self) { _ = try session.streamResponse { try text() } }
        #expect(throws: CancellationError.self) { try LanguageModelSession { try text() } }
    }

    @Test("its transcript begins with the instructions' parts, and the tools")
    func instructions() throws {
        let isShort = false
        let session = LanguageModelSession(tools: [Weather()]) {
            "Be kind."
            if isShort { "Be short." }
            for index in 1...2 { "Rule \(index)" }
            ["a", "b"]
            GeneratedContent(properties: ["a": 1])
        }
        guard case .instructions(let instructions)? = session.transcript.first else {
            Issue.record("There are no instructions")
            return
        }
        #expect(instructions.description == "Be kind.\nRule 1\nRule 2\na\nb\n{\"a\": 1}")
        #expect(instructions.toolDefinitions.map(\.name) == ["Weather"])
        #expect(LanguageModelSession().transcript.isEmpty)
    }

    @Test("a transcript is the same after it was encoded, and begins a session")
    func transcript() throws {
        let content = try GeneratedContent(json: #"{"a": [1, {"b": "x"}]}"#)
        let options = GenerationOptions(sampling: .random(top: 3, seed: .max), temperature: 0.5)
        let transcript = Transcript(entries: [
            .instructions(
                .init(segments: [.text(.init(content: "Be kind"))], toolDefinitions: [.init(tool: Weather())])),
            .prompt(
                .init(
                    segments: [.text(.init(content: "?"))], options: options,
                    responseFormat: .init(schema: Weather().parameters))),
            .toolCalls(.init([.init(id: "1", toolName: "Weather", arguments: content)])),
            .toolOutput(
                .init(id: "1", toolName: "Weather", segments: [.structure(.init(source: "W", content: content))])),
            .response(.init(assetIDs: ["model"], segments: [.text(.init(content: "!"))])),
        ])
        let decoded = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(decoded == transcript)
        #expect(LanguageModelSession(transcript: decoded).transcript == transcript)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                Transcript.self,
                from: Data(
                    #"{"type": "FoundationModels.Transcript", "transcript": {"entries": [{"id": "1", "role": "x"}]}}"#
                        .utf8
                ))
        }
    }

    @Test("feedback has the session's transcript")
    func feedback() throws {
        let data = LanguageModelSession(instructions: "Be kind").logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .incorrect, explanation: "No")], desiredResponseText: "Yes")
        let feedback = try GeneratedContent(json: String(decoding: data, as: UTF8.self))
        #expect(try feedback.value(String.self, forProperty: "sentiment") == "negative")
        #expect(
            try feedback.value([GeneratedContent].self, forProperty: "issues").map(\.jsonString) == [
                #"{"category": "incorrect", "explanation": "No"}"#
            ])
        let transcript = try feedback.value(GeneratedContent.self, forProperty: "transcript")
        #expect(try JSONDecoder().decode(Transcript.self, from: Data(transcript.jsonString.utf8)).count == 1)
    }
}
