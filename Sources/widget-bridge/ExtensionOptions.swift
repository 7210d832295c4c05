import ArgumentParser
import Children
import WidgetBuild
import WidgetProtocol

/// What says, beside its path, how an extension is built.
struct ExtensionOptions: ParsableArguments {
    static let pathHelp: ArgumentHelp = """
        The widget's folder as Xcode has it, an .xcodeproj, a folder that holds one (an app's root too), \
        or what `build` left.
        """

    @Option(
        help: ArgumentHelp(
            "The project's target, where it has several widget extensions; several, where a command takes several. "
                + "(default: all of them, where a command can)",
            valueName: "name"))
    var target: [String] = []

    @Option(
        help: ArgumentHelp(
            "The system to build for, where the project's targets are for several: iOS, macOS, watchOS, tvOS or visionOS. "
                + "(default: the first of these that there are widgets for)", valueName: "system"),
        transform: Self.platform(named:))
    var platform: Platform?

    @Option(
        help: ArgumentHelp(
            "A Swift file, or a folder of them, that belongs to the widget and lies elsewhere.", valueName: "path"),
        completion: .file())
    var source: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of a Swift package that the widget imports targets of, where it is in none of the places in "
                + "which Xcode, SwiftPM and Tuist check packages out.", valueName: "path"),
        completion: .directory)
    var package: [String] = []

    @Flag(help: "Have SwiftPM fetch the packages that the project takes from elsewhere and that are nowhere here.")
    var fetchPackages = false

    @Flag(help: "Refuse sources that need what is not here, instead of leaving out the parts that do.")
    var strict = false

    @OptionGroup var sandboxing: SandboxOptions

    @Option(help: ArgumentHelp("How long a build may take, in seconds.", valueName: "seconds"))
    var buildLimit = Int(BuildObserver.defaultTimeLimit.components.seconds)

    func validate() throws {
        guard (1...86_400).contains(buildLimit) else {
            throw ValidationError("--build-limit \(buildLimit) is not between 1 and 86400 seconds")
        }
    }

    private static func platform(named name: String) throws(ValidationError) -> Platform {
        guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(name)' is no system that widgets are for: \(names)")
        }
        return platform
    }

    /// Runs a build that ends in time, and by a signal.
    func building<Result>(
        _ progress: ProgressOptions, _ body: (BuildObserver) throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        try CommandTermination.building(limit: buildLimit, progress: progress.say, body)
    }

    /// The extension at a path, built if need be; what is odd about it is said.
    func resolve(_ path: String, _ sandbox: Sandbox, _ progress: ProgressOptions) throws -> BuiltExtension {
        try resolve(argument(path), sandbox, progress)
    }

    /// All extensions at a path, built if need be: those of an app. Where some cannot be built, why is said.
    func resolveAll(_ path: String, _ sandbox: Sandbox, _ progress: ProgressOptions) throws -> [BuiltExtension] {
        try resolveAll(argument(path), sandbox, progress)
    }

    func resolveAll(
        _ argument: ExtensionArgument, _ sandbox: Sandbox, _ progress: ProgressOptions
    ) throws(BridgeError) -> [BuiltExtension] {
        try each(of: argument) { part throws(BridgeError) in try resolve(part, sandbox, progress) }.results
    }

    /// What comes of each of the widget extensions that an argument leads to.
    ///
    /// - Returns: also the first error, where there are several and it is not that of all of them.
    func each<Result>(
        of argument: ExtensionArgument, _ body: (ExtensionArgument) throws(BridgeError) -> Result
    ) throws(BridgeError) -> (results: [Result], failure: BridgeError?) {
        do throws(BridgeError) {
            return ([try body(argument)], nil)
        } catch {
            let parts = argument.parts(of: error)
            guard !parts.isEmpty else { throw error }
            var (results, failures) = ([Result](), [BridgeError]())
            for part in parts {
                do throws(BridgeError) {
                    results.append(try body(part))
                } catch {
                    failures.append(error.about(part.name))
                }
            }
            if results.isEmpty, let failure = failures.first { throw failure }
            failures.forEach(CommandFailure.say)
            return (results, failures.first)
        }
    }

    private func resolve(
        _ argument: ExtensionArgument, _ sandbox: Sandbox, _ progress: ProgressOptions
    ) throws(BridgeError) -> BuiltExtension {
        let built = try building(progress) { observer throws(BridgeError) in
            try WidgetBuilder.resolve(argument, sandbox: sandbox, observer: observer)
        }
        SandboxOptions.warn(of: sandbox)
        CommandOutput.warn(built.warnings)
        return built
    }

    /// The one extension at a path.
    func argument(_ path: String) throws(ValidationError) -> ExtensionArgument {
        guard target.count < 2 else { throw ValidationError("Name one target after --target.") }
        return argument(path, target: target.first)
    }

    private func argument(_ path: String, target: String?, isOneOfSeveral: Bool = false) -> ExtensionArgument {
        ExtensionArgument(
            path, target: target, platform: platform, adding: source, packages: package, fetchesPackages: fetchPackages,
            isOneOfSeveral: isOneOfSeveral, isStrict: strict)
    }

    /// The extensions at paths; of one project, each of the targets that are named.
    func arguments(_ paths: [String]) throws(ValidationError) -> [ExtensionArgument] {
        guard target.count > 1 else { return paths.map { argument($0, target: target.first) } }
        guard paths.count == 1 else {
            throw ValidationError("Several targets are those of one project: name that one alone.")
        }
        return target.map { argument(paths[0], target: $0, isOneOfSeveral: true) }
    }
}
