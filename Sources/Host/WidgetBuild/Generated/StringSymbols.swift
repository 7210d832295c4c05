import Foundation
import WidgetProtocol

/// Writes the symbols that Xcode 26 generates for the strings of catalogues which their author manages by hand.
///
/// `LocalizedStringResource.welcomeTitle`, or a function where the words have arguments; those of another table than
/// `Localizable` are in an enumeration of its name. Names and types are as in files that Xcode has generated.
enum StringSymbols {
    private static let type = "LocalizedStringResource"
    private static let defaultTable = "Localizable"

    /// A file for each table that has such strings.
    static func sources(for resources: [String], declared: DeclaredMembers) throws(BridgeError) -> [GeneratedSource] {
        var catalogs: [(table: String, catalog: StringCatalog)] = []
        for path in resources where isCatalog(path) {
            let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            catalogs.append((table, try StringCatalog(try ProjectFiles.read(path, .source), path: path)))
        }
        return sources(for: catalogs, declared: declared)
    }

    static func sources(
        for catalogs: [(table: String, catalog: StringCatalog)], declared: DeclaredMembers
    ) -> [GeneratedSource] {
        var known = [defaultTable: declared[type]]
        var members: [String: [String]] = [:]
        for (table, catalog) in catalogs {
            members[table, default: []] += Self.members(of: catalog, table: table, except: &known[table, default: []])
        }
        return members.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { table, members in
            let text = members.joined()
            let body = table == defaultTable ? text : "    enum \(AssetSymbolNames.type(table)) {\n\(text)    }\n"
            return GeneratedSource(
                name: "GeneratedStringSymbols_\(table)",
                text: "import Foundation\n\nnonisolated extension \(type) {\n\(body)}\n")
        }
    }

    static func isCatalog(_ path: String) -> Bool { path.lowercased().hasSuffix(".xcstrings") }

    private static func members(
        of catalog: StringCatalog, table: String, except known: inout Set<String>
    ) -> [String] {
        var members: [String] = []
        for (key, arguments) in catalog.manualKeys {
            let symbol = name(key)
            let types = arguments.compactMap(\.swiftType)
            guard !symbol.isEmpty, types.count == arguments.count, known.insert(symbol).inserted else { continue }
            let declaration = AssetSymbolNames.escaped(symbol)
            let value = arguments.isEmpty ? "" : "defaultValue: \"\(values(arguments))\", "
            let body = "\(type)(\(AssetSymbolNames.literal(key)), \(value)table: \(AssetSymbolNames.literal(table)))"
            let parameters = zip(arguments, types).enumerated().map { index, argument in
                (argument.0.name ?? "_ arg\(index + 1)") + ": " + argument.1
            }.joined(separator: ", ")
            let head = arguments.isEmpty ? "var \(declaration):" : "func \(declaration)(\(parameters)) ->"
            members.append("    static \(head) \(type) { \(body) }\n")
        }
        return members
    }

    /// The arguments as a value has them that stands in for the table's own.
    private static func values(_ arguments: [StringCatalog.Argument]) -> String {
        arguments.enumerated().map { index, argument in
            let name = argument.name ?? "arg\(index + 1)"
            return argument.isObject ? "\\(\(name))" : "\\(\(name), specifier: \"%\(argument.specifier)\")"
        }.joined()
    }

    /// The name of a key's symbol: `cart.checkoutTitle %@` becomes `cartCheckoutTitle`, `ALPS_NAME` becomes `alpsName`,
    /// `CFBundleName` becomes `cfbundleName`. Empty where the key has nothing to name it by.
    static func name(_ key: String) -> String {
        let plain = key.replacing(FormatPlaces.pattern, with: " ").replacing(#/['’]/#, with: "")
        let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.map { word in
            word.count > 1 && word.allSatisfy { !$0.isLowercase }
                ? word.prefix(1) + word.dropFirst().lowercased() : word
        }
        guard let first = words.first else { return "" }
        let capitals = first.prefix { $0.isUppercase }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let name = capitals.lowercased() + first.dropFirst(capitals.count) + rest
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension StringCatalog.Argument {
    fileprivate var isObject: Bool { specifier.last == "@" }

    fileprivate var name: String? { label.map(AssetSymbolNames.escaped) }

    /// The type of a parameter that a value of its specifier is given by; nil for characters and pointers.
    fileprivate var swiftType: String? {
        guard let conversion = specifier.last else { return nil }
        let length = specifier.dropLast().drop { !"hlqztj".contains($0) }
        switch conversion {
        case "@": return "String"
        case "d", "i": return ["hh": "Int8", "h": "Int16", "": "Int32"][length, default: "Int"]
        case "u", "o", "x", "X": return ["hh": "UInt8", "h": "UInt16", "": "UInt32"][length, default: "UInt"]
        case "f", "F", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
        default: return nil
        }
    }
}
