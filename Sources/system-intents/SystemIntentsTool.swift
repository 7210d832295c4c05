import Foundation
import IntentGeneration

/// Writes the Swift of Apple's intents, when the package is built: `system-intents DESCRIPTION.json OUTPUT.swift`.
@main
struct SystemIntentsTool {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            fail("usage: system-intents DESCRIPTION.json OUTPUT.swift", code: 64)
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
            let intents = try JSONDecoder().decode(SystemIntents.self, from: data)
            guard try hasNothingElse(data, than: intents) else {
                fail("\(arguments[1]): error: a member's name is unknown", code: 65)
            }
            try Data(intents.text().utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
        } catch {
            fail("\(arguments[1]): error: \(error)", code: 65)
        }
    }

    /// Whether every member of the description was understood: one that is misspelt would be left out in silence.
    private static func hasNothingElse(_ data: Data, than intents: SystemIntents) throws -> Bool {
        let understood = try JSONSerialization.jsonObject(with: JSONEncoder().encode(intents)) as? NSDictionary
        return try JSONSerialization.jsonObject(with: data) as? NSDictionary == understood
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
