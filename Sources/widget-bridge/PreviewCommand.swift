import ArgumentParser
import Bridge
import Foundation
import JSONRPC
import POSIXSupport
import WidgetProtocol

/// `widget-bridge preview EXTENSION ...`.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows an app's widgets in a browser while they are written.",
        discussion: """
            The page is a phone: its home screen, its lock screen, StandBy, the Dynamic Island, Control Center, a watch, and \
            every #Preview. A file that is saved is built and drawn at once; a click is a tap.

            The address that is printed has a token, for this machine's programs alone. Its other options are those of \
            serve. Named sets of data are kept in widget-data beside the widget's folder.

            Example:
              widget-bridge preview ios/MyWidget
            """)

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensions: [String]

    @Option(help: "The port of the address; 0 for any that is free. (default: 8417, or any where that is taken)")
    var port: UInt16?

    @Flag(inversion: .prefixedNo, help: "Open the page in the browser, where there is a screen.")
    var open = true

    @Option(
        help: "The folder of named sets of data. (default: widget-data beside the widget's folder)",
        completion: .directory)
    var dataFolder: String?

    @OptionGroup var serve: ServeOptions

    private static let standardPort: UInt16 = 8417

    func validate() throws { _ = try serve.extension.arguments(extensions) }

    func run() throws {
        try Server.checkArguments(serve.extension.arguments(extensions))
        let arguments = LiveProgram.serveArguments(
            CommandLine.arguments.dropFirst(2), without: ["--port", "--data-folder"],
            flags: ["--open", "--no-open", "--watch"])
        try LiveProgram.become(
            LiveConfiguration(
                version: BridgeVersion.current, host: "127.0.0.1", port: Int(port ?? Self.standardPort),
                mayChoosePort: port == nil, serve: [OwnProgram.path, ServeCommand._commandName, "--watch"] + arguments,
                extensions: extensions, root: serve.root.path, maximumMessage: serve.maxMessage,
                page: .init(dataFolder: absolute(dataFolder ?? standardFolder), opens: open)))
    }

    /// Where a test plan lies, too.
    private var standardFolder: String {
        (TestCommand.standardPlan(extensions[0]) as NSString).deletingLastPathComponent + "/widget-data"
    }

    private func absolute(_ path: String) -> String {
        URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.path(percentEncoded: false)
    }
}
