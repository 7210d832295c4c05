import Foundation
import JSON
import WidgetProtocol

extension AppDescription.AssetNames {
    /// Adds the names that a catalogue has, as views ask for them.
    mutating func add(catalog: String) throws(BridgeError) {
        var walked: Set<String> = []
        try walk(catalog, namespace: "", &walked)
    }

    private mutating func walk(
        _ folder: String, namespace: String, _ walked: inout Set<String>
    ) throws(BridgeError) {
        // Links may lead to one folder again and again.
        guard let real = try ProjectBoundary.current.resolve(folder), walked.insert(real).inserted else { return }
        for entry in try ProjectFiles.entries(in: folder, except: { $0.hasPrefix(".") }) where entry.isFolder {
            let path = folder + "/" + entry.name
            let name = namespace + (entry.name as NSString).deletingPathExtension
            switch AssetKind(folder: entry.name) {
            case .images, .symbols: images.insert(name)
            case .colors: colors.insert(name)
            case .folder:
                let contents = try ProjectFiles.contents(path + "/Contents.json", .description)
                let properties = contents.flatMap { try? JSONValue(parsing: $0) }?["properties"]
                let isNamespace = properties?["provides-namespace"]?.boolValue ?? false
                try walk(path, namespace: isNamespace ? namespace + entry.name + "/" : namespace, &walked)
            // What an icon can be asked for by is no view's business, and no mistake.
            case .unused: images.insert(name)
            case .data: continue
            }
        }
    }
}
