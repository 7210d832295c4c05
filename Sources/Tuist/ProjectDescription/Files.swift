/// A path in a manifest, and what it is relative to.
public struct Path: Encodable, ExpressibleByStringInterpolation, Hashable, Sendable {
    /// What a path is relative to.
    public enum PathType: String, Encodable, Hashable, Sendable {
        case relativeToCurrentFile, relativeToManifest, relativeToRoot
    }

    public let type: PathType
    public let pathString: String
    /// The file that says it, where it is relative to that.
    public let callerPath: String?

    init(_ pathString: String, type: PathType, callerPath: String? = nil) {
        self.type = type
        self.pathString = pathString
        self.callerPath = callerPath
    }

    /// A path from the manifest's folder, or with `//` before it from the root.
    public init(_ path: String) { self = .path(path) }
    public init(stringLiteral value: String) { self = .path(value) }

    public static func path(_ path: String) -> Self {
        path.hasPrefix("//") ? .relativeToRoot(String(path.dropFirst(2))) : .relativeToManifest(path)
    }
    public static func relativeToManifest(_ pathString: String) -> Self {
        Self(pathString, type: .relativeToManifest)
    }
    public static func relativeToRoot(_ pathString: String) -> Self { Self(pathString, type: .relativeToRoot) }
    public static func relativeToCurrentFile(_ pathString: String, callerPath: StaticString = #filePath) -> Self {
        Self(pathString, type: .relativeToCurrentFile, callerPath: "\(callerPath)")
    }
}

/// Whether a file's code is generated, and for whom.
public enum FileCodeGen: String, Encodable, Equatable, Sendable {
    case `public`, `private`, project, disabled
}

/// Sources that a pattern names.
public struct SourceFileGlob: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public var glob: Path
    public var excluding: [Path]
    public var compilerFlags: String?
    public var codeGen: FileCodeGen?
    public var compilationCondition: PlatformCondition?

    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        Self(
            glob: glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }

    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        .glob(
            glob, excluding: excluding.map { [$0] } ?? [], compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }

    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        .glob(path, compilerFlags: compilerFlags, codeGen: codeGen, compilationCondition: compilationCondition)
    }

    init(
        glob: Path, excluding: [Path], compilerFlags: String?, codeGen: FileCodeGen?,
        compilationCondition: PlatformCondition?
    ) {
        self.glob = glob
        self.excluding = excluding
        self.compilerFlags = compilerFlags
        self.codeGen = codeGen
        self.compilationCondition = compilationCondition
    }

    public init(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) {
        self = .glob(
            glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }

    public init(stringLiteral value: String) { self = .glob(.path(value)) }
}

/// The sources of a target.
public struct SourceFilesList: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    public var globs: [SourceFileGlob]

    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.globs = globs.map(SourceFileGlob.init(stringLiteral:)) }
    public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }
    public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }

    public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }
    public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }
    public static func paths(_ paths: [Path]) -> Self { Self(globs: paths.map { .glob($0) }) }
}

/// Resources that a pattern names, or a folder that goes into the bundle as it is.
public enum ResourceFileElement: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)

    public init(stringLiteral value: String) { self = .glob(pattern: .path(value)) }
}

/// The resources of a target.
public struct ResourceFileElements: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    public var resources: [ResourceFileElement]
    public var privacyManifest: PrivacyManifest?

    public init(resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) {
        self.resources = resources
        self.privacyManifest = privacyManifest
    }
    public init(stringLiteral value: String) { self.init(resources: [ResourceFileElement(stringLiteral: value)]) }
    public init(arrayLiteral elements: ResourceFileElement...) { self.init(resources: elements) }

    public static func resources(
        _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
    ) -> Self {
        Self(resources: resources, privacyManifest: privacyManifest)
    }
}

/// What an app says of its users' data.
public struct PrivacyManifest: Encodable, Equatable, Sendable {
    public var tracking: Bool
    public var trackingDomains: [String]
    public var collectedDataTypes: [[String: Plist.Value]]
    public var accessedApiTypes: [[String: Plist.Value]]

    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
    ) -> Self {
        Self(
            tracking: tracking, trackingDomains: trackingDomains, collectedDataTypes: collectedDataTypes,
            accessedApiTypes: accessedApiTypes)
    }
}

/// Files that are shown and not built.
public enum FileElement: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path)
    case folderReference(path: Path)

    public init(stringLiteral value: String) { self = .glob(pattern: .path(value)) }
}

extension [FileElement]: @retroactive ExpressibleByUnicodeScalarLiteral {}
extension [FileElement]: @retroactive ExpressibleByExtendedGraphemeClusterLiteral {}
extension [FileElement]: @retroactive ExpressibleByStringLiteral {
    public typealias UnicodeScalarLiteralType = String
    public typealias ExtendedGraphemeClusterLiteralType = String
    public typealias StringLiteralType = String

    public init(stringLiteral value: String) { self = [.glob(pattern: .path(value))] }
}

/// A folder whose files are the target's, as Xcode keeps it in step.
public struct BuildableFolder: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public var path: Path
    public var exceptions: BuildableFolderExceptions

    public init(stringLiteral value: String) { self = .folder(.path(value)) }
    init(path: Path, exceptions: BuildableFolderExceptions) {
        self.path = path
        self.exceptions = exceptions
    }

    public static func folder(
        _ path: Path, exceptions: BuildableFolderExceptions = .exceptions([])
    ) -> Self {
        Self(path: path, exceptions: exceptions)
    }
}

/// What of a folder is not the target's.
public struct BuildableFolderExceptions: Encodable, Hashable, Sendable, ExpressibleByArrayLiteral {
    public var exceptions: [BuildableFolderException]

    public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }
    init(exceptions: [BuildableFolderException]) { self.exceptions = exceptions }

    public static func exceptions(_ exceptions: [BuildableFolderException]) -> Self { Self(exceptions: exceptions) }
}

/// Files of a folder that are not the target's, or are compiled otherwise.
public struct BuildableFolderException: Encodable, Hashable, Sendable {
    public var excluded: [Path]
    public var compilerFlags: [String: String]
    public var publicHeaders: [Path]
    public var privateHeaders: [Path]
    public var platformFilters: [String: PlatformCondition]

    public static func exception(
        excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [],
        privateHeaders: [Path] = [], platformFilters: [String: PlatformCondition] = [:]
    ) -> Self {
        Self(
            excluded: excluded, compilerFlags: compilerFlags, publicHeaders: publicHeaders,
            privateHeaders: privateHeaders, platformFilters: platformFilters)
    }
}

/// A pattern of files, and what it leaves out.
public struct FileListGlob: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public var glob: Path
    public var excluding: [Path]

    public init(stringLiteral value: String) { self = .glob(.path(value)) }
    init(glob: Path, excluding: [Path]) {
        self.glob = glob
        self.excluding = excluding
    }

    public static func glob(_ glob: Path, excluding: [Path] = []) -> Self { Self(glob: glob, excluding: excluding) }
    public static func glob(_ glob: Path, excluding: Path?) -> Self {
        Self(glob: glob, excluding: excluding.map { [$0] } ?? [])
    }
}

/// Files by patterns.
public struct FileList: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    public var globs: [FileListGlob]

    public init(stringLiteral value: String) { globs = [.glob(.path(value))] }
    public init(arrayLiteral elements: FileListGlob...) { globs = elements }
    init(globs: [FileListGlob]) { self.globs = globs }

    public static func list(_ globs: [FileListGlob]) -> Self { Self(globs: globs) }
}

/// A framework's headers.
public struct Headers: Encodable, Equatable, Sendable {
    /// What is left out of one kind for another.
    public enum AutomaticExclusionRule: Int, Encodable, Sendable {
        case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
    }

    public var umbrellaHeader: Path?
    public var `public`: FileList?
    public var `private`: FileList?
    public var project: FileList?
    public var exclusionRule: AutomaticExclusionRule

    public static func headers(
        public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Self {
        Self(public: `public`, private: `private`, project: project, exclusionRule: exclusionRule)
    }

    public static func allHeaders(
        from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
    ) -> Self {
        Self(
            umbrellaHeader: umbrella, public: list, private: privateHeaders,
            exclusionRule: .projectExcludesPrivateAndPublic)
    }

    public static func onlyHeaders(
        from list: FileList, umbrella: Path, private privateHeaders: FileList? = nil
    ) -> Self {
        .allHeaders(from: list, umbrella: umbrella, private: privateHeaders)
    }
}

/// Files that a build phase copies.
public struct CopyFilesAction: Encodable, Equatable, Sendable {
    /// Where they go.
    public enum Destination: String, Encodable, Sendable {
        case absolutePath, productsDirectory, wrapper, executables, resources, javaResources, frameworks,
            sharedFrameworks, sharedSupport, plugins, other
    }

    public var name: String
    public var destination: Destination
    public var subpath: String?
    public var files: [CopyFileElement]

    private static func copying(
        _ name: String, _ destination: Destination, _ subpath: String?, _ files: [CopyFileElement]
    ) -> Self {
        Self(name: name, destination: destination, subpath: subpath, files: files)
    }

    public static func productsDirectory(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> Self { copying(name, .productsDirectory, subpath, files) }
    public static func wrapper(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .wrapper, subpath, files)
    }
    public static func executables(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .executables, subpath, files)
    }
    public static func resources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .resources, subpath, files)
    }
    public static func javaResources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .javaResources, subpath, files)
    }
    public static func frameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .frameworks, subpath, files)
    }
    public static func sharedFrameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .sharedFrameworks, subpath, files)
    }
    public static func sharedSupport(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .sharedSupport, subpath, files)
    }
    public static func plugins(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        copying(name, .plugins, subpath, files)
    }
}

/// Files, or a folder, that a build phase copies.
public enum CopyFileElement: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    case folderReference(path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)

    public init(stringLiteral value: String) { self = .glob(pattern: .path(value)) }
}
