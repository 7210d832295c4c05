/// Namespace of what property lists hold.
public enum Plist {}

extension Plist {
    /// A value of a property list.
    public indirect enum Value: Encodable, Equatable, Hashable, Sendable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .string(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .real(let value): try container.encode(value)
            case .boolean(let value): try container.encode(value)
            case .dictionary(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            }
        }
    }
}

extension Plist.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .real(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(arrayLiteral elements: Self...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, Self)...) {
        self = .dictionary(Dictionary(elements) { _, last in last })
    }
}

/// A target's Info.plist.
public enum InfoPlist: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias Value = Plist.Value

    case file(path: Path)
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case variable(String)

    /// What the product needs at least.
    public static var `default`: InfoPlist { .extendingDefault(with: [:]) }

    public init(stringLiteral value: String) { self = .file(path: .path(value)) }
    public static func file(_ path: Path) -> Self { .file(path: path) }
}

/// A target's entitlements.
public enum Entitlements: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)

    public init(stringLiteral value: String) { self = .file(path: .path(value)) }

    // Where entitlements were a path, as before Tuist 3.30, they are written so.
    public static func relativeToManifest(_ path: String) -> Self { .file(path: .relativeToManifest(path)) }
    public static func relativeToRoot(_ path: String) -> Self { .file(path: .relativeToRoot(path)) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Self {
        .file(path: .relativeToCurrentFile(path, callerPath: callerPath))
    }
}
