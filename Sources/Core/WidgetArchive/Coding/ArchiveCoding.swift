import JSON

/// A part of an archive that has a JSON form.
///
/// The form is compact: numbers in arrays where their order says what they are, and what has its default is left out.
protocol ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError)
    var coded: JSONValue { get }
}

extension Array: ArchiveCoding where Element: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        let values = try reader.array()
        self = []
        reserveCapacity(values.count)
        for index in values.indices { append(try Element(reader.element(index))) }
    }

    var coded: JSONValue { .array(map(\.coded)) }
}

extension String: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let string = reader.value.stringValue else { throw reader.malformed("text") }
        self = string
    }

    var coded: JSONValue { .string(self) }
}

extension Bool: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let bool = reader.value.boolValue else { throw reader.malformed("boolean") }
        self = bool
    }

    var coded: JSONValue { .bool(self) }
}

extension Int: ArchiveCoding {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let int = reader.value.intValue else { throw reader.malformed("integer") }
        self = int
    }

    var coded: JSONValue { .int(self) }
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

    /// Whole numbers go without their `.0`; JSON has no words for what is not finite, so it is text.
    var coded: JSONValue {
        if let int = Int(exactly: self), abs(int) < 1 << 53 { return .int(int) }
        guard isFinite else { return .string(isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity") }
        return .double(self)
    }
}

/// Enumerations of words are coded as their words.
extension ArchiveCoding where Self: RawRepresentable, RawValue == String {
    init(_ reader: ArchiveReader) throws(ArchiveError) {
        guard let word = reader.value.stringValue, let value = Self(rawValue: word) else {
            throw reader.malformed("\(Self.self)")
        }
        self = value
    }

    var coded: JSONValue { .string(rawValue) }
}
