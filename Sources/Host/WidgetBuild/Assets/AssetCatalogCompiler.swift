import Foundation
import JSON

/// Collects asset catalogues into one index and copies the files that it names.
struct AssetCatalogCompiler {
    /// The folder that the index lies in.
    var resources: String
    private(set) var index = AssetIndex()

    init(resources: String) {
        self.resources = resources
    }

    /// Adds everything in a catalogue; a name that is there already keeps its first meaning.
    mutating func add(catalog: String) throws(BuildError) {
        try walk(catalog, namespace: "")
    }

    /// Writes the index beside the files.
    func write() throws(BuildError) {
        let path = resources + "/" + AssetIndex.fileName
        guard FileManager.default.createFile(atPath: path, contents: Data(index.json.serialized())) else {
            throw .cannotWrite(path)
        }
    }

    private mutating func walk(_ folder: String, namespace: String) throws(BuildError) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for entry in names where !entry.hasPrefix(".") {
            let path = folder + "/" + entry
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let name = namespace + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset":
                guard !index.images.contains(where: { $0.name == name }) else { continue }
                let files = try imageSet(at: path, name: name)
                if !files.isEmpty { index.images.append((name, files)) }
            case "colorset":
                guard !index.colors.contains(where: { $0.name == name }) else { continue }
                let values = try colorSet(at: path)
                if !values.isEmpty { index.colors.append((name, values)) }
            case "":
                let contents = try contents(of: path, isRequired: false)
                let isNamespace = contents["properties"]?["provides-namespace"]?.boolValue ?? false
                try walk(path, namespace: isNamespace ? name + "/" : namespace)
            default:
                continue
            }
        }
    }

    private func imageSet(at folder: String, name: String) throws(BuildError) -> [AssetIndex.ImageFile] {
        let contents = try contents(of: folder)
        let intent = contents["properties"]?["template-rendering-intent"]?.stringValue
        let isTemplate: Bool? = intent == "template" ? true : intent == "original" ? false : nil
        var files: [AssetIndex.ImageFile] = []
        for image in Self.forPhones(contents["images"]?.arrayValue ?? []) {
            guard let file = image["filename"]?.stringValue, let appearance = Appearance(image) else { continue }
            let source = folder + "/" + file
            guard FileManager.default.fileExists(atPath: source) else {
                throw BuildError(
                    .invalidAssetCatalog, "\(folder)/Contents.json names \(file), which is not there",
                    hint: "Add the file, or take it out of the image set in Xcode.")
            }
            let relative = "\(AssetIndex.folderName)/\(name)/\(file)"
            try copy(source, to: resources + "/" + relative)
            let isVector = ["svg", "pdf"].contains((file as NSString).pathExtension.lowercased())
            let scale = image["scale"]?.stringValue.flatMap { Double($0.dropLast()) } ?? 1
            files.append(
                AssetIndex.ImageFile(
                    file: relative, scale: isVector ? nil : scale, appearance: appearance.rawValue,
                    isTemplate: isTemplate))
        }
        return files
    }

    private func colorSet(at folder: String) throws(BuildError) -> [(appearance: String, color: AssetColor)] {
        var stated: [(Appearance, AssetColor)] = []
        var implied: [(Appearance, AssetColor)] = []
        for entry in Self.forPhones(try contents(of: folder)["colors"]?.arrayValue ?? []) {
            guard let contents = entry["color"], let appearance = Appearance(entry) else { continue }
            if let reference = contents["reference"]?.stringValue {
                guard let (light, dark) = AssetColor.system(reference) else {
                    throw BuildError(
                        .invalidAssetCatalog, "\(folder) refers to the unknown system colour \(reference)",
                        hint: "Give its components instead.")
                }
                stated.append((appearance, appearance == .dark ? dark : light))
                if appearance == .any { implied.append((.dark, dark)) }
            } else if let color = AssetColor(contents: contents) {
                stated.append((appearance, color))
            } else {
                throw BuildError(
                    .invalidAssetCatalog,
                    "\(folder)/Contents.json holds a colour that cannot be read: \(contents.text)",
                    hint: "Components are written 0.5, 128 or 0x80.")
            }
        }
        var values: [(appearance: String, color: AssetColor)] = []
        for (appearance, color) in stated + implied
        where !values.contains(where: { $0.appearance == appearance.rawValue }) {
            values.append((appearance.rawValue, color))
        }
        return values
    }

    /// Which appearance an entry is for; nil for high contrast, which nothing asks for.
    private enum Appearance: String {
        case any, light, dark

        init?(_ entry: JSONValue) {
            self = .any
            for appearance in entry["appearances"]?.arrayValue ?? [] {
                switch (appearance["appearance"]?.stringValue, appearance["value"]?.stringValue) {
                case ("luminosity", "dark"): self = .dark
                case ("luminosity", "light"): self = .light
                case ("contrast", "high"): return nil
                default: break
                }
            }
        }
    }

    /// The entries for every device and for iPhones; those for iPads when there are no others.
    private static func forPhones(_ entries: [JSONValue]) -> [JSONValue] {
        for idioms in [["iphone", "universal"], ["ipad"]] {
            let fitting = idioms.flatMap { idiom in
                entries.filter { ($0["idiom"]?.stringValue ?? "universal") == idiom }
            }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    private func contents(of folder: String, isRequired: Bool = true) throws(BuildError) -> JSONValue {
        let path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            guard isRequired else { return .null }
            throw BuildError(
                .invalidAssetCatalog, "\(path) is missing", hint: "Open the asset catalogue in Xcode and save it.")
        }
        do {
            return try JSONValue(parsing: data)
        } catch {
            throw BuildError(
                .invalidAssetCatalog, "\(path) is not JSON: \(error)",
                hint: "Open the asset catalogue in Xcode and save it.")
        }
    }

    private func copy(_ source: String, to destination: String) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(
                atPath: (destination as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: destination) {
                try FileManager.default.copyItem(atPath: source, toPath: destination)
            }
        } catch {
            throw .cannotWrite(destination, error)
        }
    }
}
