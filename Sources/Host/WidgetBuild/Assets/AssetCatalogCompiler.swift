import Foundation
import JSON
import WidgetProtocol

/// Collects asset catalogues into one index and copies the files that it names.
struct AssetCatalogCompiler {
    /// The folder that the index lies in.
    var resources: String
    private(set) var index = AssetIndex()
    /// What of the catalogues cannot be used.
    private(set) var warnings: [Warning] = []

    init(resources: String) {
        self.resources = resources
    }

    /// Adds everything in a catalogue; a name that is there already keeps its first meaning.
    mutating func add(catalog: String) throws(BridgeError) {
        try walk(catalog, namespace: "")
    }

    /// Writes the index beside the files.
    func write() throws(BridgeError) {
        let path = resources + "/" + AssetIndex.fileName
        guard FileManager.default.createFile(atPath: path, contents: Data(index.json.serialized())) else {
            throw .cannotWrite(path)
        }
    }

    private mutating func walk(_ folder: String, namespace: String) throws(BridgeError) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for entry in names where !entry.hasPrefix(".") {
            let path = folder + "/" + entry
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let name = namespace + (entry as NSString).deletingPathExtension
            switch AssetKind(folder: entry) {
            case .images:
                if index.names.insert(image: name) { index.images.append((name, try imageSet(at: path, name: name))) }
            case .symbols:
                if index.names.insert(image: name) { index.images.append((name, try symbolSet(at: path, name: name))) }
            case .colors:
                if index.names.insert(color: name) { index.colors.append((name, try colorSet(at: path))) }
            case .data:
                guard !index.data.contains(where: { $0.name == name }) else { continue }
                if let file = try dataSet(at: path, name: name) { index.data.append((name, file)) }
            case .folder:
                let contents = try contents(of: path, isRequired: false)
                let isNamespace = contents["properties"]?["provides-namespace"]?.boolValue ?? false
                try walk(path, namespace: isNamespace ? namespace + entry + "/" : namespace)
            case .unused:
                continue
            }
        }
    }

    mutating func warn(_ message: String) {
        warnings.append(Warning(.assetUnusable, message, hint: "Open the asset catalogue in Xcode and save it."))
    }

    /// The entries for every device and for iPhones; those for iPads when there are no others.
    static func forPhones(_ entries: [JSONValue]) -> [JSONValue] {
        // What is there in the development language serves every language.
        let common = entries.filter { $0["locale"] == nil }
        let entries = common.isEmpty ? entries : common
        for idioms in [["iphone", "universal"], ["ipad"]] {
            let fitting = idioms.flatMap { idiom in
                entries.filter { ($0["idiom"]?.stringValue ?? "universal") == idiom }
            }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    func contents(of folder: String, isRequired: Bool = true) throws(BridgeError) -> JSONValue {
        let path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            guard isRequired else { return .null }
            throw BridgeError(
                .invalidAssetCatalog, "\(path) is missing", hint: "Open the asset catalogue in Xcode and save it.")
        }
        do {
            return try JSONValue(parsing: data)
        } catch {
            throw BridgeError(
                .invalidAssetCatalog, "\(path) is not JSON: \(error)",
                hint: "Open the asset catalogue in Xcode and save it.")
        }
    }

    /// Which appearance an entry is for; nil for those that no widget has: high contrast, and tinted icons.
    enum Appearance: String {
        case any, light, dark

        init?(_ entry: JSONValue) {
            self = .any
            for appearance in entry["appearances"]?.arrayValue ?? [] {
                switch (appearance["appearance"]?.stringValue, appearance["value"]?.stringValue) {
                case ("luminosity", "dark"): self = .dark
                case ("luminosity", "light"): self = .light
                default: return nil
                }
            }
        }
    }

    /// Copies a file of the catalogue; false, and a warning, where there is none.
    mutating func copy(_ source: String, to destination: String) throws(BridgeError) -> Bool {
        guard FileManager.default.fileExists(atPath: source) else {
            warn("There is no \(source), which its Contents.json names")
            return false
        }
        try BuildFiles.prepared((destination as NSString).deletingLastPathComponent)
        do {
            if !FileManager.default.fileExists(atPath: destination) {
                try FileManager.default.copyItem(atPath: source, toPath: destination)
            }
            return true
        } catch {
            throw .cannotWrite(destination, error)
        }
    }
}
