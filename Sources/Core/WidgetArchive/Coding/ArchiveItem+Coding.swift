import JSON

/// An object whose first member says which kind of item it is.
extension ArchiveItem: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let first = try reader.members().first else { throw reader.malformed("item") }
        switch first.name {
        case "fill":
            self = .fill(
                try ArchivePath(first.reader), paint: try reader.get("paint"),
                isEvenOdd: try reader.get("evenOdd", or: false), isAntialiased: try reader.get("antialiased", or: true))
        case "stroke":
            self = .stroke(
                try ArchivePath(first.reader), paint: try reader.get("paint"), style: try reader.get("style"))
        case "text": self = .text(try ArchiveText(reader))
        case "image": self = .image(try ArchiveImage(reader))
        case "symbol": self = .symbol(try ArchiveSymbol(reader))
        case "group": self = .group(try ArchiveGroup(reader))
        default: throw first.reader.malformed("item")
        }
    }

    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
            writer.object { object in
                object.set("fill", path)
                object.set("paint", paint)
                object.set("evenOdd", isEvenOdd, unless: false)
                object.set("antialiased", isAntialiased, unless: true)
            }
        case .stroke(let path, let paint, let style):
            writer.object { object in
                object.set("stroke", path)
                object.set("paint", paint)
                object.set("style", style)
            }
        case .text(let text): text.write(to: &writer)
        case .image(let image): image.write(to: &writer)
        case .symbol(let symbol): symbol.write(to: &writer)
        case .group(let group): group.write(to: &writer)
        }
    }
}

extension ArchiveText: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            text: try reader.get("text"), frame: try reader.get("frame"), scale: try reader.get("scale", or: 1))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("text", text)
            object.set("frame", frame)
            object.set("scale", scale, unless: 1)
        }
    }
}

extension ArchiveImage.Interpolation: ArchiveCoding {}

extension ArchiveImage: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            image: try reader.get("image"), frame: try reader.get("frame"), naturalSize: try reader.get("naturalSize"),
            resizing: try reader.get("tile", or: false) ? .tile : .stretch,
            capInsets: try reader.get("capInsets", or: ArchiveInsets()),
            interpolation: try reader.get("interpolation", or: .medium),
            isAntialiased: try reader.get("antialiased", or: true), tint: try reader.optional("tint"),
            isMirrored: try reader.get("mirrored", or: false))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("image", image)
            object.set("frame", frame)
            object.set("naturalSize", naturalSize)
            object.set("tile", resizing == .tile, unless: false)
            object.set("capInsets", capInsets, unless: ArchiveInsets())
            object.set("interpolation", interpolation, unless: .medium)
            object.set("antialiased", isAntialiased, unless: true)
            object.set("tint", tint)
            object.set("mirrored", isMirrored, unless: false)
        }
    }
}

extension ArchiveSymbol: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            name: try reader.get("symbol"), frame: try reader.get("frame"), weight: try reader.get("weight", or: 400),
            paints: try reader.get("paints"), variableValue: try reader.optional("value"),
            isStretched: try reader.get("stretched", or: false))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("symbol", name)
            object.set("frame", frame)
            object.set("paints", paints)
            object.set("weight", weight, unless: 400)
            object.set("value", variableValue)
            object.set("stretched", isStretched, unless: false)
        }
    }
}

extension BlendMode: ArchiveCoding {}

extension ArchiveGroup: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            items: try reader.get("group"), opacity: try reader.get("opacity", or: 1),
            transform: try reader.optional("transform"), clip: try reader.optional("clip"),
            isClipEvenOdd: try reader.get("clipEvenOdd", or: false), mask: try reader.optional("mask"),
            blendMode: try reader.get("blend", or: .normal), effects: try reader.get("effects", or: []),
            accentedMode: try reader.optional("accentedMode"))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("group", items)
            object.set("opacity", opacity, unless: 1)
            object.set("transform", transform)
            object.set("clip", clip)
            object.set("clipEvenOdd", isClipEvenOdd, unless: false)
            object.set("mask", mask)
            object.set("blend", blendMode, unless: .normal)
            object.set("effects", effects, unless: [])
            object.set("accentedMode", accentedMode)
        }
    }
}

extension ArchiveGroup.AccentedMode: ArchiveCoding {}

/// A list that begins with the effect's name.
extension ArchiveEffect: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let values = try reader.array()
        guard let name = values.first?.stringValue else { throw reader.malformed("effect") }
        func number() throws(ArchiveError) -> Double {
            guard values.count == 2 else { throw reader.malformed("effect with one number") }
            return try Double(reader.element(1))
        }
        switch (name, values.count) {
        case ("blur", 3): self = .blur(radius: try Double(reader.element(1)), isOpaque: try Bool(reader.element(2)))
        case ("shadow", 5):
            self = .shadow(
                color: try ArchiveColor(reader.element(1)), radius: try Double(reader.element(2)),
                x: try Double(reader.element(3)), y: try Double(reader.element(4)))
        case ("brightness", _): self = .brightness(try number())
        case ("contrast", _): self = .contrast(try number())
        case ("saturation", _): self = .saturation(try number())
        case ("grayscale", _): self = .grayscale(try number())
        case ("hueRotation", _): self = .hueRotation(try number())
        case ("colorInvert", 1): self = .colorInvert
        case ("colorMultiply", 2): self = .colorMultiply(try ArchiveColor(reader.element(1)))
        case ("luminanceToAlpha", 1): self = .luminanceToAlpha
        default: throw reader.malformed("effect")
        }
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in
            switch self {
            case .blur(let radius, let isOpaque):
                list.add("blur")
                list.add(radius)
                list.add(isOpaque)
            case .shadow(let color, let radius, let x, let y):
                list.add("shadow")
                list.add(color)
                for number in [radius, x, y] { list.add(number) }
            case .brightness(let amount): Self.add("brightness", amount, to: &list)
            case .contrast(let amount): Self.add("contrast", amount, to: &list)
            case .saturation(let amount): Self.add("saturation", amount, to: &list)
            case .grayscale(let amount): Self.add("grayscale", amount, to: &list)
            case .hueRotation(let angle): Self.add("hueRotation", angle, to: &list)
            case .colorInvert: list.add("colorInvert")
            case .colorMultiply(let color): Self.add("colorMultiply", color, to: &list)
            case .luminanceToAlpha: list.add("luminanceToAlpha")
            }
        }
    }

    private static func add(_ name: StaticString, _ value: some ArchiveCoding, to list: inout ArchiveWriter) {
        list.add(name)
        list.add(value)
    }
}
