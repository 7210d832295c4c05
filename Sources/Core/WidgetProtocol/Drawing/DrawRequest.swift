package import JSON

/// What the bridge asks of `widget-bridge-draw`: an archive, drawn into a file.
package struct DrawRequest: Sendable {
    package static let method = "draw"

    /// `png`, `svg`, `pdf`, or `archive` for the archive itself.
    package var format: String
    /// Pixels in a point.
    package var scale: Double
    /// In points.
    package var cornerRadius: Double
    /// The file to write.
    package var path: String
    /// A `WidgetArchive`.
    package var archive: RawJSON

    package init(format: String, scale: Double, cornerRadius: Double, path: String, archive: RawJSON) {
        self.format = format
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.path = path
        self.archive = archive
    }

    /// Reads the request's params.
    package init(params: JSONValue) throws(BridgeError) {
        let members = try MessageMembers(params, of: Self.method)
        self.init(
            format: try members.string("format"),
            scale: try members.required("scale", try members.optionalNumber("scale")),
            cornerRadius: try members.optionalNumber("cornerRadius") ?? 0, path: try members.string("path"),
            archive: RawJSON(try members.required("archive", members["archive"])))
    }

    /// The request's params.
    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("format", .string(format))
        object.set("scale", .double(scale))
        object.set("cornerRadius", .double(cornerRadius))
        object.set("path", .string(path))
        object.set("archive", archive)
        return object.finish()
    }
}

/// A picture that was drawn.
package struct DrawReply: Sendable {
    /// Pixels for PNG, points otherwise; nil for an archive.
    package var size: (width: Int, height: Int)?
    /// What the picture lacks.
    package var warnings: [Warning]

    package init(size: (width: Int, height: Int)?, warnings: [Warning] = []) {
        self.size = size
        self.warnings = warnings
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("width", size.map { .int($0.width) })
        object.set("height", size.map { .int($0.height) })
        object.set("warnings", .array(warnings.map(\.json)))
        return object.finish()
    }

    package init?(json: JSONValue) {
        guard json.objectValue != nil else { return nil }
        if let width = json["width"]?.intValue, let height = json["height"]?.intValue { size = (width, height) }
        warnings = (json["warnings"]?.arrayValue ?? []).compactMap(Warning.init(json:))
    }
}
