import Foundation
import WidgetProtocol

/// The Swift files of an app that declare what a target of it names, and are not the target's: the compiler says only
/// that there is no such name.
struct UnlistedSources {
    var target: WidgetTarget

    /// The error with the files that declare what it does not find, where there are any.
    func complete(_ error: BridgeError) -> BridgeError {
        let names = MissingAPI.all(in: error.diagnostics).filter { $0.kind == .symbol }
        let files = files(declaring: Set(names.map(\.name)))
        let found = names.compactMap { name in
            files[name.name].map { file in
                var name = name
                name.declaredIn = file
                return name
            }
        }
        guard !found.isEmpty else { return error }
        var result = error
        result.missing = error.missing.filter { files[$0.name] == nil } + found
        let listed = found.prefix(Self.mostListed).map { "\($0.name) is declared in \($0.declaredIn ?? "")" }
        let areSeveral = Set(found.map(\.declaredIn)).count > 1
        let project =
            target.origin == target.folder
            ? "" : "have \(target.name) checked under \(areSeveral ? "their" : "its") Target Membership in Xcode, or "
        result.hint =
            listed.joined(separator: ", ") + (found.count > listed.count ? ", …" : "")
            + ", which \(areSeveral ? "are" : "is") none of \(target.name)'s files: \(project)"
            + "name \(areSeveral ? "them" : "it") after --source."
        return result
    }

    private static let mostListed = 3
    /// How many folders lie between the project's and a file at most.
    private static let deepest = 8

    /// The first file that declares each of the names for the whole of its module, among those of the project's folder, or
    /// of what a folder without one is checked out with, that are not the target's.
    private func files(declaring names: Set<String>) -> [String: String] {
        guard !names.isEmpty else { return [:] }
        let own = Set(target.swiftFiles + target.modules.flatMap(\.swiftFiles))
        let isFolder = target.origin == target.folder
        let folder =
            isFolder ? ProjectSearch.top(of: target.folder) : (target.origin as NSString).deletingLastPathComponent
        var found: [String: String] = [:]
        for folder in ProjectSearch.folders(below: folder, levels: Self.deepest) where found.count < names.count {
            for entry in ProjectSearch.entries(of: folder, { $0.hasSuffix(".swift") }) where !entry.isFolder {
                let path = folder + "/" + entry.name
                guard !own.contains(path), let data = try? ProjectFiles.contents(path, .source) else { continue }
                for name in Self.names(in: SourceFile(Array(data))).intersection(names) where found[name] == nil {
                    found[name] = path
                }
            }
        }
        return found
    }

    /// What a file declares outside of types and functions, and for other files too.
    private static func names(in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for index in file.tokens.indices.dropLast() {
            if file.isPunctuation(index, "{") { depth += 1 }
            if file.isPunctuation(index, "}") { depth -= 1 }
            guard depth == 0, file.tokens[index].kind == .word, file.tokens[index + 1].kind == .word,
                KnownNames.keywords.contains(file.text(index)),
                ![index - 1, index - 2].map(file.text).contains(where: ["private", "fileprivate"].contains)
            else { continue }
            names.insert(file.text(index + 1))
        }
        return names
    }
}
