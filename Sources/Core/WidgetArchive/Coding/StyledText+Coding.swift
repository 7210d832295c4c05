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

    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .system: writer.write("system")
        case .serif: writer.write("serif")
        case .rounded: writer.write("rounded")
        case .monospaced: writer.write("monospaced")
        case .named(let name): writer.write("=" + name)
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

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("family", family, unless: .system)
            object.set("size", size)
            object.set("weight", weight, unless: 400)
            object.set("width", width, unless: 100)
            object.set("italic", isItalic, unless: false)
            object.set("monospacedDigits", hasMonospacedDigits, unless: false)
            object.set("smallCaps", hasSmallCaps, unless: false)
            object.set("lineHeight", lineHeight)
            object.set("file", file)
        }
    }
}

extension TextRun.Line.Pattern: ArchiveCoding {}

extension TextRun.Line: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        self.init(pattern: try reader.get("pattern", or: .solid), color: try reader.optional("color"))
    }

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("pattern", pattern, unless: .solid)
            object.set("color", color)
        }
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

    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .string(let string): writer.write(string)
        case .symbol(let name): writer.object { $0.set("symbol", name) }
        case .image(let image, let size, let isTemplate):
            writer.object { object in
                object.set("image", image)
                object.set("size", size)
                object.set("template", isTemplate, unless: false)
            }
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

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("text", content)
            object.set("font", font)
            object.set("paint", paint)
            object.set("underline", underline)
            object.set("strikethrough", strikethrough)
            object.set("tracking", tracking, unless: 0)
            object.set("baselineOffset", baselineOffset, unless: 0)
            object.set("background", background)
            object.set("live", live)
            object.set("link", link)
        }
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

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            switch self {
            case .date(let date, let style):
                object.set("date", date)
                object.set("style", style)
            case .timer(let start, let end, let pause, let countsDown, let showsHours):
                object.set("timer", [start, end])
                object.set("pause", pause)
                object.set("countsDown", countsDown, unless: true)
                object.set("showsHours", showsHours, unless: true)
            }
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

    func write(to writer: inout ArchiveWriter) {
        writer.object { object in
            object.set("runs", runs)
            object.set("alignment", alignment, unless: .leading)
            object.set("lineLimit", lineLimit)
            object.set("reservesSpace", reservesSpace, unless: false)
            object.set("truncation", truncation, unless: .tail)
            object.set("lineSpacing", lineSpacing, unless: 0)
            object.set("allowsTightening", allowsTightening, unless: false)
            object.set("minimumScaleFactor", minimumScaleFactor, unless: 1)
            object.set("direction", direction, unless: .leftToRight)
            object.set("locale", locale, unless: "en")
        }
    }
}
