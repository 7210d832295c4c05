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
        /// Top, left, bottom and right of what does not stretch, in points.
        var capInsets: [Double]?
        /// A drawing in points at a font of 100 points.
        var isSymbol = false
    }

    /// The names that are taken.
    struct Names {
        private var images: Set<String> = []
        private var colors: Set<String> = []
        private var data: Set<String> = []

        mutating func insert(image name: String) -> Bool { images.insert(name).inserted }
        mutating func insert(color name: String) -> Bool { colors.insert(name).inserted }
        mutating func insert(data name: String) -> Bool { data.insert(name).inserted }
    }

    static let fileName = "Assets.json"
    static let folderName = "Assets"

    var images: [(name: String, files: [ImageFile])] = []
    /// Files by the names of data sets, relative to the index.
    var data: [(name: String, file: String)] = []
    var names = Names()
    var colors: [(name: String, values: [(appearance: String, color: AssetColor)])] = []

    var json: JSONValue {
        var images: [JSONObject.Member] = []
        for (name, files) in self.images where !files.isEmpty { images.append((name, .array(files.map(\.json)))) }
        var colors: [JSONObject.Member] = []
        for (name, values) in self.colors where !values.isEmpty {
            let values = values.map {
                ["appearance": .string($0.appearance), "components": $0.color.json] as JSONValue
            }
            colors.append((name, .array(values)))
        }
        return [
            "images": .object(JSONObject(uniqueMembers: images)), "colors": .object(JSONObject(uniqueMembers: colors)),
            "data": .object(JSONObject(uniqueMembers: data.map { ($0.name, .string($0.file)) })),
        ]
    }
}

extension AssetIndex.ImageFile {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["file": .string(file), "appearance": .string(appearance)]
        object["kind"] = isSymbol ? "symbol" : scale == nil ? "vector" : "bitmap"
        if let scale { object["scale"] = .double(scale) }
        if let isTemplate { object["isTemplate"] = .bool(isTemplate) }
        if let capInsets { object["capInsets"] = .array(capInsets.map { .double($0) }) }
        return .object(object)
    }
}
