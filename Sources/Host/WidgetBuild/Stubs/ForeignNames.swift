import Foundation
import WidgetProtocol

/// Finds the names that neither a module's sources nor the modules that are here have: of a file that imports a missing
/// module, they are that module's.
///
/// Where an expression goes wrong deep within closures, the compiler often blames another part of it.
struct ForeignNames {
    private let folders: [String]
    private let imported: [String]
    /// The compiled modules, each of which has its identifiers one behind another, with zeros between. They are looked
    /// for when the first name is: most builds ask for none.
    private lazy var modules = folders.flatMap(Self.modules) + imported
    private var candidates: [String: Set<String>] = [:]
    /// Whether a name is nobody's here: every module is read for those alone that were not asked for before.
    private var isForeign: [String: Bool] = [:]

    /// - Parameter imported: the compiled modules of the app's own that the sources import.
    init(sdk: SDK, compiler: Compiler, imported: [String]) {
        self.imported = imported
        folders = [sdk.modules, sdk.facades, compiler.moduleFolder]
    }

    /// What files have behind a full stop, or as the label of an argument, by their paths.
    mutating func names(in paths: Set<String>, _ known: KnownNames) throws(BridgeError) -> [String: [String]] {
        var names: [String: Set<String>] = [:]
        for path in paths {
            if candidates[path] == nil {
                let file = SourceFile(Array(try ProjectFiles.read(path, .source)))
                candidates[path] = Self.candidates(in: file, declared: known.declared)
            }
            names[path] = candidates[path]
        }
        let asked = names.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(isForeign.keys)
        var foreign = asked
        for module in modules where !foreign.isEmpty { Self.strike(&foreign, foundIn: module) }
        for name in asked { isForeign[name] = foreign.contains(name) && !known.isSlip(ofMember: name) }
        return names.mapValues { $0.filter { isForeign[$0] == true }.sorted() }
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
        var hasLength = Array(repeating: false, count: (names.map(\.utf8.count).max() ?? 0) + 1)
        for name in names { hasLength[name.utf8.count] = true }
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count, let base = bytes.baseAddress {
                let rest = bytes.count - start
                let end =
                    memchr(base + start, 0, rest).map { $0 - UnsafeMutableRawPointer(mutating: base) } ?? bytes.count
                let length = end - start
                if length < hasLength.count, hasLength[length] {
                    names.remove(String(decoding: bytes[start..<end], as: UTF8.self))
                }
                start = end + 1
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
