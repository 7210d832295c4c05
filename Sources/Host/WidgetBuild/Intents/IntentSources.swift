import Foundation
import WidgetProtocol

/// Writes what Xcode generates for intent definitions.
enum IntentSources {
    /// A file for each definition, and none where there is no definition.
    ///
    /// - Parameter files: the sources that they are compiled with.
    static func all(
        for paths: [String], files: [String], classPrefix: String
    ) throws(BridgeError) -> [GeneratedSource] {
        var definitions: [(table: String, definition: IntentDefinition)] = []
        for path in unlocalized(paths) { definitions.append((table(of: path), try IntentDefinition(path: path))) }
        guard !definitions.isEmpty else { return [] }
        let declared = try IntentDeclarations(inFiles: files)
        let intents = definitions.flatMap { $0.definition.intents ?? [] }
        // Not every version of Xcode and every setting puts the project's prefix before the names.
        let isPrefixed = intents.contains { declared.intents.contains(classPrefix + $0.name + "Intent") }
        return sources(for: definitions, declared: declared, prefix: isPrefixed ? classPrefix : "")
    }

    /// The definitions of which a framework's own sources name an intent.
    ///
    /// The classes of others are made for the widget, which has their handlers.
    static func named(_ paths: [String], in files: [String]) throws(BridgeError) -> [String] {
        guard !paths.isEmpty else { return [] }
        let names = try IntentDeclarations(inFiles: files).intents
        var named: [String] = []
        for path in paths {
            let isNamed = try IntentDefinition(path: path).intents?.contains { intent in
                names.contains { $0 == intent.className || $0.hasSuffix(intent.name + "Intent") }
            }
            if isNamed == true { named.append(path) }
        }
        return named
    }

    /// The sources without those that Xcode generated from the definitions and that were kept since.
    ///
    /// They speak Objective-C, and what is generated here stands for them.
    static func removingGenerated(
        _ sources: [String], of definitions: [String]
    ) throws(BridgeError) -> [String] {
        guard !definitions.isEmpty else { return sources }
        var kept: [String] = []
        for path in sources {
            let data = try ProjectFiles.contents(path, .source) ?? Data()
            let isGenerated =
                data.range(of: Data("import Intents".utf8)) != nil
                && data.range(of: Data("This file was automatically generated and should not be edited".utf8)) != nil
            if !isGenerated { kept.append(path) }
        }
        return kept
    }

    static func sources(
        for definitions: [(table: String, definition: IntentDefinition)], declared: IntentDeclarations,
        prefix: String = ""
    ) -> [GeneratedSource] {
        let scope = IntentScope(names: IntentNames(prefix: prefix), definitions: definitions, declared: declared)
        let types = IntentTypeSource(scope: scope)
        // An app and its extensions may have copies of one definition.
        var known: Set<String> = []
        return definitions.enumerated().map { index, entry in
            var text = "import Foundation\nimport Intents\n\n"
            for enumeration in entry.definition.enumerations ?? [] where enumeration.type != "System" {
                if known.insert(scope.names.type(enumeration)).inserted { text += types.text(for: enumeration) }
            }
            for object in entry.definition.types ?? [] where known.insert(scope.names.type(object)).inserted {
                text += types.text(for: object)
            }
            for intent in entry.definition.intents ?? [] where intent.type != "System" {
                guard known.insert(scope.names.type(intent)).inserted else { continue }
                text += IntentSource(intent: intent, scope: scope, table: entry.table).text
            }
            return GeneratedSource(name: "Intents-\(index)-\(IntentNames.identifier(entry.table))", text: text)
        }
    }

    /// The definitions, of those that stand in several languages' folders one each.
    private static func unlocalized(_ paths: [String]) -> [String] {
        var chosen: [String] = []
        let (known, sorted) = (Set(paths), paths.sorted())
        for path in paths {
            let folder = (path as NSString).deletingLastPathComponent
            guard folder.hasSuffix(".lproj") else {
                chosen.append(path)
                continue
            }
            let home = (folder as NSString).deletingLastPathComponent + "/"
            let name = "/" + (path as NSString).lastPathComponent
            let languages = ["Base", "en"].map { home + $0 + ".lproj" + name } + sorted
            let isSame = { (other: String) in
                other.hasPrefix(home) && other.hasSuffix(".lproj" + name)
                    && known.contains(other)
            }
            if languages.first(where: isSame) == path { chosen.append(path) }
        }
        return chosen
    }

    /// The name of the strings files beside a definition.
    private static func table(of path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
}
