import Foundation
import WidgetProtocol

/// The headers that a binary's module map has.
struct BinaryHeaders {
    /// By their paths, relative to the folder of the headers.
    private var listed: [String] = []
    private var excluded: Set<String> = []
    /// Whether all headers of the folder are the module's.
    private var isWhole = false

    /// Reads a module map; nil for one of another module.
    init?(map: String, of module: String) {
        let text = map.replacing(#/\/\/[^\n]*|(?s)\/\*.*?\*\//#, with: "")
        let names = text.matches(of: #/\bmodule\s+"?([\w*]+)"?/#).map { String($0.output.1) }
        // In another module `module *` stands for one of each of its headers.
        guard names.contains(module) || text.contains(#/\bframework\s+module\s+\*/#) else { return nil }
        isWhole = names.contains("*") || text.contains(#/\bumbrella\s+"/#)
        for match in text.matches(of: #/((?:\b(?:umbrella|private|textual|exclude)\s+)*)\bheader\s+"([^"]+)"/#) {
            let (kinds, path) = (match.output.1, String(match.output.2))
            if ["exclude", "textual", "private"].contains(where: { kinds.contains($0) }) {
                excluded.insert(path)
            } else {
                listed.append(path)
            }
        }
    }

    /// The headers that are there; that of the module's own Swift is none of them.
    func headers(in folder: String) throws(BridgeError) -> [String] {
        var paths = listed.map { XcodeProject.join(folder, $0) }
        if isWhole {
            let excluded = Set(excluded.map { XcodeProject.join(folder, $0) })
            paths += try Self.all(in: folder).filter { !paths.contains($0) && !excluded.contains($0) }
        }
        return paths.filter { !$0.hasSuffix("-Swift.h") && ForeignCode.isHeader($0) && ProjectFiles.has($0) }
    }

    /// Every header in a folder and below it.
    static func all(in folder: String) throws(BridgeError) -> [String] {
        var found: [String] = []
        try ProjectFiles.forEachFile(in: folder) { file, isFolder in
            if !isFolder, ForeignCode.isHeader(file) { found.append(folder + "/" + file) }
        }
        return found
    }
}
