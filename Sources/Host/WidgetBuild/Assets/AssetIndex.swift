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
        var variant: AssetVariant
        var isTemplate: Bool?
        /// Top, left, bottom and right of what does not stretch, in points.
        var capInsets: [Double]?
        /// A drawing in points at a font of 100 points.
        var isSymbol = false
    }

    struct ColorValue: Sendable, Hashable {
        var variant: AssetVariant
        var color: AssetColor
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
    var colors: [(name: String, values: [ColorValue])] = []

    var json: JSONValue {
        var images: [JSONObject.Member] = []
        for (name, files) in self.images where !files.isEmpty { images.append((name, .array(files.map(\.json)))) }
        var colors: [JSONObject.Member] = []
        for (name, values) in self.colors where !values.isEmpty {
            colors.append((name, .array(values.map(\.json))))
        }
        return [
            "images": .object(JSONObject(uniqueMembers: images)), "colors": .object(JSONObject(uniqueMembers: colors)),
            "data": .object(JSONObject(uniqueMembers: data.map { ($0.name, .string($0.file)) })),
        ]
    }
}

extension AssetIndex.ImageFile {
    fileprivate var json: JSONValue {
        var object = variant.json
        object["file"] = .string(file)
        object["kind"] = isSymbol ? "symbol" : scale == nil ? "vector" : "bitmap"
        if let scale { object["scale"] = .double(scale) }
        if let isTemplate { object["isTemplate"] = .bool(isTemplate) }
        if let capInsets { object["capInsets"] = .array(capInsets.map { .double($0) }) }
        return .object(object)
    }
}

extension AssetIndex.ColorValue {
    fileprivate var json: JSONValue {
        var object = variant.json
        object["components"] = color.json
        return .object(object)
    }
}
