import JSON

/// `[red, green, blue]`, and `alpha` unless it is 1.
extension ArchiveColor: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try [Double](reader)
        guard numbers.count == 3 || numbers.count == 4 else { throw reader.malformed("colour") }
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            list.add(red)
            list.add(green)
            list.add(blue)
            if alpha != 1 { list.add(alpha) }
        }
    }
}

/// `[location, red, green, blue, alpha]`.
extension GradientStop: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let numbers = try reader.numbers(5)
        self.init(
            color: ArchiveColor(red: numbers[1], green: numbers[2], blue: numbers[3], alpha: numbers[4]),
            location: numbers[0])
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            for number in [location, color.red, color.green, color.blue, color.alpha] { list.add(number) }
        }
    }
}

extension ImageID: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(rawValue: try String(reader))
    }

    func write(to writer: inout ArchiveWriter) { writer.write(rawValue) }
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

    func write(to writer: inout ArchiveWriter) {
        if case .color(let color) = self { return color.write(to: &writer) }
        writer.object { object in
            switch self {
            case .color: break
            case .linearGradient(let stops, let start, let end):
                object.set("linear", stops)
                object.set("start", start)
                object.set("end", end)
            case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
                object.set("radial", stops)
                object.set("center", center)
                object.set("radii", [startRadius, endRadius])
                object.set("transform", transform)
            case .angularGradient(let stops, let center, let startAngle, let endAngle):
                object.set("angular", stops)
                object.set("center", center)
                object.set("angles", [startAngle, endAngle])
            case .material(let radius, let tint):
                object.set("material", radius)
                object.set("tint", tint)
            case .image(let image, let origin, let scale, let source):
                object.set("image", image)
                object.set("origin", origin)
                object.set("scale", scale)
                object.set("source", source)
            }
        }
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

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("width", width)
            object.set("cap", cap, unless: .butt)
            object.set("join", join, unless: .miter)
            object.set("miterLimit", miterLimit, unless: 10)
            object.set("dash", dash, unless: [])
            object.set("dashPhase", dashPhase, unless: 0)
        }
    }
}
