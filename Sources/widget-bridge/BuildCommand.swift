import ArgumentParser
import Children
import Foundation
import WidgetBuild
import WidgetProtocol

/// `widget-bridge build EXTENSION [-o DIR]`.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        _superCommandName: "widget-bridge",
        abstract: "Builds a widget extension from its unchanged Swift sources.",
        discussion: """
            Prints the folder of the built extension; of an app's several, a line each. What did not change is not \
            built again.

            Where an Xcode project speaks for the extension, the project says which files belong to it, shared ones \
            included, and how they are compiled: name the project, the app's folder, or the widget's own. Without a \
            project, every Swift file in the folder belongs to it.

            What needs something of Apple's or of a package that is not here is left out, part by part, and listed; \
            with --strict it is an error.

            Examples:
              widget-bridge build ios/MyWidget
              widget-bridge build ios/Runner.xcodeproj --target MyWidgetExtension
              widget-bridge build MyWidget --source Shared/Models -o built
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var progress: ProgressOptions

    @Option(name: .shortAndLong, help: "Copy the built extension to this folder.", completion: .directory)
    var output: String?

    func run() throws {
        try CommandFailure.naming {
            let argument = try options.argument(extensionPath)
            let sandbox = try options.sandboxing.resolved(allowsNetwork: false)
            if output != nil { return try say(build(argument, sandbox), sandbox) }
            let (built, failure) = try options.each(of: argument) { part throws(BridgeError) in
                try build(part, sandbox)
            }
            for built in built { try say(built, sandbox) }
            if let failure { throw ExitCode(failure.exitStatus.rawValue) }
        }
    }

    private func build(_ argument: ExtensionArgument, _ sandbox: Sandbox) throws(BridgeError) -> BuiltExtension {
        try options.building(progress) { observer throws(BridgeError) in
            let builder = WidgetBuilder(sdk: try .current(), sandbox: sandbox, observer: observer)
            let built = try builder.build(argument)
            return try output.map { folder throws(BridgeError) in try builder.install(built, at: folder) } ?? built
        }
    }

    private func say(_ built: BuiltExtension, _ sandbox: Sandbox) throws {
        SandboxOptions.warn(of: sandbox)
        CommandOutput.warn(built.warnings)
        for part in built.leftOut { CommandOutput.say("  \(part)") }
        try CommandOutput.print(URL(fileURLWithPath: built.executablePath).deletingLastPathComponent().path)
    }
}
