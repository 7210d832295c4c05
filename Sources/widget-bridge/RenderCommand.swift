import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome
import WidgetProtocol
import ValueStore

/// `widget-bridge render EXTENSION --kind K --family F -o FILE`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws one widget, preview or Live Activity into a file.",
        discussion: """
            The widget sees the values of --data and no others; nothing is kept.

            Example:
              widget-bridge render samples/News/NewsWidget --kind NewsWidget --family systemMedium \\
                --data values.json -o news.png
              widget-bridge render samples/News/NewsWidget --preview "Top story" -o preview.png
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @Option(help: "The widget's kind. (default: the only one)")
    var kind: String?

    @Option(help: "The family, such as systemMedium.")
    var family: String?

    @Option(help: "A preview instead of a widget, by the name that `describe` lists it under.")
    var preview: String?

    @Option(help: "The index of the preview's entry or state. (default: 0)")
    var entry: Int?

    @Option(help: "A Live Activity instead of a widget: the name of its attributes' type.")
    var activity: String?

    @Option(help: "The activity's attributes: a JSON object.")
    var attributes: String?

    @Option(help: "The activity's state: a JSON object.")
    var state: String?

    @Option(help: "How the activity is shown: content, compact, minimal or expanded. (default: content)")
    var presentation: String?

    @Option(help: "A file with a JSON object: what the app saves, by key.", completion: .file(extensions: ["json"]))
    var data: String?

    @Option(help: "The app group that --data is saved in. (default: the extension's first)")
    var group: String?

    @Option(help: "What the user has set of the widget: a JSON object, values by their parameters' names.")
    var configuration: String?

    @Option(help: "Draw the entry that is shown at this date, in ISO 8601. (default: now)")
    var date: String?

    @Option(help: "light or dark.")
    var colorScheme: String?

    @Option(help: "The locale, such as de_DE.")
    var locale: String?

    @Option(help: "leftToRight or rightToLeft.")
    var layoutDirection: String?

    @Option(help: "The text size, such as large or accessibility1.")
    var dynamicTypeSize: String?

    @Option(
        help: """
            What the widget's provider is asked for: timeline, snapshot, as in the gallery, or placeholder, before there \
            is either. (default: timeline)
            """)
    var phase: String?

    @Option(help: "What is hidden: placeholder or privacy.")
    var redaction: [String] = []

    @Option(help: "Pixels in a point. (default: 3)")
    var scale: Double?

    @Option(help: "png, svg, pdf or archive. (default: by the file's suffix, else png)")
    var format: String?

    @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
    var output: String

    func run() throws {
        try CommandFailure.naming {
            try TemporaryRoot.use { root in
                let pictures = Pictures(root: root.path, logger: Self.logger)
                pictures.prepare()
                defer { pictures.stop() }
                let built = try options.resolve(extensionPath)
                let storage = GroupStorage(root: root.path)
                try save(in: storage, of: built)
                let home = WidgetHome(
                    root: root.path, extensions: [built], storage: storage, options: homeOptions, logger: Self.logger)
                defer { home.stop() }
                let request = try PictureRequest(params: params(subject(in: home)))
                let result = try Blocking.wait { try await pictures.draw(request, of: home) }
                CommandOutput.warn(result.warnings)
            }
        }
    }

    private var homeOptions: WidgetHome.Options {
        var options = WidgetHome.Options()
        if let locale { options.locale = locale }
        return options
    }

    /// What is drawn: a preview, a Live Activity, or a widget.
    private func subject(in home: WidgetHome) throws -> JSONObject {
        var params = JSONObject()
        if let preview {
            params["preview"] = .string(preview)
            params["entry"] = entry.map { .int($0) }
        } else if let activity {
            params["activity"] = .string(activity)
            params["attributes"] = try object(attributes, "--attributes")
            params["state"] = try object(state, "--state")
            params["presentation"] = presentation.map { .string($0) }
        } else {
            guard let family else {
                throw ValidationError("Name a family after --family, or a preview after --preview.")
            }
            params["kind"] = .string(try kind ?? onlyKind(of: home))
            params["family"] = .string(family)
            params["configuration"] = try object(configuration, "--configuration")
        }
        return params
    }

    private func object(_ text: String?, _ option: String) throws -> JSONValue? {
        guard let text else { return nil }
        guard let object = try? JSONValue(parsing: text), object.objectValue != nil else {
            throw ValidationError("\(option) holds no JSON object.")
        }
        return object
    }

    private func params(_ subject: JSONObject) throws -> JSONValue {
        var params = subject
        params["phase"] = phase.map { .string($0) }
        params["date"] = date.map { .string($0) }
        params["colorScheme"] = colorScheme.map { .string($0) }
        params["locale"] = locale.map { .string($0) }
        params["layoutDirection"] = layoutDirection.map { .string($0) }
        params["dynamicTypeSize"] = dynamicTypeSize.map { .string($0) }
        params["scale"] = scale.map { .double($0) }
        params["format"] = format.map { .string($0) }
        if !redaction.isEmpty { params["redaction"] = .array(redaction.map { .string($0) }) }
        params["path"] = .string(output)
        return .object(params)
    }

    private func onlyKind(of home: WidgetHome) throws -> String {
        let (widgets, failures) = home.descriptions()
        if let failure = failures.first { throw failure.error }
        let kinds = widgets.map(\.kind)
        guard kinds.count == 1, let kind = kinds.first else {
            throw ValidationError("Name one of the extension's kinds after --kind: \(kinds.joined(separator: ", ")).")
        }
        return kind
    }

    private func save(in storage: GroupStorage, of built: BuiltExtension) throws {
        guard let data else { return }
        guard let group = group ?? built.appGroups?.first else {
            throw ValidationError("The extension has no app group; name one after --group.")
        }
        if let groups = built.appGroups, !groups.contains(group) {
            throw BridgeError.groupNotEntitled(
                group, Entitlements(groups: groups, files: built.entitlementsPath.map { [$0] } ?? []))
        }
        guard let bytes = FileManager.default.contents(atPath: data) else {
            throw ValidationError("\(data) cannot be read.")
        }
        guard let values = try? JSONValue(parsing: bytes), let object = values.objectValue else {
            throw ValidationError("\(data) holds no JSON object.")
        }
        let changes = try object.members.map { try GroupChange(key: $0.name, value: StoredValue($0.value)) }
        try storage.group(group).commit(changes)
    }

    private static let logger = Logger(label: "widget-bridge") { StreamLogHandler.standardError(label: $0) }
}
