import ArgumentParser
import WidgetBuild
import WidgetProtocol

/// What says, beside its path, how an extension is built.
struct ExtensionOptions: ParsableArguments {
    static let pathHelp: ArgumentHelp = """
        The widget's folder as Xcode has it, an .xcodeproj, a folder that holds one (an app's root too), \
        or what `build` left.
        """

    @Option(help: ArgumentHelp("The project's target, where it has several widget extensions.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "A Swift file, or a folder of them, that belongs to the widget and lies elsewhere.", valueName: "path"),
        completion: .file())
    var source: [String] = []

    /// The extension at a path, built if need be; what is odd about it is said.
    func resolve(_ path: String) throws(BridgeError) -> BuiltExtension {
        let built = try WidgetBuilder.resolve(
            argument(path), observer: BuildObserver(progress: CommandOutput.say))
        CommandOutput.warn(built.warnings)
        return built
    }

    func argument(_ path: String) -> ExtensionArgument {
        ExtensionArgument(path, target: target, adding: source)
    }
}
