import Foundation

/// What a target's own sources declare of intents; found lexically.
struct IntentDeclarations {
    /// Classes of intents, responses, objects and results, protocols and enumerations.
    private(set) var types: Set<String> = []
    /// Classes that begin an Intents extension.
    private(set) var handlers: [String] = []

    init(inFiles files: [String]) {
        for file in files {
            guard let data = FileManager.default.contents(atPath: file), data.range(of: Self.mark) != nil else {
                continue
            }
            add(String(decoding: data, as: UTF8.self))
        }
    }

    init(in text: String) {
        add(text)
    }

    private static let mark = Data("Intents".utf8)

    private mutating func add(_ text: String) {
        let type = #/\b(?:class|protocol|enum)\s+([A-Za-z_][A-Za-z0-9_]*)\s*:/#
        for match in text.matches(of: type) { types.insert(String(match.output.1)) }
        let handler =
            #/(?m)^[ \t]*((?:(?:final|open|public|internal|@objc(?:\([^)]*\))?|@MainActor)\s+)*)class\s+([A-Za-z_][A-Za-z0-9_]*)\s*:\s*INExtension\b/#
        for match in text.matches(of: handler) {
            let name = String(match.output.2)
            if !handlers.contains(name) { handlers.append(name) }
        }
    }
}
