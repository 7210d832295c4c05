/// A Swift package that a project takes, from elsewhere or from a folder.
public enum Package: Encodable, Equatable, Sendable {
    case remote(url: String, requirement: Requirement)
    case local(path: Path)
    case registry(identifier: String, requirement: Requirement)

    /// Which versions will do.
    public enum Requirement: Encodable, Equatable, Sendable {
        case upToNextMajor(from: Version)
        case upToNextMinor(from: Version)
        case range(from: Version, to: Version)
        case exact(Version)
        case branch(String)
        case revision(String)

        public static func from(_ version: Version) -> Self { .upToNextMajor(from: version) }
    }

    public static func package(url: String, from version: Version) -> Self {
        .remote(url: url, requirement: .upToNextMajor(from: version))
    }
    public static func package(url: String, _ requirement: Requirement) -> Self {
        .remote(url: url, requirement: requirement)
    }
    public static func package(url: String, exact version: Version) -> Self {
        .remote(url: url, requirement: .exact(version))
    }
    public static func package(url: String, branch: String) -> Self { .remote(url: url, requirement: .branch(branch)) }
    public static func package(url: String, revision: String) -> Self {
        .remote(url: url, requirement: .revision(revision))
    }
    public static func package(url: String, _ range: Range<Version>) -> Self {
        .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
    }
    public static func package(id: String, from version: Version) -> Self {
        .registry(identifier: id, requirement: .upToNextMajor(from: version))
    }
    public static func package(id: String, exact version: Version) -> Self {
        .registry(identifier: id, requirement: .exact(version))
    }
    public static func package(id: String, _ requirement: Requirement) -> Self {
        .registry(identifier: id, requirement: requirement)
    }
    public static func package(path: Path) -> Self { .local(path: path) }
    public static func package(path: String) -> Self { .local(path: .path(path)) }
}

/// A semantic version.
public struct Version: Encodable, Hashable, Comparable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
{
    public var major: Int
    public var minor: Int
    public var patch: Int
    public var prereleaseIdentifiers: [String]
    public var buildMetadataIdentifiers: [String]

    public init(
        _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
        buildMetadataIdentifiers: [String] = []
    ) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.prereleaseIdentifiers = prereleaseIdentifiers
        self.buildMetadataIdentifiers = buildMetadataIdentifiers
    }

    public init(stringLiteral value: String) { self = Version(string: value) ?? Version(0, 0, 0) }

    public init?(string: String) {
        let metadata = string.split(separator: "+", maxSplits: 1).map(String.init)
        let parts = (metadata.first ?? "").split(separator: "-", maxSplits: 1).map(String.init)
        let numbers = (parts.first ?? "").split(separator: ".").map { Int($0) }
        guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
        let filled = numbers.compactMap(\.self) + [0, 0]
        self.init(
            filled[0], filled[1], filled[2],
            prereleaseIdentifiers: parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : [],
            buildMetadataIdentifiers: metadata.count > 1 ? metadata[1].split(separator: ".").map(String.init) : [])
    }

    public var description: String {
        let prerelease = prereleaseIdentifiers.isEmpty ? "" : "-" + prereleaseIdentifiers.joined(separator: ".")
        let metadata = buildMetadataIdentifiers.isEmpty ? "" : "+" + buildMetadataIdentifiers.joined(separator: ".")
        return "\(major).\(minor).\(patch)\(prerelease)\(metadata)"
    }

    public static func < (left: Self, right: Self) -> Bool {
        if (left.major, left.minor, left.patch) != (right.major, right.minor, right.patch) {
            return (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
        if left.prereleaseIdentifiers.isEmpty || right.prereleaseIdentifiers.isEmpty {
            return !left.prereleaseIdentifiers.isEmpty && right.prereleaseIdentifiers.isEmpty
        }
        return left.prereleaseIdentifiers.lexicographicallyPrecedes(right.prereleaseIdentifiers)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// How packages of `Tuist/Package.swift` are taken; a manifest of packages says it.
public struct PackageSettings: Encodable, Equatable, Sendable {
    public var productTypes: [String: Product]
    public var productDestinations: [String: Destinations]
    public var baseSettings: Settings
    public var targetSettings: [String: Settings]
    public var projectOptions: [String: Project.Options]

    public init(
        productTypes: [String: Product] = [:], baseProductType: Product = .staticFramework,
        productDestinations: [String: Destinations] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: Settings] = [:], projectOptions: [String: Project.Options] = [:]
    ) {
        self.productTypes = productTypes
        self.productDestinations = productDestinations
        self.baseSettings = baseSettings
        self.targetSettings = targetSettings
        self.projectOptions = projectOptions
    }
}

/// The packages that `Tuist/Dependencies.swift` of Tuist 3 lists.
public struct Dependencies: Encodable, Equatable, Sendable {
    public var swiftPackageManager: SwiftPackageManagerDependencies?
    public var platforms: Set<Platform>

    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = Set(Platform.allCases)
    ) {
        self.swiftPackageManager = swiftPackageManager
        self.platforms = platforms
        Manifest.says(self)
    }
}

/// What Carthage is asked for.
public struct CarthageDependencies: Encodable, Equatable, Sendable, ExpressibleByArrayLiteral {
    /// A framework of Carthage's.
    public enum Dependency: Encodable, Equatable, Sendable {
        case github(path: String, requirement: Requirement)
        case git(path: String, requirement: Requirement)
        case binary(path: String, requirement: Requirement)
    }

    /// Which versions will do.
    public enum Requirement: Encodable, Equatable, Sendable {
        case exact(Version), upToNext(Version), atLeast(Version), branch(String), revision(String)
    }

    public var dependencies: [Dependency]

    public init(_ dependencies: [Dependency]) { self.dependencies = dependencies }
    public init(arrayLiteral elements: Dependency...) { dependencies = elements }
}

/// What Swift's package manager is asked for.
public struct SwiftPackageManagerDependencies: Encodable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public var packages: [Package]
    public var productTypes: [String: Product]

    public init(
        _ packages: [Package] = [], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: SettingsDictionary] = [:], projectOptions: [String: Project.Options] = [:]
    ) {
        self.packages = packages
        self.productTypes = productTypes
    }

    public init(arrayLiteral elements: Package...) { self.init(elements) }
}
