import Foundation
import IntentGeneration
import TestSupport
import Testing

@Suite("Descriptions of the system's intents")
struct SystemIntentsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let description = """
        {
          "imports": ["Foundation"],
          "values": [{ "name": "INTeaResolutionResult", "value": "INTea", "noun": "tea", "plural": "teas" }],
          "enumerations": ["INSize"],
          "reasons": [{ "name": "INPourTea", "base": "INTeaResolutionResult", "cases": ["soldOut", "tooHot"] }],
          "intents": [
            {
              "name": "INPourIntent",
              "documentation": "Pours tea.",
              "parameters": [
                { "name": "teas", "type": "[INTea]?", "resolution": "[INPourTeaResolutionResult]" },
                { "name": "size", "type": "INSize", "initial": ".unknown", "resolution": "INSizeResolutionResult" },
                { "name": "note", "type": "String?" }
              ],
              "initializers": [["teas", "size"]],
              "codes": ["unspecified", "ready", "success", "failure"],
              "response": [{ "name": "poured", "type": "[INTea]?" }]
            }
          ]
        }
        """

    private func source(_ description: String = description) throws -> String {
        try JSONDecoder().decode(SystemIntents.self, from: Data(description.utf8)).text()
    }

    @Test(
        "become what Apple's framework declares",
        arguments: [
            "public import Foundation\n",
            "/// Pours tea.\nopen class INPourIntent: INIntent {\n",
            "    open internal(set) var teas: [INTea]?\n",
            "    open internal(set) var size: INSize = .unknown\n",
            "    public convenience init(teas: [INTea]?, size: INSize) {\n",
            "        target.note = note\n",
            "public enum INPourIntentResponseCode: Int, Sendable {\n    case unspecified\n    case ready\n",
            "open class INPourIntentResponse: INIntentResponse {\n",
            "    open var poured: [INTea]?\n",
            "open class INTeaResolutionResult: INIntentResolutionResult {\n",
            "    open class func success(with resolvedTea: INTea) -> Self {\n",
            "    open class func disambiguation(with teasToDisambiguate: [INTea]) -> Self {\n",
            "    open class func confirmationRequired(with teaToConfirm: INTea?) -> Self {\n",
            "open class INSizeResolutionResult: INEnumResolutionResult {\n",
            "public enum INPourTeaUnsupportedReason: Int, Sendable {\n    case soldOut = 1\n    case tooHot\n",
            "open class INPourTeaResolutionResult: INTeaResolutionResult {\n",
        ])
    func declarations(expected: String) throws {
        #expect(try source().contains(expected))
    }

    @Test("ask handlers in both forms for what is resolved, and for nothing else")
    func handling() throws {
        let text = try source()
        let start = try #require(text.range(of: "public protocol INPourIntentHandling: NSObjectProtocol {\n"))
        let end = try #require(text.range(of: "}\n", range: start.upperBound..<text.endIndex))
        let requirements = text[start.upperBound..<end.lowerBound]
        #expect(requirements.matches(of: #/@preconcurrency func (\w+)\(/#).map { String($0.1) } == Self.methods)
        #expect(
            requirements.matches(of: #/func (\w+)\([a-z ]+: INPourIntent\) async ->/#).map { String($0.1) }
                == Self.methods)
        #expect(
            requirements.contains("func resolveTeas(for intent: INPourIntent) async -> [INPourTeaResolutionResult]\n"))
    }

    private static let methods = ["handle", "confirm", "resolveTeas", "resolveSize"]

    @Test("are refused where an initialiser takes what is no parameter")
    func unknownParameter() throws {
        let description = Self.description.replacing(#"["teas", "size"]"#, with: #"["teas", "sizes"]"#)
        let error = #expect(throws: SystemIntentError.self) { try source(description) }
        #expect(error?.description == "an initialiser of INPourIntent takes sizes, which is no parameter of it")
    }

    @Test(
        "are refused by the tool, which names the file",
        arguments: [
            (#""resolution""#, #""resolutions""#, "a member's name is unknown"), (#""codes""#, #""code""#, "codes"),
            ("]\n}", "", "error:"),
        ])
    func refused(part: String, other: String, reason: String) throws {
        let path = try folder.write(Self.description.replacing(part, with: other), to: "Tea.json")
        let run = try ProgramRun(Self.tool, [path, folder.path + "/Tea.swift"])
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("\(path): error: "))
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Tea.swift"))
    }

    @Test("are written by the tool")
    func written() throws {
        let path = try folder.write(Self.description, to: "Tea.json")
        let run = try ProgramRun(Self.tool, [path, folder.path + "/Tea.swift"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try String(contentsOfFile: folder.path + "/Tea.swift", encoding: .utf8) == source())
    }

    private static let tool = Repository.program.deletingLastPathComponent().appending(path: "system-intents")
}
