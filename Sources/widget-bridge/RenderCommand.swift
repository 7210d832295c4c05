import ArgumentParser
import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// `widget-bridge render EXTENSION --kind K --family F -o FILE`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        _superCommandName: "widget-bridge",
        abstract: "Draws widgets, previews, a Live Activity or a control into files.",
        discussion: """
            The widget sees the values of --data and no others; nothing is kept.

            --kind, --family, --locale, --color-scheme, --dynamic-type-size, --layout-direction, --device, \
            --rendering-mode and --os may be repeated. A picture is drawn of each in each, and its path is printed. They \
            go into the folder after -o, or into files by a pattern with {kind}, {family}, {locale}, {colorScheme} and \
            so on in it.

            --matrix puts them all into one picture, a contact sheet: the values of the last axis from left to right, \
            those of the others downwards. Of an axis without values all are drawn. A picture has the kinds of its \
            warnings beneath it.

            Examples:
              widget-bridge render ios/MyWidget --kind MyWidget --family systemMedium \\
                --data values.json -o medium.png
              widget-bridge render ios/MyWidget --all-previews -o previews
              widget-bridge render ios/MyWidget --locale de --locale ar \\
                -o 'pictures/{locale}/{family}.svg'
              widget-bridge render ios/MyWidget --data values.json -o sheet.png \\
                --matrix family,colorScheme,dynamicTypeSize \\
                --dynamic-type-size large --dynamic-type-size accessibility3
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var progress: ProgressOptions

    @Option(help: "The widget's kind. (default: the only one)")
    var kind: [String] = []

    @Option(help: "The family, such as systemMedium.", completion: Completions.families)
    var family: [String] = []

    @Option(help: "A preview instead of a widget, by the name that `describe` lists it under.")
    var preview: String?

    @Flag(help: "All the previews that `describe` lists.")
    var allPreviews = false

    @Option(help: "The index of the preview's entry or state. (default: 0)")
    var entry: Int?

    @Option(help: "A Live Activity instead of a widget: the name of its attributes' type.")
    var activity: String?

    @Option(help: "The activity's attributes: a JSON object.")
    var attributes: String?

    @Option(help: "The activity's state: a JSON object.")
    var state: String?

    @Option(
        help: "How the activity is shown: content, compact, minimal, expanded, standBy or small. (default: content)",
        completion: Completions.presentations)
    var presentation: String?

    @Option(help: "A control instead of a widget, by its kind.")
    var control: String?

    @Option(
        help: "How large Control Center shows the control: small, medium or large. (default: small)",
        completion: Completions.controlSizes)
    var controlSize: String?

    @OptionGroup var data: DataOptions

    @Option(
        help: "What the user has set of the widget or the control: a JSON object, values by their parameters' names.")
    var configuration: String?

    @Option(
        help: """
            Draw the entry that is shown at this date, in ISO 8601, which is also what the widget's clock shows. \
            (default: now)
            """)
    var date: String?

    @OptionGroup var time: TimeOptions

    @Option(help: "light or dark.", completion: Completions.colorSchemes)
    var colorScheme: [String] = []

    @Option(
        help: "The release of iOS whose colours and controls are drawn: 18 or 26. (default: 26)",
        completion: Completions.systems)
    var os: [String] = []

    @Option(help: "The locale, such as de_DE.", completion: Completions.locales)
    var locale: [String] = []

    @Option(help: "leftToRight or rightToLeft.", completion: Completions.layoutDirections)
    var layoutDirection: [String] = []

    @Option(help: "The text size, such as large or accessibility1.", completion: Completions.dynamicTypeSizes)
    var dynamicTypeSize: [String] = []

    @Option(
        help: """
            What the widget's provider is asked for: timeline, snapshot, as in the gallery, or placeholder, before there \
            is either. (default: timeline)
            """, completion: Completions.phases)
    var phase: String?

    @Option(
        help: "The device, such as \"iPhone 16 Pro\", by which sizes and pixels go. (default: a phone of 393 by 852)",
        completion: Completions.devices)
    var device: [String] = []

    @Option(
        help: "Where the widget is shown: homeScreen, lockScreen, standBy, carPlay or watch. (default: by the family)",
        completion: Completions.locations)
    var location: String?

    @Option(
        help:
            "fullColor, accented, as on a tinted home screen, or vibrant, as on a lock screen. (default: by the place)",
        completion: Completions.renderingModes)
    var renderingMode: [String] = []

    @Option(help: "The tint of accented widgets, such as #FF9500, or clear.")
    var tint: String?

    @Flag(help: "Draw nothing behind a widget that stands on a wallpaper.")
    var noBackdrop = false

    @Flag(help: "StandBy in a dark room.")
    var night = false

    @Flag(help: "A dimmed display, as one that is always on is.")
    var luminanceReduced = false

    @Flag(help: "The accessibility setting Increase Contrast.")
    var increasedContrast = false

    @Flag(help: "The accessibility setting Bold Text.")
    var boldText = false

    @Flag(help: "The accessibility setting Reduce Transparency.")
    var reduceTransparency = false

    @Flag(help: "The accessibility setting Differentiate Without Color.")
    var differentiateWithoutColor = false

    @Option(help: "What is hidden: placeholder or privacy.", completion: Completions.redactions)
    var redaction: [String] = []

    @Option(
        help: """
            Draw a contact sheet over these, with commas between them: kind, family, preview, locale, colorScheme, \
            dynamicTypeSize, layoutDirection, device, renderingMode, os.
            """,
        completion: .list(PictureAxis.allCases.map(\.rawValue)), transform: PictureMatrix.init)
    var matrix: PictureMatrix?

    @Option(help: "Pixels in a point. (default: 3, of a contact sheet 2)")
    var scale: Double?

    @Option(
        help: "png, jpeg, webp, svg, pdf or archive. (default: by the file's suffix, else png)",
        completion: Completions.formats)
    var format: String?

    @Flag(help: "In an SVG, draw the shapes of letters instead of text with its fonts.")
    var outline = false

    @Option(
        name: .shortAndLong,
        help: "The file to write, - for standard output; of several pictures, their folder or a pattern.",
        completion: .file())
    var output: String

    func validate() throws {
        try checkSubjects()
        if let matrix { try checkMatrix(matrix) } else { _ = try pattern }
    }

    func run() throws {
        fonts.apply()
        try CommandFailure.naming {
            let stream = try OutputStream(path: output)
            try TemporaryRoot.use { root in
                let sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
                let pictures = Pictures(
                    root: root.path,
                    sandbox: DrawingSandbox(
                        sandbox, root: root.path, extensions: [try options.argument(extensionPath)]),
                    logger: Self.logger)
                pictures.prepare()
                defer { pictures.stop(waiting: false) }
                let built = try options.resolveAll(extensionPath, sandbox, progress)
                var homes = LocaleHomes(root: root.path) { root, locale in
                    try home(of: built, root: root, locale, sandbox)
                }
                defer { homes.stop(waiting: false) }
                if let matrix { return try drawSheet(matrix, pictures, &homes, to: stream) }
                if let stream {
                    let home = try homes.home(for: locale.first)
                    for picture in try self.pictures(in: home) {
                        let request = try PictureRequest(params: params(picture, isFile: false))
                        let drawn = try Blocking.wait { try await pictures.bytes(request, of: home) }
                        CommandOutput.warn(drawn.warnings)
                        try stream.write(drawn.bytes)
                    }
                    return
                }
                var failure: BridgeError?
                for picture in try files(in: homes.home(for: locale.first)) {
                    let home = try homes.home(for: picture.surroundings[.locale])
                    do {
                        let request = try PictureRequest(params: params(picture, isFile: true))
                        CommandOutput.warn(try Blocking.wait { try await pictures.draw(request, of: home) })
                        if isPlural { try CommandOutput.print(picture.path) }
                    } catch let error as BridgeError where isPlural {
                        CommandFailure.say(error.about(picture.path))
                        failure = failure ?? error
                    }
                }
                if let failure { throw ExitCode(failure.exitStatus.rawValue) }
            }
        }
    }

    private func home(
        of built: [BuiltExtension], root: String, _ locale: String?, _ sandbox: Sandbox
    ) throws -> WidgetHome {
        let storage = GroupStorage(root: root)
        var options = WidgetHome.Options()
        options.sandbox = sandbox
        if let locale { options.locale = locale }
        time.apply(to: &options, showing: date)
        let home = WidgetHome(
            root: root, extensions: built, storage: storage, options: options, logger: Self.logger)
        home.prepare()
        do {
            try data.save(in: storage, of: built)
        } catch {
            home.stop(waiting: false)
            throw error
        }
        return home
    }

    /// Draws all pictures into one; where some cannot be drawn it says why, and the command fails then.
    private func drawSheet(
        _ matrix: PictureMatrix, _ pictures: Pictures, _ homes: inout LocaleHomes, to stream: OutputStream?
    ) throws {
        let path = stream == nil ? output : nil
        let format = try PictureRequest.format(namedFormat(), path)
        if outline { try PictureRequest.checkOutline(format) }
        var cells: [ContactSheet.Cell] = []
        let wanted = try self.pictures(in: homes.home(for: locale.first))
        for picture in wanted {
            progress.say("Drawing \(cells.count + 1) of \(wanted.count) …")
            var cell = ContactSheet.Cell(names: picture.names)
            do {
                var params = try params(picture, isFile: false).objectValue ?? [:]
                params["format"] = "png"
                params["outline"] = nil
                params["scale"] = .double(scale ?? ContactSheet.scale)
                let request = try PictureRequest(params: .object(params))
                let home = try homes.home(for: picture.surroundings[.locale])
                let drawn = try Blocking.wait { try await pictures.bytes(request, of: home) }
                (cell.data, cell.size, cell.warnings) = (drawn.bytes, drawn.size, drawn.warnings)
            } catch let error as BridgeError {
                cell.error = error
            }
            cells.append(cell)
        }
        let sheet = ContactSheet(cells, matrix: matrix)
        sheet.say()
        let archive = sheet.archive
        let bytes = try Blocking.wait {
            try await pictures.bytes(
                of: archive, as: format, scale: scale ?? ContactSheet.scale, outlinesText: outline, path: path)
        }
        try stream?.write(bytes)
        if let error = cells.compactMap(\.error).first { throw ExitCode(error.exitStatus.rawValue) }
    }

    private func namedFormat() throws -> PictureRequest.Format? {
        guard let format else { return nil }
        guard let known = PictureRequest.Format(rawValue: format) else {
            throw ValidationError(
                "There is no format \(BridgeError.quoted(format)); there are "
                    + "\(BridgeError.list(PictureRequest.Format.allCases.map(\.rawValue))).")
        }
        return known
    }

    private func params(_ picture: Picture, isFile: Bool) throws -> JSONValue {
        var params = picture.subject
        params["phase"] = phase.map { .string($0) }
        params["date"] = date.map { .string($0) }
        for (axis, value) in picture.surroundings { params[axis.rawValue] = .string(value) }
        params["location"] = location.map { .string($0) }
        params["tint"] = tint.map { .string($0) }
        if noBackdrop { params["backdrop"] = false }
        for (name, isSet) in [
            ("night", night), ("luminanceReduced", luminanceReduced), ("increasedContrast", increasedContrast),
            ("boldText", boldText), ("reduceTransparency", reduceTransparency),
            ("differentiateWithoutColor", differentiateWithoutColor), ("outline", outline),
        ] where isSet {
            params[name] = true
        }
        params["scale"] = scale.map { .double($0) }
        params["format"] = format.map { .string($0) }
        if !redaction.isEmpty { params["redaction"] = .array(redaction.map { .string($0) }) }
        if isFile { params["path"] = .string(picture.path) }
        return .object(params)
    }

    private static let logger = Logger(label: "widget-bridge") { StreamLogHandler.standardError(label: $0) }
}
