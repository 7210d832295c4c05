import Foundation
import WidgetProtocol

/// What a Swift file says of the target that it belongs to.
struct SourceTraits: Sendable, Hashable {
    enum EntryPoint: Sendable { case widget, other }

    /// What its `@main` is, nil where it has none.
    var entryPoint: EntryPoint?
    /// The modules that it imports outside of any condition, and the lines on which it does.
    var imports: [String: Int] = [:]
    /// The modules that it imports if a condition holds.
    var conditionalImports: Set<String> = []
    /// Those of the modules that it imports which it shows to what imports its own (`@_exported`).
    var exports: Set<String> = []
    /// The modules that it asks after by `canImport`.
    var queriedModules: Set<String> = []
    /// Whether it names a family that only a watch has, outside of any condition.
    var namesWatchFamily = false
    /// Whether it names the family that only visionOS has, outside of any condition.
    var namesVisionFamily = false
    /// Whether it names a class that only a Mac has, outside of any condition: SwiftUI brings AppKit along there.
    var namesMacClass = false
    /// Whether it makes widgets that a SiriKit intent configures.
    var usesIntentConfiguration = false
    /// Whether it declares an Intents extension.
    var declaresIntentsExtension = false
    /// Whether git-crypt has encrypted it, and it is no text.
    var isEncrypted = false

    /// The modules that it imports or asks after, under a condition or not.
    var namedModules: Set<String> { conditionalImports.union(queriedModules).union(imports.keys) }

    init(contentsOf path: String) throws(BridgeError) {
        let data = try ProjectFiles.read(path, .source)
        let isEncrypted = data.starts(with: "\0GITCRYPT\0".utf8)
        self.init(SourceFile(isEncrypted ? [] : Array(data)))
        self.isEncrypted = isEncrypted
    }

    init(_ file: SourceFile) {
        var depth = 0
        var lines = LineCounter(file)
        for index in file.tokens.indices where file.tokens[index].kind == .word {
            switch Word(file, index) {
            case .if where file.isPunctuation(index - 1, "#"): depth += 1
            case .endif where file.isPunctuation(index - 1, "#"): depth -= 1
            case .import where !file.isPunctuation(index - 1, "."):
                let module = Self.module(importedAt: index, in: file)
                if index > 0, file.text(index - 1) == "_exported" { exports.insert(module) }
                if depth == 0 {
                    imports[module] = lines.line(of: index)
                } else {
                    conditionalImports.insert(module)
                }
            case .canImport where file.isPunctuation(index + 1, "("): queriedModules.insert(file.text(index + 2))
            case .main where file.isPunctuation(index - 1, "@"):
                entryPoint = Self.entryPoint(at: index, in: file)
            case .IntentConfiguration, .IntentTimelineProvider: usesIntentConfiguration = true
            case .accessoryCorner where depth == 0: namesWatchFamily = true
            case .systemExtraLargePortrait where depth == 0: namesVisionFamily = true
            case .NSColor, .NSFont, .NSImage, .NSScreen, .NSWorkspace: namesMacClass = namesMacClass || depth == 0
            case .INExtension: declaresIntentsExtension = true
            default: continue
            }
        }
    }

    /// A word that tells something.
    private enum Word: String, CaseIterable {
        case `if`, endif, `import`, canImport, main, IntentConfiguration, IntentTimelineProvider, INExtension
        case accessoryCorner, systemExtraLargePortrait
        case NSColor, NSFont, NSImage, NSScreen, NSWorkspace

        init?(_ file: SourceFile, _ index: Int) {
            let range = file.tokens[index].range
            guard range.count < Self.longest,
                Self.shapes[Int(file.bytes[range.lowerBound]) * Self.longest + range.count]
            else { return nil }
            self.init(rawValue: file.text(index))
        }

        /// Whether one of them begins with a byte and has a length: of few other words a string is made.
        private static let shapes: [Bool] = {
            var shapes = [Bool](repeating: false, count: 256 * longest)
            for word in allCases.map(\.rawValue.utf8) { shapes[Int(word.first!) * longest + word.count] = true }
            return shapes
        }()

        private static let longest = 32
    }

    static func module(importedAt index: Int, in file: SourceFile) -> String {
        file.text(nameIndex(ofModuleImportedAt: index, in: file))
    }

    /// `import class UIKit.UIImage` imports UIKit.
    static func nameIndex(ofModuleImportedAt index: Int, in file: SourceFile) -> Int {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        return kinds.contains(file.text(index + 1)) ? index + 2 : index + 1
    }

    /// An app's `@main` conforms to `App`, or is the application's delegate, of another framework's class perhaps; one of
    /// another extension conforms to a protocol that is called so, as `AppIntentsExtension` is.
    private static func entryPoint(at index: Int, in file: SourceFile) -> EntryPoint {
        let head = file.tokens[index...].indices.prefix(longestHead)
        let end = head.first { file.isPunctuation($0, "{") } ?? head.endIndex
        let isApp = (index..<end).map(file.text).contains { word in
            word == "App" || word.hasSuffix("AppDelegate") || word.hasSuffix("ApplicationDelegate")
        }
        let bases = (index..<end).drop { !file.isPunctuation($0, ":") }
        let isExtension = bases.map(file.text).contains { $0.hasSuffix("Extension") }
        return isApp || isExtension ? .other : .widget
    }

    /// In tokens: what stands between `@main` and its type's body.
    private static let longestHead = 256
}

extension [String: SourceTraits] {
    /// The traits of the file at a path, which is read the first time.
    mutating func read(_ path: String) throws(BridgeError) -> SourceTraits {
        if let known = self[path] { return known }
        let traits = try SourceTraits(contentsOf: path)
        self[path] = traits
        return traits
    }
}
