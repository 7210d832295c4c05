import JSON

/// A JSON value inside of an archive and the way to it, which errors name.
struct ArchiveReader {
    let value: JSONValue
    private let path: Path

    /// Kept as a chain and made text only for an error.
    private indirect enum Path {
        case root
        case member(Path, String)
        case element(Path, Int)

        var text: String {
            switch self {
            case .root: ""
            case .member(.root, let name): name
            case .member(let path, let name): "\(path.text).\(name)"
            case .element(let path, let index): "\(path.text)[\(index)]"
            }
        }
    }

    init(_ value: JSONValue) {
        self.value = value
        path = .root
    }

    private init(_ value: JSONValue, path: Path) {
        self.value = value
        self.path = path
    }

    func malformed(_ expected: String) -> ArchiveError {
        .malformed(path: path.text, expected: expected)
    }

    func array() throws(ArchiveError) -> [JSONValue] {
        guard case .array(let values) = value else { throw malformed("list") }
        return values
    }

    func element(_ index: Int) -> ArchiveReader {
        guard case .array(let values) = value else { return self }
        return ArchiveReader(values[index], path: .element(path, index))
    }

    /// The numbers of a list that must hold as many.
    func numbers(_ count: Int) throws(ArchiveError) -> [Double] {
        let values = try array()
        // Without a reader for each, which takes memory: these are most of an archive's values.
        let known = values.compactMap(\.doubleValue)
        let numbers = known.count == values.count ? known : try [Double](self)
        guard numbers.count == count else { throw malformed("list of \(count) numbers") }
        return numbers
    }

    func member(_ name: String) -> ArchiveReader? {
        guard let member = value[name] else { return nil }
        return ArchiveReader(member, path: .member(path, name))
    }

    func required(_ name: String) throws(ArchiveError) -> ArchiveReader {
        guard let member = member(name) else {
            throw .malformed(path: Path.member(path, name).text, expected: "value")
        }
        return member
    }

    func get<Value: ArchiveCoding>(_ name: String) throws(ArchiveError) -> Value {
        try Value(required(name))
    }

    func get<Value: ArchiveCoding>(_ name: String, or standard: Value) throws(ArchiveError) -> Value {
        guard let member = member(name) else { return standard }
        return try Value(member)
    }

    func optional<Value: ArchiveCoding>(_ name: String) throws(ArchiveError) -> Value? {
        guard let member = member(name) else { return nil }
        return try Value(member)
    }

    /// The members of an object, in order.
    func members() throws(ArchiveError) -> [(name: String, reader: ArchiveReader)] {
        guard case .object(let object) = value else { throw malformed("object") }
        return object.members.map { ($0.name, ArchiveReader($0.value, path: .member(path, $0.name))) }
    }
}
