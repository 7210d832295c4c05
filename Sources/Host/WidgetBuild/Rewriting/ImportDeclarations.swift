import Foundation

/// `import os.log` names a submodule, and the stand-ins' modules have none: the module is imported whole.
enum ImportDeclarations {
    /// The modules by which the toolchain's are seen, so that functions may take the place of theirs.
    private static let overlays = [
        "Foundation": "FoundationOverlay", "FoundationNetworking": "FoundationNetworkingOverlay",
    ]

    /// The compiler's words, in which these are called as sources call them.
    static func asWritten(_ text: String) -> String {
        overlays.reduce(text) { text, module in text.replacingOccurrences(of: module.value, with: module.key) }
    }

    /// Has the declaration at `index` import a module by the name that it is compiled as, if it has another.
    static func replace(at index: Int, by aliases: [String: String], in file: inout SourceFile) {
        guard file.text(index) == "import", !file.isPunctuation(index - 1, ".") else { return }
        let module = SourceTraits.nameIndex(ofModuleImportedAt: index, in: file)
        guard let alias = aliases[file.text(module)] ?? overlays[file.text(module)] else { return }
        file.replace(file.tokens[module].range, with: alias)
    }

    /// Cuts the declaration at `index` down to its module, if it is one that names a submodule.
    static func shorten(at index: Int, in file: inout SourceFile) {
        guard file.text(index) == "import", !file.isPunctuation(index - 1, "."), file.isPunctuation(index + 2, "."),
            file.isAttached(index + 2), !file.tokens[index + 1].isFirstInLine
        else { return }
        var end = index + 2
        while file.isPunctuation(end, "."), file.isAttached(end + 1) { end += 2 }
        file.blank(file.tokens[index + 2].range.lowerBound..<file.tokens[end - 1].range.upperBound)
    }
}
