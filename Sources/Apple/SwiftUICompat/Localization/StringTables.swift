import Foundation
import Synchronization
import WidgetProtocol

/// The string tables of a bundle, read when first asked for.
final class StringTables: Sendable {
    private struct Name: Hashable {
        var localization: String
        var table: String
    }

    private struct State {
        var chains: [String: [String]] = [:]
        var tables: [Name: [String: LocalizedEntry]] = [:]
    }

    private let folder: String
    /// Nil where the folder is itself one localization's.
    private let localizations: Localizations?
    private let isEmpty: Bool
    private let state = Mutex(State())

    private init(folder: String) {
        self.folder = folder
        if folder.hasSuffix(".lproj") {
            localizations = nil
            isEmpty = false
            return
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        let information = Self.propertyList(folder + "/Info.plist") as? [String: Any]
        localizations = Localizations(
            available: names, development: information?["CFBundleDevelopmentRegion"] as? String ?? "en")
        isEmpty = names.isEmpty
    }

    /// What the tables say for a key in a locale, and the language that says it; nil where none has the key.
    ///
    /// - Parameter isOptional: whether nobody is told of a table that is not there.
    func entry(
        _ key: String, table: String?, isOptional: Bool = false, locale: Locale
    ) -> (entry: LocalizedEntry, language: String)? {
        let named = table.flatMap { $0.isEmpty ? nil : $0 }
        if !isOptional, let named, !hasTable(named, locale) { Diagnostics.report(.missingStringTable(named)) }
        if isEmpty { return nil }
        let name = named ?? "Localizable"
        for localization in chain(for: locale) {
            if let entry = entries(Name(localization: localization, table: name))[key] {
                let isNamed = localization != "Base" && localizations != nil
                return (entry, isNamed ? localization : locale.identifier)
            }
        }
        return nil
    }

    /// The localizations to look into, the best first.
    func chain(for locale: Locale) -> [String] {
        guard let localizations else { return [""] }
        if let known = state.withLock({ $0.chains[locale.identifier] }) { return known }
        let chain = localizations.serving(locale)
        state.withLock { $0.chains[locale.identifier] = chain }
        return chain
    }

    /// Whether the table is there for any of the languages that a locale looks into.
    private func hasTable(_ name: String, _ locale: Locale) -> Bool {
        chain(for: locale).contains { !entries(Name(localization: $0, table: name)).isEmpty }
    }

    private func entries(_ name: Name) -> [String: LocalizedEntry] {
        if let known = state.withLock({ $0.tables[name] }) { return known }
        let path = (localizations == nil ? folder : "\(folder)/\(name.localization).lproj") + "/" + name.table
        var entries: [String: LocalizedEntry] = [:]
        for (key, value) in Self.propertyList(path + ".strings") as? [String: String] ?? [:] {
            entries[key] = .string(value)
        }
        for (key, value) in Self.propertyList(path + ".stringsdict") as? [String: Any] ?? [:] {
            entries[key] = LocalizedRules.entry(value)
        }
        state.withLock { $0.tables[name] = entries }
        return entries
    }

    private static func propertyList(_ path: String) -> Any? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            Diagnostics.report(.unusableAsset("\(path) cannot be read: \(error)"))
            return nil
        }
    }
}

extension StringTables {
    private static let known = Mutex<[String: StringTables]>([:])
    private static let main = Mutex<StringTables?>(nil)

    /// The tables of the bundle in a folder; the widget's own for nil and for the folder of its program.
    static func of(bundle path: String?) -> StringTables {
        guard let path, path != Bundle.main.bundlePath, FileManager.default.fileExists(atPath: path) else {
            return main.withLock { main in
                if let main { return main }
                let tables = StringTables(folder: AssetCatalog.shared.folder)
                main = tables
                return tables
            }
        }
        return known.withLock { known in
            if let tables = known[path] { return tables }
            let tables = StringTables(folder: path)
            known[path] = tables
            return tables
        }
    }

    /// Reads the widget's own tables from another folder; tests use it.
    package static func use(folder: String) {
        main.withLock { $0 = StringTables(folder: folder) }
    }
}
