import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// `widget-bridge describe EXTENSION`.
struct DescribeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        _superCommandName: "widget-bridge",
        abstract: "Tells which widgets, Live Activities and previews an extension has."
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var progress: ProgressOptions

    @Option(help: "The language of names and descriptions, such as de_DE.", completion: Completions.locales)
    var locale: String?

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        try CommandFailure.naming {
            var homeOptions = WidgetHome.Options()
            homeOptions.sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
            let locale = try locale.map(LocaleOption.checked) ?? DrawingEnvironment.defaultLocale
            for built in try options.resolveAll(extensionPath, homeOptions.sandbox, progress) {
                let contents = try self.contents(of: built, locale, homeOptions)
                try CommandOutput.print(json ? Self.json(built, contents) : Self.text(built, contents))
            }
        }
    }

    private func contents(
        of built: BuiltExtension, _ locale: String, _ options: WidgetHome.Options
    ) throws -> Contents {
        try TemporaryRoot.use { root in
            let home = WidgetHome(
                root: root.path, extensions: [built], storage: GroupStorage(root: root.path), options: options,
                logger: Self.silent)
            defer { home.stop(waiting: false) }
            let (widgets, failures) = home.descriptions(locale: locale)
            if let failure = failures.first { throw failure.error }
            return Contents(
                widgets: widgets, activities: home.activities().values,
                controls: home.controls(locale: locale).values, previews: Self.previews(of: home))
        }
    }

    private struct Contents {
        var widgets: [WidgetDescription]
        var activities: [JSONValue]
        var controls: [JSONValue]
        var previews: [JSONValue]
    }

    /// None where listing them fails: that runs the previews' own code, and the widgets are there all the same.
    private static func previews(of home: WidgetHome) -> [JSONValue] {
        let previews = home.previews()
        for failure in previews.failures {
            CommandOutput.warn("the previews cannot be listed: \(failure.error.message)")
        }
        CommandOutput.warn(previews.warnings)
        return previews.values
    }

    private static let silent = Logger(label: "widget-bridge") { _ in SwiftLogNoOpLogHandler() }

    private static func json(_ built: BuiltExtension, _ contents: Contents) -> String {
        var object: JSONObject = ["name": .string(built.name), "bundleIdentifier": .string(built.bundleIdentifier)]
        object["appGroups"] = built.appGroups.map { .array($0.map { .string($0) }) } ?? .null
        object["widgets"] = .array(contents.widgets.map { .object($0.details) })
        object["activities"] = .array(contents.activities)
        object["controls"] = .array(contents.controls)
        object["previews"] = .array(contents.previews)
        return JSONValue.object(object).text
    }

    private static func text(_ built: BuiltExtension, _ contents: Contents) -> String {
        let groups = built.appGroups.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
        var lines = [
            "\(built.name)  (\(built.bundleIdentifier))",
            "  app groups  \(groups ?? "any, for there is no .entitlements file")",
        ]
        for widget in contents.widgets {
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
        for activity in contents.activities {
            lines.append("Live Activity of \(activity["attributesType"]?.stringValue ?? "")")
        }
        for control in contents.controls {
            lines.append("Control \(control["kind"]?.stringValue ?? "")")
            lines.append("  name        \(control["displayName"]?.stringValue ?? "")")
        }
        if !contents.previews.isEmpty { lines.append("Previews") }
        for preview in contents.previews {
            let shown = ["kind", "attributesType", "family", "presentation"].compactMap { preview[$0]?.stringValue }
            let subject = shown.isEmpty ? "" : ": " + shown.joined(separator: ", ")
            lines.append("  \(preview["name"]?.stringValue ?? "")\(subject)")
        }
        return lines.joined(separator: "\n")
    }
}
