package import JSON

/// What the bridge asks of `widget-bridge-draw`: a line of JSON, behind which the archive follows as it is.
///
/// The picture comes back the same way, behind a ``DrawReply``: the drawing process writes no file.
package struct DrawRequest: Sendable {
    /// `png`, `svg`, `pdf`, `archive` for the archive itself, with its images in it, `comparison`, or `recording` for a drawn
    /// PNG file that is to be kept, which stands in the archive's place.
    package var format: String

    package static let recording = "recording"
    /// Pixels in a point.
    package var scale: Double
    /// In points.
    package var cornerRadius: Double
    /// Whether an SVG's texts are drawn by the shapes of their letters.
    package var outlinesText: Bool
    /// How the place where it is shown changes it; nil for not at all.
    package var appearance: PictureAppearance?
    /// The folders whose files the archive may name, by their real paths.
    package var folders: [String]
    /// How many seconds drawing may take.
    package var limit: Double
    /// The images that are drawn as marked boxes, and why.
    package var leftOut: [LeftOutImage]
    /// Whether all images are.
    package var leavesOutImages: Bool
    /// How many bytes the archive has.
    package var archiveSize: Int
    /// What is compared instead of drawn; nil for a picture.
    package var comparison: DrawComparison?

    package init(
        format: String, scale: Double, cornerRadius: Double, outlinesText: Bool = false,
        appearance: PictureAppearance? = nil, folders: [String], limit: Double,
        leftOut: [LeftOutImage] = [], leavesOutImages: Bool = false, archiveSize: Int,
        comparison: DrawComparison? = nil
    ) {
        self.format = format
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.outlinesText = outlinesText
        self.appearance = appearance
        self.folders = folders
        self.limit = limit
        self.leftOut = leftOut
        self.leavesOutImages = leavesOutImages
        self.archiveSize = archiveSize
        self.comparison = comparison
    }

    package init(json: JSONValue) throws(BridgeError) {
        let members = try MessageMembers(json, of: "a request to draw")
        self.init(
            format: try members.string("format"),
            scale: try members.required("scale", try members.optionalNumber("scale")),
            cornerRadius: try members.optionalNumber("cornerRadius") ?? 0,
            outlinesText: members["outline"]?.boolValue ?? false,
            appearance: members["appearance"].flatMap(PictureAppearance.init(json:)),
            folders: try members.array("folders").compactMap(\.stringValue),
            limit: try members.required("limit", try members.optionalNumber("limit")),
            leftOut: try members.array("leftOut").compactMap(LeftOutImage.init(json:)),
            leavesOutImages: members["leavesOutImages"]?.boolValue ?? false,
            archiveSize: try members.integer("archiveSize"),
            comparison: members["comparison"].flatMap(DrawComparison.init(json:)))
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        object.set("format", .string(format))
        object.set("scale", .double(scale))
        object.set("cornerRadius", .double(cornerRadius))
        if outlinesText { object.set("outline", .bool(true)) }
        object.set("appearance", appearance?.json)
        object.set("folders", .array(folders.map { .string($0) }))
        object.set("limit", .double(limit))
        if !leftOut.isEmpty { object.set("leftOut", .array(leftOut.map(\.json))) }
        if leavesOutImages { object.set("leavesOutImages", .bool(true)) }
        object.set("archiveSize", .int(archiveSize))
        object.set("comparison", comparison?.json)
        return object.finish()
    }
}

/// An image that is not drawn because of what it did before.
package struct LeftOutImage: Sendable, Hashable {
    /// What the archive calls it.
    package var id: String
    /// Whether it took too long; else it brought the drawing process down.
    package var isSlow: Bool

    package init(id: String, isSlow: Bool) {
        self.id = id
        self.isSlow = isSlow
    }

    fileprivate init?(json: JSONValue) {
        guard let id = json["id"]?.stringValue else { return nil }
        self.init(id: id, isSlow: json["slow"]?.boolValue ?? false)
    }

    fileprivate var json: JSONValue { ["id": .string(id), "slow": .bool(isSlow)] }
}
