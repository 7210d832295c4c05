/// A project: its targets, its settings, and the packages that it takes.
public struct Project: Encodable, Equatable, Sendable {
    public let name: String
    public let organizationName: String?
    public let classPrefix: String?
    public let options: Options
    public let packages: [Package]
    public let targets: [Target]
    public let schemes: [Scheme]
    public let settings: Settings?
    public let fileHeaderTemplate: FileHeaderTemplate?
    public let additionalFiles: [FileElement]
    public let resourceSynthesizers: [ResourceSynthesizer]

    /// Describes a project; the last one that a manifest makes is what it says.
    public init(
        name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
        packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
    ) {
        self.name = name
        self.organizationName = organizationName
        self.classPrefix = classPrefix
        self.options = options
        self.packages = packages
        self.targets = targets
        self.schemes = schemes
        self.settings = settings
        self.fileHeaderTemplate = fileHeaderTemplate
        self.additionalFiles = additionalFiles
        self.resourceSynthesizers = resourceSynthesizers
        Manifest.says(self)
    }

    /// Whether a target takes something of a package of `Tuist/Package.swift`.
    public var containsExternalDependencies: Bool {
        targets.contains { $0.dependencies.contains { if case .external = $0 { true } else { false } } }
    }
}

extension Project {
    /// How Xcode's project is generated.
    public struct Options: Encodable, Equatable, Sendable {
        public var automaticSchemesOptions: AutomaticSchemesOptions
        public var defaultKnownRegions: [String]?
        public var developmentRegion: String?
        public var disableBundleAccessors: Bool
        public var disableShowEnvironmentVarsInScriptPhases: Bool
        public var disableSynthesizedResourceAccessors: Bool
        public var textSettings: TextSettings
        public var xcodeProjectName: String?
        public var folderSortingStrategy: FolderSortingStrategy

        public static func options(
            automaticSchemesOptions: AutomaticSchemesOptions = .enabled(), defaultKnownRegions: [String]? = nil,
            developmentRegion: String? = nil, disableBundleAccessors: Bool = false,
            disableShowEnvironmentVarsInScriptPhases: Bool = false, disableSynthesizedResourceAccessors: Bool = false,
            textSettings: TextSettings = .textSettings(), xcodeProjectName: String? = nil,
            folderSortingStrategy: FolderSortingStrategy = .groupsBeforeFolderReferences
        ) -> Self {
            Self(
                automaticSchemesOptions: automaticSchemesOptions, defaultKnownRegions: defaultKnownRegions,
                developmentRegion: developmentRegion, disableBundleAccessors: disableBundleAccessors,
                disableShowEnvironmentVarsInScriptPhases: disableShowEnvironmentVarsInScriptPhases,
                disableSynthesizedResourceAccessors: disableSynthesizedResourceAccessors, textSettings: textSettings,
                xcodeProjectName: xcodeProjectName, folderSortingStrategy: folderSortingStrategy)
        }
    }
}

extension Project.Options {
    /// Which schemes are made of targets.
    public enum AutomaticSchemesOptions: Encodable, Equatable, Sendable {
        /// How targets share schemes.
        public enum TargetSchemesGrouping: Encodable, Equatable, Sendable {
            case singleScheme
            case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
            case notGrouped
        }

        case enabled(
            targetSchemesGrouping: TargetSchemesGrouping = .notGrouped, codeCoverageEnabled: Bool = false,
            testingOptions: TestingOptions = [], testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
            testScreenCaptureFormat: ScreenCaptureFormat? = nil, runLanguage: SchemeLanguage? = nil,
            runRegion: String? = nil)
        case disabled
    }

    /// How Xcode's editor indents.
    public struct TextSettings: Encodable, Equatable, Sendable {
        public var usesTabs: Bool?
        public var indentWidth: UInt?
        public var tabWidth: UInt?
        public var wrapsLines: Bool?

        public static func textSettings(
            usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
        ) -> Self {
            Self(usesTabs: usesTabs, indentWidth: indentWidth, tabWidth: tabWidth, wrapsLines: wrapsLines)
        }
    }

    /// In which order Xcode lists folders.
    public enum FolderSortingStrategy: Encodable, Equatable, Sendable {
        case groupsBeforeFolderReferences, alphabetical
    }
}

/// The text that Xcode begins new files with.
public enum FileHeaderTemplate: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case file(Path)
    case string(String)

    public init(stringLiteral value: String) { self = .string(value) }
}

/// What code is made of resources by.
public struct ResourceSynthesizer: Encodable, Equatable, Sendable {
    public var templateType: TemplateType
    public var parser: Parser
    public var parserOptions: [String: Parser.Option]
    public var extensions: Set<String>

    /// Where the template of the code is.
    public enum TemplateType: Encodable, Equatable, Sendable {
        case plugin(name: String, resourceName: String)
        case defaultTemplate(resourceName: String)
    }

    /// What reads the resources.
    public enum Parser: String, Encodable, Equatable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files

        /// A value that a parser is told.
        public enum Option: Equatable, Sendable, Encodable, ExpressibleByStringInterpolation,
            ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
            ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
        {
            case string(String), integer(Int), double(Double), boolean(Bool)
            case dictionary([String: Option]), array([Option])

            public init(stringLiteral value: String) { self = .string(value) }
            public init(integerLiteral value: Int) { self = .integer(value) }
            public init(floatLiteral value: Double) { self = .double(value) }
            public init(booleanLiteral value: Bool) { self = .boolean(value) }
            public init(arrayLiteral elements: Option...) { self = .array(elements) }
            public init(dictionaryLiteral elements: (String, Option)...) {
                self = .dictionary(Dictionary(elements) { _, last in last })
            }
        }
    }

    private static func standard(
        _ name: String, _ parser: Parser, _ options: [String: Parser.Option], _ extensions: Set<String>,
        plugin: String? = nil
    ) -> Self {
        let type = plugin.map { TemplateType.plugin(name: $0, resourceName: name) }
        return Self(
            templateType: type ?? .defaultTemplate(resourceName: name), parser: parser, parserOptions: options,
            extensions: extensions)
    }

    public static func strings(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Strings", .strings, parserOptions, ["strings", "stringsdict"], plugin: plugin)
    }
    public static func strings(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Strings", .strings, parserOptions, ["strings", "stringsdict"])
    }
    public static func stringsCatalogs(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Strings", .stringsCatalog, parserOptions, ["xcstrings"], plugin: plugin)
    }
    public static func stringsCatalogs(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Strings", .stringsCatalog, parserOptions, ["xcstrings"])
    }
    public static func assets(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Assets", .assets, parserOptions, ["xcassets"], plugin: plugin)
    }
    public static func assets(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Assets", .assets, parserOptions, ["xcassets"])
    }
    public static func fonts(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Fonts", .fonts, parserOptions, ["otf", "ttc", "ttf", "woff"], plugin: plugin)
    }
    public static func fonts(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Fonts", .fonts, parserOptions, ["otf", "ttc", "ttf", "woff"])
    }
    public static func plists(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Plists", .plists, parserOptions, ["plist"], plugin: plugin)
    }
    public static func plists(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("Plists", .plists, parserOptions, ["plist"])
    }
    public static func coreData(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("CoreData", .coreData, parserOptions, ["xcdatamodeld"], plugin: plugin)
    }
    public static func coreData(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("CoreData", .coreData, parserOptions, ["xcdatamodeld"])
    }
    public static func interfaceBuilder(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("InterfaceBuilder", .interfaceBuilder, parserOptions, ["storyboard"], plugin: plugin)
    }
    public static func interfaceBuilder(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("InterfaceBuilder", .interfaceBuilder, parserOptions, ["storyboard"])
    }
    public static func json(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("JSON", .json, parserOptions, ["json"], plugin: plugin)
    }
    public static func json(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("JSON", .json, parserOptions, ["json"])
    }
    public static func yaml(plugin: String, parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("YAML", .yaml, parserOptions, ["yml"], plugin: plugin)
    }
    public static func yaml(parserOptions: [String: Parser.Option] = [:]) -> Self {
        standard("YAML", .yaml, parserOptions, ["yml"])
    }
    public static func files(
        plugin: String, parserOptions: [String: Parser.Option] = [:], extensions: Set<String>
    ) -> Self {
        standard("Files", .files, parserOptions, extensions, plugin: plugin)
    }
    public static func files(parserOptions: [String: Parser.Option] = [:], extensions: Set<String>) -> Self {
        standard("Files", .files, parserOptions, extensions)
    }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: [String: Parser.Option] = [:], extensions: Set<String>,
        resourceName: String
    ) -> Self {
        standard(resourceName, parser, parserOptions, extensions, plugin: plugin)
    }
    public static func custom(
        name: String, parser: Parser, parserOptions: [String: Parser.Option] = [:], extensions: Set<String>
    ) -> Self {
        standard(name, parser, parserOptions, extensions)
    }
}

extension [ResourceSynthesizer] {
    /// What Tuist makes code of by itself.
    public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts(), .stringsCatalogs()] }
}
