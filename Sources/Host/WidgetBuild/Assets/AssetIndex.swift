import JSON

/// What `Resources/Assets.json` says: the images and colours of a widget's asset catalogues, by name.
///
/// Its reader, `AssetCatalog` of SwiftUICompat, describes the form. A name inside a folder that provides a namespace
/// begins with that folder's name and a slash.
struct AssetIndex {
    struct ImageFile {
        /// Relative to the index.
        var file: String
        /// Nil for vector images.
        var scale: Double?
        var appearance: String
        var isTemplate: Bool?
    }

    static let fileName = "Assets.json"
    static let folderName = "Assets"

    var images: [(name: String, files: [ImageFile])] = []
    var colors: [(name: String, values: [(appearance: String, color: AssetColor)])] = []

    var json: JSONValue {
        var images = JSONObject()
        for (name, files) in self.images { images[name] = .array(files.map(\.json)) }
        var colors = JSONObject()
        for (name, values) in self.colors {
            colors[name] = .array(
                values.map { ["appearance": .string($0.appearance), "components": $0.color.json] })
        }
        return ["images": .object(images), "colors": .object(colors)]
    }
}

extension AssetIndex.ImageFile {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["file": .string(file), "appearance": .string(appearance)]
        object["kind"] = scale == nil ? "vector" : "bitmap"
        if let scale { object["scale"] = .double(scale) }
        if let isTemplate { object["isTemplate"] = .bool(isTemplate) }
        return .object(object)
    }
}
