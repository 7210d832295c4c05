/// `Tuist` by its name in Tuist 1 to 4.
public typealias Config = Tuist

/// How Tuist itself works on a project, and with which plugins.
public struct Tuist: Encodable, Equatable, Sendable {
    public let project: TuistProject
    public let fullHandle: String?
    public let url: String

    public init(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, cloud: Cloud? = nil, cache: Cache? = nil,
        fullHandle: String? = nil, url: String = "https://tuist.dev", swiftVersion: Version? = nil,
        plugins: [PluginLocation] = [], generationOptions: GenerationOptions = .options(),
        inspectOptions: InspectOptions = .options(), installOptions: InstallOptions = .options()
    ) {
        project = .tuist(plugins: plugins)
        self.fullHandle = fullHandle
        self.url = url
        Manifest.says(self)
    }

    public init(
        fullHandle: String? = nil, inspectOptions: InspectOptions = .options(), cache: Cache = .options(),
        url: String = "https://tuist.dev", project: TuistProject
    ) {
        self.project = project
        self.fullHandle = fullHandle
        self.url = url
        Manifest.says(self)
    }

    /// What is kept of builds.
    public struct Cache: Encodable, Equatable, Sendable {
        public let push: Bool

        public static func options(push: Bool = true) -> Self { Self(push: push) }
        public static func cache(profiles: [CacheProfile] = [], path: Path? = nil) -> Self { Self(push: true) }
    }
}

/// A set of targets whose builds are kept.
public struct CacheProfile: Encodable, Equatable, Sendable {
    public let name: String

    public static func profile(
        name: String, configuration: String, device: String? = nil, os: String? = nil
    ) -> Self { Self(name: name) }
}

/// The project that Tuist works on.
public enum TuistProject: Encodable, Equatable, Sendable {
    case tuist(GeneratedProject)
    case xcode
    case swiftPackage

    /// A project that Tuist generates.
    public struct GeneratedProject: Encodable, Equatable, Sendable {
        public let plugins: [PluginLocation]
    }

    public static func tuist(
        compatibleXcodeVersions: CompatibleXcodeVersions = .all, swiftVersion: Version? = nil,
        plugins: [PluginLocation] = [], generationOptions: Tuist.GenerationOptions = .options(),
        installOptions: Tuist.InstallOptions = .options(), cacheOptions: Tuist.CacheOptions = .options()
    ) -> Self {
        .tuist(GeneratedProject(plugins: plugins))
    }

    public static func xcode(_ options: XcodeProjectOptions = .options()) -> Self { .xcode }
    public static func swiftPackage(_ options: XcodeProjectOptions = .options()) -> Self { .swiftPackage }

    /// Options of a project that Tuist does not generate.
    public struct XcodeProjectOptions: Equatable, Sendable {
        public static func options() -> Self { Self() }
    }
}

extension Tuist {
    /// How projects are generated.
    public struct GenerationOptions: Encodable, Equatable, Sendable {
        public var disableSandbox: Bool

        /// Which targets are told to have side effects that are not stated.
        public enum StaticSideEffectsWarningTargets: Encodable, Equatable, Sendable {
            case all, none
            case excluding([String])
        }

        /// Which dependencies have to be stated.
        public struct EnforceExplicitDependencies: Encodable, Equatable, Sendable {
            public static let all = Self()
        }

        public static func options(
            resolveDependenciesWithSystemScm: Bool = false, disablePackageVersionLocking: Bool = false,
            clonedSourcePackagesDirPath: Path? = nil,
            staticSideEffectsWarningTargets: StaticSideEffectsWarningTargets = .all,
            defaultConfiguration: String? = nil, optionalAuthentication: Bool = false,
            buildInsightsDisabled: Bool = false, testInsightsDisabled: Bool = false, disableSandbox: Bool = true,
            includeGenerateScheme: Bool = true, enableCaching: Bool = false,
            registryEnabled: Bool = false, additionalPackageResolutionArguments: [String] = [],
            enforceExplicitDependencies: Bool = false
        ) -> Self {
            Self(disableSandbox: disableSandbox)
        }
    }

    /// What `tuist inspect` looks at.
    public struct InspectOptions: Encodable, Equatable, Sendable {
        public var redundantDependencies: RedundantDependencies

        /// How dependencies that nothing needs are looked for.
        public struct RedundantDependencies: Encodable, Equatable, Sendable {
            public let ignoreTagsMatching: Set<String>

            public static func redundantDependencies(ignoreTagsMatching: Set<String> = []) -> Self {
                Self(ignoreTagsMatching: ignoreTagsMatching)
            }
        }

        public static func options(
            redundantDependencies: RedundantDependencies = .redundantDependencies()
        ) -> Self {
            Self(redundantDependencies: redundantDependencies)
        }
    }

    /// How packages are fetched.
    public struct InstallOptions: Encodable, Equatable, Sendable {
        public var passthroughSwiftPackageManagerArguments: [String]

        public static func options(passthroughSwiftPackageManagerArguments: [String] = []) -> Self {
            Self(passthroughSwiftPackageManagerArguments: passthroughSwiftPackageManagerArguments)
        }
    }

    /// What is kept of builds.
    public struct CacheOptions: Encodable, Equatable, Sendable {
        public var keepSourceTargets: Bool

        public static func options(keepSourceTargets: Bool = false) -> Self {
            Self(keepSourceTargets: keepSourceTargets)
        }
    }
}

/// Tuist's service.
public struct Cloud: Encodable, Equatable, Sendable {
    /// What of it is needed.
    public enum Option: String, Encodable, Equatable, Sendable { case optional }

    public let url: String
    public let projectId: String

    public static func cloud(
        projectId: String, url: String = "https://cloud.tuist.io", options: [Option] = []
    ) -> Self { Self(url: url, projectId: projectId) }
}

/// The versions of Xcode that a project is for.
public enum CompatibleXcodeVersions: Encodable, Equatable, Sendable, ExpressibleByArrayLiteral,
    ExpressibleByStringInterpolation
{
    case all
    case exact(Version)
    case upToNextMajor(Version)
    case upToNextMinor(Version)
    case list([CompatibleXcodeVersions])

    public init(arrayLiteral elements: Self...) { self = .list(elements) }
    public init(stringLiteral value: String) { self = .exact(Version(stringLiteral: value)) }
}

/// Where a plugin comes from.
public struct PluginLocation: Encodable, Equatable, Sendable {
    /// A folder, or a repository.
    public enum LocationType: Encodable, Equatable, Sendable {
        case local(path: Path)
        case git(url: String, reference: String, directory: String?)
    }

    public let type: LocationType

    public static func local(path: Path) -> Self { Self(type: .local(path: path)) }
    public static func git(url: String, tag: String, directory: String? = nil, releaseUrl: String? = nil) -> Self {
        Self(type: .git(url: url, reference: tag, directory: directory))
    }
    public static func git(url: String, sha: String, directory: String? = nil) -> Self {
        Self(type: .git(url: url, reference: sha, directory: directory))
    }
}

/// A plugin, whose helpers other manifests import by its name.
public struct Plugin: Encodable, Equatable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
        Manifest.says(self)
    }
}

/// What new files are made by; nothing of it counts here.
public struct Template: Encodable, Equatable, Sendable {
    public let description: String

    public init(description: String, attributes: [Attribute] = [], items: [Item] = []) {
        self.description = description
        Manifest.says(self)
    }

    /// A value that a template asks for.
    public enum Attribute: Equatable, Sendable {
        case required(String)
        case optional(String, default: Value)

        /// The value where none is given.
        public indirect enum Value: Equatable, Sendable, ExpressibleByStringInterpolation,
            ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
            ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
        {
            case string(String), integer(Int), real(Double), boolean(Bool)
            case dictionary([String: Value]), array([Value])

            public init(stringLiteral value: String) { self = .string(value) }
            public init(integerLiteral value: Int) { self = .integer(value) }
            public init(floatLiteral value: Double) { self = .real(value) }
            public init(booleanLiteral value: Bool) { self = .boolean(value) }
            public init(arrayLiteral elements: Value...) { self = .array(elements) }
            public init(dictionaryLiteral elements: (String, Value)...) {
                self = .dictionary(Dictionary(elements) { _, last in last })
            }
        }
    }

    /// A file that a template makes.
    public struct Item: Equatable, Sendable {
        public let path: String

        public static func string(path: String, contents: String) -> Self { Self(path: path) }
        public static func file(path: String, templatePath: Path) -> Self { Self(path: path) }
        public static func directory(path: String, sourcePath: Path) -> Self { Self(path: path) }
        public static func item(path: String, contents: Contents) -> Self { Self(path: path) }
    }

    /// What a file holds.
    public enum Contents: Equatable, Sendable {
        case string(String)
        case file(Path)
        case directory(Path)
    }
}

extension Template.Attribute: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .required(value) }

    /// An attribute as text in a path or a file.
    public var description: String {
        switch self {
        case .required(let name), .optional(let name, _): "{{ \(name) }}"
        }
    }
}
