package import JSON

/// What a ``DrawRequest`` came to: a line of JSON.
package enum DrawReply: Sendable {
    /// The picture follows the line.
    case picture(DrawnPicture)
    case refused(BridgeError)
    /// The drawing process ends itself: the time is over, or a signal came.
    case stuck(StuckDrawing)

    package init?(json: JSONValue) {
        if let error = json["error"] {
            guard let error = BridgeError(json: error) else { return nil }
            self = .refused(error)
        } else if let size = json["size"]?.intValue, size >= 0 {
            self = .picture(DrawnPicture(json, size: size))
        } else if let signal = json["signal"]?.intValue {
            self = .stuck(StuckDrawing(image: json["image"]?.stringValue, signal: Int32(clamping: signal)))
        } else {
            return nil
        }
    }

    package var json: RawJSON {
        var object = JSONObjectWriter()
        switch self {
        case .picture(let picture):
            object.set("size", .int(picture.size))
            object.set("width", picture.pixels.map { .int($0.width) })
            object.set("height", picture.pixels.map { .int($0.height) })
            object.set("warnings", .array(picture.warnings.map(\.json)))
        case .refused(let error): object.set("error", error.json)
        case .stuck(let stuck):
            object.set("image", stuck.image.map { .string($0) })
            object.set("signal", .int(Int(stuck.signal)))
        }
        return object.finish()
    }
}

/// A picture that was drawn.
package struct DrawnPicture: Sendable {
    /// How many bytes its file has.
    package var size: Int
    /// Pixels for PNG, points otherwise; nil for an archive.
    package var pixels: (width: Int, height: Int)?
    /// What the picture lacks.
    package var warnings: [Warning]

    package init(size: Int, pixels: (width: Int, height: Int)?, warnings: [Warning] = []) {
        self.size = size
        self.pixels = pixels
        self.warnings = warnings
    }

    fileprivate init(_ json: JSONValue, size: Int) {
        self.size = size
        if let width = json["width"]?.intValue, let height = json["height"]?.intValue { pixels = (width, height) }
        warnings = (json["warnings"]?.arrayValue ?? []).compactMap(Warning.init(json:))
    }
}

/// Where the drawing process was when it could not go on.
package struct StuckDrawing: Sendable, Hashable {
    /// The image that it drew.
    package var image: String?
    /// The signal that ended it.
    package var signal: Int32

    package init(image: String?, signal: Int32) {
        self.image = image
        self.signal = signal
    }
}
