/// A target of a project.
public struct Target: Encodable, Equatable, Sendable {
    public var name: String
    public var destinations: Destinations
    public var product: Product
    public var productName: String?
    public var bundleId: String
    public var deploymentTargets: DeploymentTargets?
    public var infoPlist: InfoPlist?
    public var sources: SourceFilesList?
    public var resources: ResourceFileElements?
    public var copyFiles: [CopyFilesAction]?
    public var headers: Headers?
    public var entitlements: Entitlements?
    public var scripts: [TargetScript]
    public var dependencies: [TargetDependency]
    public var settings: Settings?
    public var coreDataModels: [CoreDataModel]
    public var environmentVariables: [String: EnvironmentVariable]
    public var launchArguments: [LaunchArgument]
    public var additionalFiles: [FileElement]
    public var buildRules: [BuildRule]
    public var mergedBinaryType: MergedBinaryType
    public var mergeable: Bool
    public var onDemandResourcesTags: OnDemandResourcesTags?
    public var metadata: TargetMetadata
    public var buildableFolders: [BuildableFolder]
    public var foreignBuild: ForeignBuild?

    /// What makes a target that is not Xcode's to build.
    public struct ForeignBuild: Encodable, Equatable, Sendable {
        public let script: String
        public let inputs: [Input]
        public let output: ForeignBuildOutput
    }

    /// What a build from elsewhere depends on.
    public enum Input: Encodable, Equatable, Sendable {
        case file(Path), folder(Path), glob(Path), script(String)
    }

    /// What a build from elsewhere makes.
    public enum ForeignBuildOutput: Encodable, Equatable, Sendable {
        case xcframework(path: Path, linking: BinaryLinking = .dynamic)
        case framework(path: Path, linking: BinaryLinking = .dynamic)
        case library(path: Path, publicHeaders: Path, swiftModuleMap: Path? = nil, linking: BinaryLinking = .static)
    }

    /// How a binary is linked.
    public enum BinaryLinking: String, Encodable, Equatable, Sendable { case `static`, dynamic }

    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .default
    ) -> Self {
        var target = Self(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            copyFiles: copyFiles, headers: headers, entitlements: entitlements, scripts: scripts,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
            environmentVariables: environmentVariables, launchArguments: launchArguments,
            additionalFiles: additionalFiles, buildRules: buildRules, mergedBinaryType: mergedBinaryType,
            mergeable: mergeable, onDemandResourcesTags: onDemandResourcesTags)
        target.metadata = metadata
        target.buildableFolders = buildableFolders
        return target
    }

    public static func foreignBuild(
        name: String, destinations: Destinations, script: String, inputs: [Input] = [], output: ForeignBuildOutput,
        metadata: TargetMetadata = .default
    ) -> Self {
        var target = target(
            name: name, destinations: destinations, product: .staticLibrary, bundleId: name, infoPlist: nil,
            metadata: metadata)
        target.foreignBuild = ForeignBuild(script: script, inputs: inputs, output: output)
        return target
    }

    /// A target as manifests of Tuist 3.3 to 4.0 write it.
    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environment: [String: String] = [:], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil
    ) {
        self.name = name
        self.destinations = destinations
        self.product = product
        self.productName = productName
        self.bundleId = bundleId
        self.deploymentTargets = deploymentTargets
        self.infoPlist = infoPlist
        self.sources = sources
        self.resources = resources
        self.copyFiles = copyFiles
        self.headers = headers
        self.entitlements = entitlements
        self.scripts = scripts
        self.dependencies = dependencies
        self.settings = settings
        self.coreDataModels = coreDataModels
        self.environmentVariables = environmentVariables.merging(
            environment.mapValues { EnvironmentVariable(stringLiteral: $0) }
        ) { variable, _ in variable }
        self.launchArguments = launchArguments
        self.additionalFiles = additionalFiles
        self.buildRules = buildRules
        self.mergedBinaryType = mergedBinaryType
        self.mergeable = mergeable
        self.onDemandResourcesTags = onDemandResourcesTags
        metadata = .default
        buildableFolders = []
    }

    /// A target as manifests of Tuist 1 to 3 write it, for one platform.
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environment: [String: String] = [:], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false
    ) {
        self.init(
            name: name, destinations: deploymentTarget?.destinations ?? platform.destinations, product: product,
            productName: productName, bundleId: bundleId, deploymentTargets: deploymentTarget?.targets,
            infoPlist: infoPlist, sources: sources, resources: resources, copyFiles: copyFiles, headers: headers,
            entitlements: entitlements, scripts: scripts, dependencies: dependencies, settings: settings,
            coreDataModels: coreDataModels, environment: environment, environmentVariables: environmentVariables,
            launchArguments: launchArguments, additionalFiles: additionalFiles, buildRules: buildRules,
            mergedBinaryType: mergedBinaryType, mergeable: mergeable)
    }
}

/// What a target is built to.
public enum Product: String, Encodable, Equatable, Hashable, Sendable, CaseIterable {
    case app
    case staticLibrary = "static_library"
    case dynamicLibrary = "dynamic_library"
    case framework
    case staticFramework
    case unitTests = "unit_tests"
    case uiTests = "ui_tests"
    case bundle
    case commandLineTool
    case appExtension = "app_extension"
    case watch2App
    case watch2Extension
    case tvTopShelfExtension
    case messagesExtension
    case stickerPackExtension = "sticker_pack_extension"
    case appClip
    case xpc
    case systemExtension = "system_extension"
    case extensionKitExtension = "extension_kit_extension"
    case macro
}

/// A target by its name, of a project elsewhere perhaps.
public struct TargetReference: Encodable, Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public var projectPath: Path?
    public var targetName: String

    init(projectPath: Path?, target: String) {
        self.projectPath = projectPath
        targetName = target
    }

    public init(stringLiteral value: String) { self.init(projectPath: nil, target: value) }

    public static func project(path: Path, target: String) -> Self { Self(projectPath: path, target: target) }
    public static func target(_ name: String) -> Self { Self(projectPath: nil, target: name) }
}

/// What is noted of a target.
public struct TargetMetadata: Encodable, Equatable, Sendable {
    public var tags: [String]

    public static func metadata(tags: [String]) -> Self { Self(tags: tags) }
    public static func metadata(tags: [String], isLocal: Bool) -> Self { Self(tags: tags) }
    public static var `default`: Self { Self(tags: []) }
}

/// Whether a binary takes its libraries in.
public enum MergedBinaryType: Equatable, Encodable, Sendable {
    case disabled, automatic
    case manual(mergeableDependencies: Set<String>)
}

/// Which resources are asked for on demand.
public struct OnDemandResourcesTags: Encodable, Equatable, Sendable {
    public let initialInstall: [String]?
    public let prefetchOrder: [String]?

    public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self {
        Self(initialInstall: initialInstall, prefetchOrder: prefetchOrder)
    }
}

/// A Core Data model, and which of its versions counts.
public struct CoreDataModel: Encodable, Equatable, Sendable {
    public var path: Path
    public var currentVersion: String?

    public init(_ path: Path, currentVersion: String? = nil) {
        self.path = path
        self.currentVersion = currentVersion
    }

    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self {
        Self(path, currentVersion: currentVersion)
    }
}
