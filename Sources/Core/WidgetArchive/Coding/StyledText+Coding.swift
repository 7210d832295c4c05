import JSON

/// A named family is coded as `=name`, so that it cannot be taken for one of the system's.
extension ArchiveFont.Family: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        switch try String(reader) {
        case "system": self = .system
        case "serif": self = .serif
        case "rounded": self = .rounded
        case "monospaced": self = .monospaced
        case let name where name.hasPrefix("="): self = .named(String(name.dropFirst()))
        default: throw reader.malformed("font family")
        }
    }

    var coded: JSONValue {
        switch self {
        case .system: "system"
        case .serif: "serif"
        case .rounded: "rounded"
        case .monospaced: "monospaced"
        case .named(let name): .string("=" + name)
        }
    }
}

extension ArchiveFont: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            family: try reader.get("family", or: .system), size: try reader.get("size"),
            weight: try reader.get("weight", or: 400), width: try reader.get("width", or: 100),
            isItalic: try reader.get("italic", or: false),
            hasMonospacedDigits: try reader.get("monospacedDigits", or: false),
            hasSmallCaps: try reader.get("smallCaps", or: false), lineHeight: try reader.optional("lineHeight"),
            file: try reader.optional("file"))
    }

    var coded: JSONValue {
        var object = JSONObject()
        object.set("family", family, unless: .system)
        object["size"] = size.coded
        object.set("weight", weight, unless: 400)
        object.set("width", width, unless: 100)
        object.set("italic", isItalic, unless: false)
        object.set("monospacedDigits", hasMonospacedDigits, unless: false)
        object.set("smallCaps", hasSmallCaps, unless: false)
        object.set("lineHeight", lineHeight)
        object.set("file", file)
        return .object(object)
    }
}

extension TextRun.Line.Pattern: ArchiveCoding {}

extension TextRun.Line: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(pattern: try reader.get("pattern", or: .solid), color: try reader.optional("color"))
    }

    var coded: JSONValue {
        var object = JSONObject()
        object.set("pattern", pattern, unless: .solid)
        object.set("color", color)
        return .object(object)
    }
}

/// A string is coded as itself.
extension TextRun.Content: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        if case .string(let string) = reader.value {
            self = .string(string)
        } else if let name = reader.member("symbol") {
            self = .symbol(try String(name))
        } else if let image = reader.member("image") {
            self = .image(
                try ImageID(image), size: try reader.get("size"), isTemplate: try reader.get("template", or: false))
        } else {
            throw reader.malformed("text content")
        }
    }

    var coded: JSONValue {
        switch self {
        case .string(let string): return .string(string)
        case .symbol(let name): return ["symbol": .string(name)]
        case .image(let image, let size, let isTemplate):
            var object: JSONObject = ["image": image.coded, "size": size.coded]
            object.set("template", isTemplate, unless: false)
            return .object(object)
        }
    }
}

extension TextRun: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            content: try reader.get("text"), font: try reader.get("font"), paint: try reader.get("paint"),
            underline: try reader.optional("underline"), strikethrough: try reader.optional("strikethrough"),
            tracking: try reader.get("tracking", or: 0), baselineOffset: try reader.get("baselineOffset", or: 0),
            background: try reader.optional("background"), live: try reader.optional("live"),
            link: try reader.optional("link"))
    }

    var coded: JSONValue {
        var object = JSONObject()
        object["text"] = content.coded
        object["font"] = font.coded
        object["paint"] = paint.coded
        object.set("underline", underline)
        object.set("strikethrough", strikethrough)
        object.set("tracking", tracking, unless: 0)
        object.set("baselineOffset", baselineOffset, unless: 0)
        object.set("background", background)
        object.set("live", live)
        object.set("link", link)
        return .object(object)
    }
}

extension LiveDate.Style: ArchiveCoding {}

extension LiveDate: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        if let date = reader.member("date") {
            self = .date(try Double(date), style: try reader.get("style"))
        } else {
            let interval = try reader.required("timer").numbers(2)
            self = .timer(
                start: interval[0], end: interval[1], pause: try reader.optional("pause"),
                countsDown: try reader.get("countsDown", or: true), showsHours: try reader.get("showsHours", or: true))
        }
    }

    var coded: JSONValue {
        switch self {
        case .date(let date, let style): return ["date": date.coded, "style": style.coded]
        case .timer(let start, let end, let pause, let countsDown, let showsHours):
            var object: JSONObject = ["timer": [start, end].coded]
            object.set("pause", pause)
            object.set("countsDown", countsDown, unless: true)
            object.set("showsHours", showsHours, unless: true)
            return .object(object)
        }
    }
}

extension StyledText.Alignment: ArchiveCoding {}
extension StyledText.Truncation: ArchiveCoding {}
extension StyledText.Direction: ArchiveCoding {}

extension StyledText: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(
            runs: try reader.get("runs"), alignment: try reader.get("alignment", or: .leading),
            lineLimit: try reader.optional("lineLimit"), reservesSpace: try reader.get("reservesSpace", or: false),
            truncation: try reader.get("truncation", or: .tail), lineSpacing: try reader.get("lineSpacing", or: 0),
            allowsTightening: try reader.get("allowsTightening", or: false),
            minimumScaleFactor: try reader.get("minimumScaleFactor", or: 1),
            direction: try reader.get("direction", or: .leftToRight), locale: try reader.get("locale", or: "en"))
    }

    var coded: JSONValue {
        var object = JSONObject()
        object["runs"] = runs.coded
        object.set("alignment", alignment, unless: .leading)
        object.set("lineLimit", lineLimit)
        object.set("reservesSpace", reservesSpace, unless: false)
        object.set("truncation", truncation, unless: .tail)
        object.set("lineSpacing", lineSpacing, unless: 0)
        object.set("allowsTightening", allowsTightening, unless: false)
        object.set("minimumScaleFactor", minimumScaleFactor, unless: 1)
        object.set("direction", direction, unless: .leftToRight)
        object.set("locale", locale, unless: "en")
        return .object(object)
    }
}
