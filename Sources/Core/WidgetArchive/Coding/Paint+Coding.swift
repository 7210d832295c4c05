import JSON

/// `[red, green, blue]`, and `alpha` unless it is 1.
extension ArchiveColor: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try [Double](reader)
        guard numbers.count == 3 || numbers.count == 4 else { throw reader.malformed("colour") }
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
    }

    var coded: JSONValue { (alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]).coded }
}

/// `[location, red, green, blue, alpha]`.
extension GradientStop: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(5)
        self.init(
            color: ArchiveColor(red: numbers[1], green: numbers[2], blue: numbers[3], alpha: numbers[4]),
            location: numbers[0])
    }

    var coded: JSONValue { [location, color.red, color.green, color.blue, color.alpha].coded }
}

extension ImageID: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(rawValue: try String(reader))
    }

    var coded: JSONValue { rawValue.coded }
}

/// A colour is coded as itself; anything else as an object that its first member tells apart.
extension Paint: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        if case .array = reader.value {
            self = .color(try ArchiveColor(reader))
        } else if let stops = reader.member("linear") {
            self = .linearGradient(
                stops: try [GradientStop](stops), start: try reader.get("start"), end: try reader.get("end"))
        } else if let stops = reader.member("radial") {
            let radii = try reader.required("radii").numbers(2)
            self = .radialGradient(
                stops: try [GradientStop](stops), center: try reader.get("center"), startRadius: radii[0],
                endRadius: radii[1], transform: try reader.optional("transform"))
        } else if let stops = reader.member("angular") {
            let angles = try reader.required("angles").numbers(2)
            self = .angularGradient(
                stops: try [GradientStop](stops), center: try reader.get("center"), startAngle: angles[0],
                endAngle: angles[1])
        } else if let radius = reader.member("material") {
            self = .material(blurRadius: try Double(radius), tint: try reader.get("tint"))
        } else if let image = reader.member("image") {
            self = .image(
                try ImageID(image), origin: try reader.get("origin"), scale: try reader.get("scale"),
                source: try reader.get("source"))
        } else {
            throw reader.malformed("paint")
        }
    }

    var coded: JSONValue {
        var object = JSONObject()
        switch self {
        case .color(let color): return color.coded
        case .linearGradient(let stops, let start, let end):
            object["linear"] = stops.coded
            object["start"] = start.coded
            object["end"] = end.coded
        case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
            object["radial"] = stops.coded
            object["center"] = center.coded
            object["radii"] = [startRadius, endRadius].coded
            object.set("transform", transform)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            object["angular"] = stops.coded
            object["center"] = center.coded
            object["angles"] = [startAngle, endAngle].coded
        case .material(let radius, let tint):
            object["material"] = radius.coded
            object["tint"] = tint.coded
        case .image(let image, let origin, let scale, let source):
            object["image"] = image.coded
            object["origin"] = origin.coded
            object["scale"] = scale.coded
            object["source"] = source.coded
        }
        return .object(object)
    }
}

extension ArchiveStroke.Cap: ArchiveCoding {}
extension ArchiveStroke.Join: ArchiveCoding {}

extension ArchiveStroke: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            width: try reader.get("width"), cap: try reader.get("cap", or: .butt),
            join: try reader.get("join", or: .miter), miterLimit: try reader.get("miterLimit", or: 10),
            dash: try reader.get("dash", or: []), dashPhase: try reader.get("dashPhase", or: 0))
    }

    var coded: JSONValue {
        var object = JSONObject()
        object["width"] = width.coded
        object.set("cap", cap, unless: .butt)
        object.set("join", join, unless: .miter)
        object.set("miterLimit", miterLimit, unless: 10)
        object.set("dash", dash, unless: [])
        object.set("dashPhase", dashPhase, unless: 0)
        return .object(object)
    }
}
