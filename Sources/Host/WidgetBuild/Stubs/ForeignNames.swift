import Foundation
import WidgetProtocol

/// Finds the names that neither a module's sources nor the modules that are here have: of a file that imports a missing
/// module, they are that module's.
///
/// Where an expression goes wrong deep within closures, the compiler often blames another part of it.
struct ForeignNames {
    private let folders: [String]
    /// The compiled modules, each of which has its identifiers one behind another, with zeros between. They are looked
    /// for when the first name is: most builds ask for none.
    private lazy var modules = folders.flatMap(Self.modules)
    private var found: [String: [String]] = [:]

    init(sdk: SDK, compiler: Compiler) {
        folders = [sdk.modules, sdk.facades, compiler.moduleFolder]
    }

    /// What a file has behind a full stop, or as the label of an argument.
    mutating func names(in path: String, _ known: KnownNames) throws(BridgeError) -> [String] {
        if let names = found[path] { return names }
        let file = SourceFile(Array(try ProjectFiles.read(path, .source)))
        var names = Self.candidates(in: file, declared: known.declared)
        for module in modules where !names.isEmpty { Self.strike(&names, foundIn: module) }
        let result = names.filter { !known.isSlip(ofMember: $0) }.sorted()
        found[path] = result
        return result
    }

    private static func candidates(in file: SourceFile, declared: Set<String>) -> Set<String> {
        var names: Set<String> = []
        for index in file.tokens.indices where file.tokens[index].kind == .word {
            let isMember = file.isPunctuation(index - 1, ".")
            let isLabel =
                file.isPunctuation(index + 1, ":") && file.isPunctuation(index - 1, "(") && index > 1
                && file.tokens[index - 2].kind == .word && !declared.contains(file.text(index - 2))
            guard isMember || isLabel else { continue }
            let name = file.text(index)
            if name.count > 2, !declared.contains(name) { names.insert(name) }
        }
        return names
    }

    /// Takes the names away that a compiled module has among its identifiers.
    private static func strike(_ names: inout Set<String>, foundIn module: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: module), options: .mappedIfSafe) else { return }
        let lengths = Set(names.map(\.utf8.count))
        data.withUnsafeBytes { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] == 0 {
                if lengths.contains(index - start) {
                    names.remove(String(decoding: bytes[start..<index], as: UTF8.self))
                }
                start = index + 1
            }
        }
    }

    private static func modules(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            // The toolchain's have a folder for each, with a file for each kind of machine.
            guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
            return files.filter { $0.hasSuffix(".swiftmodule") }.map { "\(path)/\($0)" }
        }
    }
}
