import Foundation
import JSON
import WidgetProtocol

/// An image, a symbol, a colour, data or what no view shows in an asset catalogue.
struct AssetSet {
    var kind: AssetKind
    /// Behind the names of the folders that provide namespaces.
    var name: String
    var path: String

    /// Those of a catalogue, in the order of the names in each folder.
    ///
    /// - Parameters:
    ///   - walked: the folders that were looked into: links may lead to one again and again.
    ///   - isStrict: whether a folder's description that is no JSON is an error.
    static func all(
        in catalog: String, walked: inout Set<String>, isStrict: Bool = true
    ) throws(BridgeError) -> [AssetSet] {
        var sets: [AssetSet] = []
        try add(catalog, namespace: "", to: &sets, &walked, isStrict)
        return sets
    }

    private static func add(
        _ folder: String, namespace: String, to sets: inout [AssetSet], _ walked: inout Set<String>, _ isStrict: Bool
    ) throws(BridgeError) {
        guard let real = try ProjectBoundary.current.resolve(folder), walked.insert(real).inserted else { return }
        for entry in try ProjectFiles.entries(in: folder, except: { $0.hasPrefix(".") }) where entry.isFolder {
            let path = folder + "/" + entry.name
            let kind = AssetKind(folder: entry.name)
            switch kind {
            case .folder:
                let isNamespace = try providesNamespace(path, isStrict)
                try add(
                    path, namespace: isNamespace ? namespace + entry.name + "/" : namespace, to: &sets, &walked,
                    isStrict)
            case .images, .symbols, .colors, .data, .unused:
                let name = (entry.name as NSString).deletingPathExtension
                sets.append(AssetSet(kind: kind, name: namespace + name, path: path))
            }
        }
    }

    private static func providesNamespace(_ folder: String, _ isStrict: Bool) throws(BridgeError) -> Bool {
        do {
            let contents = try AssetCatalogCompiler.contents(of: folder, isRequired: false)
            return contents["properties"]?["provides-namespace"]?.boolValue ?? false
        } catch {
            guard !isStrict, error.kind == .invalidAssetCatalog else { throw error }
            return false
        }
    }
}

extension AssetIndex {
    /// What catalogues have, by its names alone.
    init(namesIn catalogs: [String]) throws(BridgeError) {
        var walked: Set<String> = []
        for catalog in catalogs {
            for set in try AssetSet.all(in: catalog, walked: &walked) {
                switch set.kind {
                case .images, .symbols: if names.insert(image: set.name) { images.append((set.name, [])) }
                case .colors: if names.insert(color: set.name) { colors.append((set.name, [])) }
                case .data, .folder, .unused: continue
                }
            }
        }
    }
}
