import Foundation
import WidgetProtocol

/// Puts a target's resources where its bundle has them, strings compiled to property lists.
struct ResourceCompiler {
    /// The bundle's folder.
    private let folder: String
    private var strings: [Table: [String: String]] = [:]
    private var rules: [Table: [String: Any]] = [:]

    private struct Table: Hashable {
        var language: String
        var name: String
    }

    init(folder: String) {
        self.folder = folder
    }

    /// Adds a file or a folder that is copied whole.
    mutating func add(_ path: String) throws(BridgeError) {
        let name = (path as NSString).lastPathComponent
        let stem = (name as NSString).deletingPathExtension
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let language = parent.hasSuffix(".lproj") ? (parent as NSString).deletingPathExtension : nil
        switch ((name as NSString).pathExtension, language) {
        case ("strings", let language?):
            let entries = try StringsFile.parse(BuildFiles.read(path), path: path)
            strings[Table(language: language, name: stem), default: [:]].merge(entries) { first, _ in first }
        case ("stringsdict", let language?):
            let entries = try PropertyListFile.dictionary(at: path)
            rules[Table(language: language, name: stem), default: [:]].merge(entries) { first, _ in first }
        case ("xcstrings", _):
            for (language, table) in try StringCatalog(BuildFiles.read(path), path: path).tables {
                let name = Table(language: language, name: stem)
                strings[name, default: [:]].merge(table.strings) { first, _ in first }
                if !table.rules.isEmpty { rules[name, default: [:]].merge(table.rules) { first, _ in first } }
            }
        default:
            try copy(path, to: language.map { "\(folder)/\($0).lproj" } ?? folder, as: name)
        }
    }

    /// Writes the tables of strings.
    func finish() throws(BridgeError) {
        for (table, entries) in strings { try write(entries, to: table, suffix: "strings") }
        for (table, entries) in rules { try write(entries, to: table, suffix: "stringsdict") }
    }

    private func write(_ entries: [String: Any], to table: Table, suffix: String) throws(BridgeError) {
        let parent = try BuildFiles.prepared("\(folder)/\(table.language).lproj")
        let path = "\(parent)/\(table.name).\(suffix)"
        guard let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        else { throw .cannotWrite(path) }
        try BuildFiles.write(data, to: path)
    }

    private func copy(_ path: String, to parent: String, as name: String) throws(BridgeError) {
        let target = try BuildFiles.prepared(parent) + "/" + name
        do {
            if !FileManager.default.fileExists(atPath: target) {
                try FileManager.default.copyItem(atPath: path, toPath: target)
            }
        } catch {
            throw .cannotWrite(target, error)
        }
    }
}
