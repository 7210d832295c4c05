import Foundation
import JSON
import WidgetProtocol

/// Collects asset catalogues into one index and copies the files that it names.
struct AssetCatalogCompiler {
    /// The folder that the index lies in.
    let output: OutputFolder
    /// Convert what cannot be drawn as it is.
    let tools: ConfinedTools
    private var walked: Set<String> = []
    private(set) var index = AssetIndex()
    /// What of the catalogues cannot be used.
    private(set) var warnings: [Warning] = []

    init(_ output: OutputFolder, tools: ConfinedTools = ConfinedTools()) {
        self.output = output
        self.tools = tools
    }

    /// Adds everything in a catalogue; a name that is there already keeps its first meaning.
    mutating func add(catalog: String) throws(BridgeError) {
        for set in try AssetSet.all(in: catalog, walked: &walked) {
            let (name, path) = (set.name, set.path)
            if set.kind.isAsset, try !ProjectFiles.exists(path + "/Contents.json") {
                warn("There is no \(path)/Contents.json: the asset is left out")
                continue
            }
            switch set.kind {
            case .images:
                if index.names.insert(image: name) { index.images.append((name, try imageSet(at: path, name: name))) }
            case .symbols:
                if index.names.insert(image: name) { index.images.append((name, try symbolSet(at: path, name: name))) }
            case .colors:
                if index.names.insert(color: name) { index.colors.append((name, try colorSet(at: path))) }
            case .data:
                guard index.names.insert(data: name) else { continue }
                if let file = try dataSet(at: path, name: name) { index.data.append((name, file)) }
            case .folder, .unused: continue
            }
        }
    }

    /// Adds what a configuration states, which comes before what catalogues have of the same names.
    mutating func add(_ assets: ConfiguredAssets) throws(BridgeError) {
        for color in assets.colors where index.names.insert(color: color.name) {
            index.colors.append((color.name, color.values))
        }
        for (name, images) in Dictionary(grouping: assets.images, by: \.name).sorted(by: { $0.key < $1.key }) {
            guard index.names.insert(image: name) else { continue }
            var files: [AssetIndex.ImageFile] = []
            for image in images {
                if let file = try file(of: image) { files.append(file) }
            }
            index.images.append((name, files))
        }
    }

    /// Writes the index beside the files.
    func write() throws(BridgeError) {
        try output.write(Data(index.json.serialized()), to: AssetIndex.fileName, namedBy: AssetIndex.fileName)
    }

    mutating func warn(_ message: String) {
        warnings.append(Warning(.assetUnusable, message, hint: "Open the asset catalogue in Xcode and save it."))
    }

    /// The entries for every device and for iPhones; those for iPads when there are no others.
    static func forPhones(_ entries: [JSONValue]) -> [JSONValue] {
        for idioms in [["iphone", "universal"], ["ipad"]] {
            let fitting = idioms.flatMap { idiom in
                entries.filter { ($0["idiom"]?.stringValue ?? "universal") == idiom }
            }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    /// What is there in the development language, which serves every language; all where there is nothing in it.
    static func unlocalized(_ entries: [JSONValue]) -> [JSONValue] {
        let common = entries.filter { $0["locale"] == nil }
        return common.isEmpty ? entries : common
    }

    static func contents(of folder: String, isRequired: Bool = true) throws(BridgeError) -> JSONValue {
        let path = folder + "/Contents.json"
        guard let data = try ProjectFiles.contents(path, .description) else {
            guard isRequired else { return .null }
            throw BridgeError(
                .invalidAssetCatalog, "\(path) is missing", hint: "Open the asset catalogue in Xcode and save it.")
        }
        do {
            return try JSONValue(parsing: data, allowsTrailingCommas: true)
        } catch {
            throw BridgeError(
                .invalidAssetCatalog, "\(path) is not JSON: \(error)",
                hint: "Open the asset catalogue in Xcode and save it.")
        }
    }

    /// Copies a file of the catalogue that its `Contents.json` names; false, and a warning, where there is none.
    mutating func copy(_ source: String, to relative: String) throws(BridgeError) -> Bool {
        let isThere = try naming(source) { () throws(BridgeError) in
            try output.copy(source, to: relative, namedBy: Self.contentsPath(of: source))
        }
        if !isThere { warn("There is no \(source), which its Contents.json names") }
        return isThere
    }

    /// Says in an error that the set's `Contents.json` names the file.
    func naming<Result>(
        _ source: String, _ body: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        try ProjectBoundary.naming(Self.contentsPath(of: source), body)
    }

    /// The `Contents.json` of the set that a file belongs to, whatever its name is.
    static func contentsPath(of source: String) -> String {
        let components = source.split(separator: "/")
        let set = components.firstIndex { component in
            [".imageset", ".symbolset", ".dataset"].contains { component.hasSuffix($0) }
        }
        return "/" + components[...(set ?? components.endIndex - 1)].joined(separator: "/") + "/Contents.json"
    }
}
