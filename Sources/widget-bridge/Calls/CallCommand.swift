import ArgumentParser
import Foundation
import JSON
import WidgetProtocol

/// `widget-bridge call METHOD [JSON] [EXTENSION …]`.
struct CallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "call",
        _superCommandName: "widget-bridge",
        abstract: "Makes one call of the protocol, and prints its result.",
        discussion: """
            What a host sends to `serve` is done here in one go, on the same state. An error goes to standard error, and \
            the exit status is its kind's.

            Examples:
              widget-bridge call getWidgetData '{"id":"posts","appGroupId":"group.news.sample"}'
              widget-bridge call describeWidgets {} ios/MyWidget
            """
    )

    @Argument(help: "The method.", completion: Completions.methods)
    var method: String

    @Argument(help: ArgumentHelp("The params: a JSON object, or - to read it from standard input.", valueName: "json"))
    var params = "{}"

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensions: [String] = []

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var progress: ProgressOptions

    @OptionGroup var root: StateRoot

    @OptionGroup var budget: BudgetOptions

    func validate() throws { _ = try options.arguments(extensions) }

    func run() throws {
        fonts.apply()
        let text = params == "-" ? FileHandle.standardInput.readDataToEndOfFile() : Data(params.utf8)
        guard let params = try? JSONValue(parsing: text), params.objectValue != nil else {
            throw ValidationError("The params are no JSON object: \(String(decoding: text.prefix(60), as: UTF8.self))")
        }
        try CommandFailure.naming {
            let sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
            let built = try options.arguments(extensions).flatMap { try options.resolveAll($0, sandbox, progress) }
            let reply = try LocalSession.use(built, root: root, in: sandbox, budget) { try $0.call(method, params) }
            try CommandOutput.print(reply.result.serialized())
        }
    }
}
