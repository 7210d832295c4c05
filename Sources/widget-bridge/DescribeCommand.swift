import ArgumentParser
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome

/// `widget-bridge describe EXTENSION`.
struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Tells which widgets an extension has, and in which sizes they come."
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @Option(help: "The language of names and descriptions, such as de_DE.")
    var locale: String?

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        do {
            let built = try WidgetBuilder.resolve(options.argument(extensionPath), progress: BuildProgress.print)
            let widgets = try TemporaryRoot.use { root in
                let home = WidgetHome(
                    root: root.path, extensions: [built], storage: GroupStorage(root: root.path), logger: Self.silent)
                defer { home.stop() }
                return try home.descriptions(locale: locale)
            }
            print(json ? Self.json(built, widgets) : Self.text(built, widgets))
        } catch {
            throw CommandFailure.exit(error)
        }
    }

    private static let silent = Logger(label: "widget-bridge") { _ in SwiftLogNoOpLogHandler() }

    private static func json(_ built: BuiltExtension, _ widgets: [WidgetDescription]) -> String {
        var object: JSONObject = ["name": .string(built.name), "bundleIdentifier": .string(built.bundleIdentifier)]
        object["appGroups"] = built.appGroups.map { .array($0.map { .string($0) }) } ?? .null
        object["widgets"] = .array(widgets.map { .object($0.details) })
        return JSONValue.object(object).text
    }

    private static func text(_ built: BuiltExtension, _ widgets: [WidgetDescription]) -> String {
        let groups = built.appGroups.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
        var lines = [
            "\(built.name)  (\(built.bundleIdentifier))",
            "  app groups  \(groups ?? "any, for there is no .entitlements file")",
        ]
        for widget in widgets {
            lines.append("\(widget.kind)")
            for (title, member) in [("name", "displayName"), ("description", "description")] {
                guard let text = widget.details[member]?.stringValue, !text.isEmpty else { continue }
                lines.append("  \(title.padding(toLength: 11, withPad: " ", startingAt: 0)) \(text)")
            }
            lines.append("  families    \(widget.families.joined(separator: ", "))")
            for parameter in widget.details["configuration"]?["parameters"]?.arrayValue ?? [] {
                let name = parameter["name"]?.stringValue ?? ""
                let type = parameter["typeName"]?.stringValue ?? parameter["type"]?.stringValue ?? ""
                lines.append("  parameter   \(name): \(parameter["array"] == true ? "[\(type)]" : type)")
            }
        }
        return lines.joined(separator: "\n")
    }
}
