import JSON

/// A part of an archive that has a JSON form.
///
/// The form is compact: numbers in arrays where their order says what they are, and what has its default is left out.
protocol ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError)
    func write(to writer: inout ArchiveWriter)
}

extension Array: ArchiveCoding where Element: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let values = try reader.array()
        self = []
        reserveCapacity(values.count)
        for index in values.indices { append(try Element(reader.element(index))) }
    }

    func write(to writer: inout ArchiveWriter) {
        writer.list { list in for element in self { list.add(element) } }
    }
}

extension String: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let string = reader.value.stringValue else { throw reader.malformed("text") }
        self = string
    }

    func write(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Bool: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let bool = reader.value.boolValue else { throw reader.malformed("boolean") }
        self = bool
    }

    func write(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Int: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let int = reader.value.intValue else { throw reader.malformed("integer") }
        self = int
    }

    func write(to writer: inout ArchiveWriter) { writer.write(self) }
}

extension Double: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        if let double = reader.value.doubleValue {
            self = double
        } else if case .string(let text) = reader.value, ["Infinity", "-Infinity", "NaN"].contains(text) {
            self = text == "NaN" ? .nan : text == "Infinity" ? .infinity : -.infinity
        } else {
            throw reader.malformed("number")
        }
    }

    func write(to writer: inout ArchiveWriter) { writer.write(self) }
}

/// Enumerations of words are coded as their words.
extension ArchiveCoding where Self: RawRepresentable, RawValue == String {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let word = reader.value.stringValue, let value = Self(rawValue: word) else {
            throw reader.malformed("\(Self.self)")
        }
        self = value
    }

    func write(to writer: inout ArchiveWriter) { writer.write(rawValue) }
}
