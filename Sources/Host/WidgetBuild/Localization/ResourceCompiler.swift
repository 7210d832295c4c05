import Foundation
import WidgetProtocol

/// Puts a target's resources where its bundle has them, strings compiled to property lists.
struct ResourceCompiler {
    /// The bundle's folder.
    private let output: OutputFolder
    private var strings: [Table: [String: String]] = [:]
    private var rules: [Table: [String: Any]] = [:]

    private struct Table: Hashable {
        var language: String
        var name: String
    }

    /// The file that each table was first read from.
    private var sources: [Table: String] = [:]

    init(_ output: OutputFolder) {
        self.output = output
    }

    /// Adds a file or a folder that is copied whole.
    mutating func add(_ path: String) throws(BridgeError) {
        let name = (path as NSString).lastPathComponent
        let stem = (name as NSString).deletingPathExtension
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let language = parent.hasSuffix(".lproj") ? (parent as NSString).deletingPathExtension : nil
        switch ((name as NSString).pathExtension, language) {
        case ("strings", let language?):
            let entries = try StringsFile.parse(ProjectFiles.read(path, .description), path: path)
            let table = Table(language: language, name: stem)
            sources[table] = path
            strings[table, default: [:]].merge(entries) { first, _ in first }
        case ("stringsdict", let language?):
            let entries = try PropertyListFile.dictionary(at: path)
            let table = Table(language: language, name: stem)
            sources[table] = path
            rules[table, default: [:]].merge(entries) { first, _ in first }
        case ("xcstrings", _):
            for (language, table) in try StringCatalog(ProjectFiles.read(path, .description), path: path).tables {
                let name = Table(language: language, name: stem)
                sources[name] = path
                strings[name, default: [:]].merge(table.strings) { first, _ in first }
                if !table.rules.isEmpty { rules[name, default: [:]].merge(table.rules) { first, _ in first } }
            }
        default:
            try output.copyAll(path, to: (language.map { "\($0).lproj/" } ?? "") + name)
        }
    }

    /// Writes the tables of strings.
    func finish() throws(BridgeError) {
        for (table, entries) in strings { try write(entries, to: table, suffix: "strings") }
        for (table, entries) in rules { try write(entries, to: table, suffix: "stringsdict") }
    }

    private func write(_ entries: [String: Any], to table: Table, suffix: String) throws(BridgeError) {
        let path = "\(table.language).lproj/\(table.name).\(suffix)"
        guard let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        else { throw .cannotWrite(path) }
        try output.write(data, to: path, namedBy: sources[table] ?? path)
    }
}
