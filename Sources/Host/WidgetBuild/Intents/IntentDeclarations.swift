import Foundation
import WidgetProtocol

/// What a target's own sources declare of intents; found lexically.
struct IntentDeclarations {
    /// Classes of intents, responses, objects and results, protocols and enumerations.
    private(set) var types: Set<String> = []
    /// Every name that ends in `Intent`.
    private(set) var intents: Set<String> = []
    /// Classes that begin an Intents extension.
    private(set) var handlers: [String] = []

    init(inFiles files: [String]) throws(BridgeError) {
        for file in files {
            guard let data = try ProjectFiles.contents(file, .source), data.range(of: Self.mark) != nil else {
                continue
            }
            add(SourceFile(Array(data)))
        }
    }

    init(in text: String) {
        add(SourceFile(Array(text.utf8)))
    }

    private static let mark = Data("Intent".utf8)

    private mutating func add(_ file: SourceFile) {
        var depth = 0
        for index in file.tokens.indices {
            if file.isPunctuation(index, "{") { depth += 1 }
            if file.isPunctuation(index, "}") { depth -= 1 }
            let word = file.text(index)
            if word.hasSuffix("Intent") { intents.insert(word) }
            guard ["class", "protocol", "enum"].contains(word), file.isPunctuation(index + 2, ":") else { continue }
            let name = file.text(index + 1)
            types.insert(name)
            let isHidden = file.text(index - 1) == "private" || file.text(index - 1) == "fileprivate"
            if word == "class", depth == 0, file.text(index + 3) == "INExtension", !isHidden, !handlers.contains(name) {
                handlers.append(name)
            }
        }
    }
}
