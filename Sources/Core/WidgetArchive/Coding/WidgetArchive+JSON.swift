import FoundationEssentials
package import JSON

extension WidgetArchive {
    /// Reads an archive, its version first: one from a newer program is an error of its own.
    package init(json: JSONValue) throws(ArchiveError) {
        let reader = ArchiveReader(json)
        let version: Int = try reader.get("version")
        guard version <= WidgetArchive.version else {
            throw .newerVersion(found: version, supported: WidgetArchive.version)
        }
        var images: [ImageID: ImageResource] = [:]
        for (name, image) in try reader.member("images")?.members() ?? [] {
            // Names travel back in what is said of their images.
            guard name.utf8.count <= 256 else { throw image.malformed("image with a short name") }
            images[ImageID(rawValue: name)] = try ImageResource(image)
        }
        self.init(
            size: try reader.get("size"), colorScheme: try reader.get("scheme", or: .light),
            contentMargins: try reader.get("margins", or: ArchiveInsets()),
            isTransparent: try reader.get("transparent", or: false), background: try reader.get("background", or: []),
            items: try reader.get("items", or: []), images: images,
            widgetURL: try reader.optional("url"), tapRegions: try reader.get("taps", or: []),
            accessibility: try reader.get("accessibility", or: []))
    }

    /// The archive's JSON form; images are ordered by name, so that equal archives are equal bytes.
    package var json: RawJSON {
        var writer = ArchiveWriter()
        writer.object { object in
            object.set("version", WidgetArchive.version)
            object.set("size", size)
            object.set("scheme", colorScheme, unless: .light)
            object.set("margins", contentMargins, unless: ArchiveInsets())
            object.set("transparent", isTransparent, unless: false)
            object.set("background", background, unless: [])
            object.set("items", items)
            if !images.isEmpty {
                object.set("images") { images in
                    images.object { resources in
                        for (id, resource) in self.images.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                            resources.set(key: id.rawValue, resource)
                        }
                    }
                }
            }
            object.set("url", widgetURL)
            object.set("taps", tapRegions, unless: [])
            object.set("accessibility", accessibility, unless: [])
        }
        return RawJSON(trusted: writer.bytes)
    }
}

extension WidgetArchive.ColorScheme: ArchiveCoding {}

extension ImageResource: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        if let path = reader.member("file") {
            let path = try String(path)
            guard path.utf8.count <= 4096, !path.utf8.contains(0) else { throw reader.malformed("path") }
            self = .file(path: path)
        } else {
            let base64: String = try reader.get("data")
            guard let data = Data(base64Encoded: base64) else { throw reader.malformed("base64") }
            self = .data([UInt8](data))
        }
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            switch self {
            case .file(let path): object.set("file", path)
            case .data(let bytes): object.set("data", Data(bytes).base64EncodedString())
            }
        }
    }
}

extension TapRegion: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let frame: ArchiveRect = try reader.get("frame")
        if let url: String = try reader.optional("url") {
            self.init(frame: frame, action: .url(url))
        } else {
            self.init(
                frame: frame,
                action: .intent(type: try reader.get("intent"), parameters: try reader.get("parameters")),
                isOn: try reader.optional("isOn"))
        }
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("frame", frame)
            switch action {
            case .url(let url): object.set("url", url)
            case .intent(let type, let parameters):
                object.set("intent", type)
                object.set("parameters", parameters)
            }
            object.set("isOn", isOn)
        }
    }
}

extension AccessibilityElement.Trait: ArchiveCoding {}

extension AccessibilityElement: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            frame: try reader.get("frame"), label: try reader.get("label"), value: try reader.optional("value"),
            hint: try reader.optional("hint"), identifier: try reader.optional("identifier"),
            traits: try reader.get("traits", or: []))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("frame", frame)
            object.set("label", label)
            object.set("value", value)
            object.set("hint", hint)
            object.set("identifier", identifier)
            object.set("traits", traits, unless: [])
        }
    }
}
