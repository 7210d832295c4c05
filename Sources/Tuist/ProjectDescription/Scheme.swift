/// A scheme, of which only the name counts here: nothing is run by it.
public struct Scheme: Encodable, Equatable, Sendable {
    public var name: String
    public var shared: Bool
    public var hidden: Bool
    public var buildAction: BuildAction?
    public var testAction: TestAction?
    public var runAction: RunAction?
    public var archiveAction: ArchiveAction?
    public var profileAction: ProfileAction?
    public var analyzeAction: AnalyzeAction?

    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) {
        self.name = name
        self.shared = shared
        self.hidden = hidden
        self.buildAction = buildAction
        self.testAction = testAction
        self.runAction = runAction
        self.archiveAction = archiveAction
        self.profileAction = profileAction
        self.analyzeAction = analyzeAction
    }

    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) -> Self {
        Self(
            name: name, shared: shared, hidden: hidden, buildAction: buildAction, testAction: testAction,
            runAction: runAction, archiveAction: archiveAction, profileAction: profileAction,
            analyzeAction: analyzeAction)
    }
}

/// What runs before or after an action.
public struct ExecutionAction: Encodable, Equatable, Sendable {
    public var title: String
    public var scriptText: String
    public var target: TargetReference?
    public var shellPath: String?

    public init(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) {
        self.title = title
        self.scriptText = scriptText
        self.target = target
        self.shellPath = shellPath
    }

    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) -> Self {
        Self(title: title, scriptText: scriptText, target: target, shellPath: shellPath)
    }
}

/// What a scheme builds.
public struct BuildAction: Encodable, Equatable, Sendable {
    public var targets: [TargetReference]
    public var preActions: [ExecutionAction]
    public var postActions: [ExecutionAction]

    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) {
        self.targets = targets
        self.preActions = preActions
        self.postActions = postActions
    }

    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> Self {
        Self(targets: targets, preActions: preActions, postActions: postActions)
    }
}

/// A target of tests, and how they run.
public struct TestableTarget: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Whether its tests run beside each other.
    public enum Parallelization: String, Encodable, Sendable { case disabled, enabled, all, swiftTestingOnly, none }

    public var target: TargetReference

    public init(stringLiteral value: String) { target = .target(value) }
    public init(
        target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
        randomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) { self.target = target }

    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }

    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }
}

/// Where a device says that it is.
public enum SimulatedLocation: Encodable, Equatable, Sendable {
    case custom(gpxFile: Path)
    case reference(String)

    public static func gpxFile(_ path: Path) -> Self { .custom(gpxFile: path) }

    public static let london: Self = .reference("London, England")
    public static let johannesburg: Self = .reference("Johannesburg, South Africa")
    public static let moscow: Self = .reference("Moscow, Russia")
    public static let mumbai: Self = .reference("Mumbai, India")
    public static let tokyo: Self = .reference("Tokyo, Japan")
    public static let sydney: Self = .reference("Sydney, Australia")
    public static let hongKong: Self = .reference("Hong Kong, China")
    public static let honolulu: Self = .reference("Honolulu, HI, USA")
    public static let sanFrancisco: Self = .reference("San Francisco, CA, USA")
    public static let mexicoCity: Self = .reference("Mexico City, Mexico")
    public static let newYork: Self = .reference("New York, NY, USA")
    public static let rioDeJaneiro: Self = .reference("Rio de Janeiro, Brazil")
}

/// Whether tests run beside each other, and in which order.
public struct TestingOptions: OptionSet, Encodable, Equatable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let parallelizable = TestingOptions(rawValue: 1)
    public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
}

/// How pictures of failing tests are kept.
public enum ScreenCaptureFormat: String, Encodable, Equatable, Sendable { case screenshots, screenRecording }

/// The language that an app runs in.
public struct SchemeLanguage: Encodable, Equatable, Sendable, ExpressibleByStringLiteral {
    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }
    public init(stringLiteral value: String) { identifier = value }

    public static let doubleLengthPseudoLanguage = Self(
        identifier: "IDELaunchSchemeLanguageDoubleLocalizedPseudoLanguage")
    public static let rightToLeftPseudoLanguage = Self(identifier: "IDELaunchSchemeLanguageRightToLeftPseudoLanguage")
    public static let accentedPseudoLanguage = Self(identifier: "IDELaunchSchemeLanguageAccentedPseudoLanguage")
    public static let boundedStringPseudoLanguage = Self(
        identifier: "IDELaunchSchemeLanguageBoundedStringPseudoLanguage")
    public static let rightToLeftWithStringsPseudoLanguage = Self(
        identifier: "IDELaunchSchemeLanguageRightToLeftWithStringsPseudoLanguage")
}

/// What is looked for while something runs.
public enum SchemeDiagnosticsOption: String, Encodable, Equatable, Sendable {
    case enableAddressSanitizer, enableDetectStackUseAfterReturn, enableThreadSanitizer, mainThreadChecker,
        performanceAntipatternChecker
}

/// What is looked for while something runs.
public struct SchemeDiagnosticsOptions: Encodable, Equatable, Sendable, ExpressibleByArrayLiteral {
    public var options: [SchemeDiagnosticsOption]

    public init(arrayLiteral elements: SchemeDiagnosticsOption...) { options = elements }
    init(options: [SchemeDiagnosticsOption]) { self.options = options }

    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
    ) -> Self {
        Self(options: [])
    }
}

/// What a scheme tests.
public struct TestAction: Encodable, Equatable, Sendable {
    public var testPlans: [Path]
    public var targets: [TestableTarget]
    public var configuration: ConfigurationName

    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
        skippedTests: [String] = []
    ) -> Self {
        Self(testPlans: [], targets: targets, configuration: configuration)
    }

    public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self {
        Self(testPlans: testPlans, targets: [], configuration: configuration)
    }
}

/// How tests run.
public struct TestActionOptions: Encodable, Equatable, Sendable {
    public var language: SchemeLanguage?
    public var region: String?
    public var coverage: Bool

    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil,
        preferredScreenCaptureFormat: ScreenCaptureFormat? = nil,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
    ) -> Self {
        Self(language: language, region: region, coverage: coverage)
    }
}

/// Which debugger's commands are read, and how the app begins.
public enum LaunchStyle: String, Encodable, Sendable { case automatically, waitForExecutableToBeLaunched }

/// What a scheme runs.
public enum Executable: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case askOnLaunch
    case executable(TargetReference)

    public init(stringLiteral value: String) { self = .executable(.target(value)) }
    public static func target(_ name: String) -> Self { .executable(.target(name)) }
    public static func project(path: Path, target: String) -> Self {
        .executable(.project(path: path, target: target))
    }
}

/// How a scheme runs an app.
public struct RunAction: Encodable, Equatable, Sendable {
    public var configuration: ConfigurationName
    public var executable: TargetReference?
    public var arguments: Arguments?

    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(), metalOptions: MetalOptions? = nil,
        expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically,
        customWorkingDirectory: Path? = nil, useCustomWorkingDirectory: Bool = false,
        appClipInvocationURL: String? = nil
    ) -> Self {
        Self(configuration: configuration, executable: executable, arguments: arguments)
    }

    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: Executable,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(), metalOptions: MetalOptions? = nil,
        expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
    ) -> Self {
        let reference: TargetReference? = if case .executable(let target) = executable { target } else { nil }
        return Self(configuration: configuration, executable: reference, arguments: arguments)
    }
}

/// How an app runs.
public struct RunActionOptions: Encodable, Equatable, Sendable {
    /// Which frames of the graphics processor are taken.
    public enum GPUFrameCaptureMode: String, Encodable, Equatable, Sendable {
        case autoEnabled, metal, openGL, disabled
    }

    public var language: SchemeLanguage?
    public var region: String?
    public var storeKitConfigurationPath: Path?

    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .autoEnabled
    ) -> Self {
        Self(language: language, region: region, storeKitConfigurationPath: storeKitConfigurationPath)
    }
}

/// What Metal checks.
public struct MetalOptions: Encodable, Equatable, Sendable {
    public var apiValidation: Bool
    public var shaderValidation: Bool
    public var showGraphicsOverview: Bool
    public var logGraphicsOverview: Bool

    public static func options(
        apiValidation: Bool = true, shaderValidation: Bool = false, showGraphicsOverview: Bool = false,
        logGraphicsOverview: Bool = false
    ) -> Self {
        Self(
            apiValidation: apiValidation, shaderValidation: shaderValidation,
            showGraphicsOverview: showGraphicsOverview, logGraphicsOverview: logGraphicsOverview)
    }
}

/// How a scheme archives an app.
public struct ArchiveAction: Encodable, Equatable, Sendable {
    public var configuration: ConfigurationName

    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self(configuration: configuration) }
}

/// How a scheme profiles an app.
public struct ProfileAction: Encodable, Equatable, Sendable {
    public var configuration: ConfigurationName

    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> Self { Self(configuration: configuration) }
}

/// How a scheme analyses an app.
public struct AnalyzeAction: Encodable, Equatable, Sendable {
    public var configuration: ConfigurationName

    public static func analyzeAction(configuration: ConfigurationName) -> Self { Self(configuration: configuration) }
}
