import Foundation
import JSON
package import Logging
import POSIXSupport
import WidgetArchive
package import WidgetHome
package import WidgetProtocol

/// Makes the pictures that hosts and command lines ask for: laid out by the home, drawn by ``Drawer``.
package struct Pictures: Sendable {
    private let drawer: Drawer
    /// Where pictures go that nobody gives a path for.
    private let folder: String

    /// - Parameter root: the folder of the bridge's state.
    package init(root: String, logger: Logger = Logger(label: "widget-bridge.draw")) {
        folder = root + "/pictures"
        drawer = Drawer(logger: logger)
    }

    /// Gets ready while something else is waited for.
    package func prepare() { drawer.prepare() }

    package func stop() { drawer.stop() }

    /// Lays out what is to be drawn; drawing it may then go on beside other calls, and gives the result of
    /// `renderWidget`.
    func picture(_ request: PictureRequest, of home: WidgetHome) throws(BridgeError) -> LaneOutcome {
        let entry = try layOut(request, in: home)
        guard let path = try path(request) else { return .done(try embedded(entry)) }
        return .goesOn { [drawer] () throws(BridgeError) in
            let reply = try await drawer.draw(
                DrawRequest(
                    format: request.format.rawValue, scale: request.scale, cornerRadius: entry.cornerRadius, path: path,
                    archive: request.format == .archive ? try Self.selfContained(entry.archive) : entry.archive))
            var object = JSONObjectWriter()
            object.set("path", .string(path))
            Self.describe(entry, reply.size, request.format, in: &object)
            return CallResult(object, telling: entry.warnings + reply.warnings)
        }
    }

    /// The same, for a command line that waits for it.
    package func draw(_ request: PictureRequest, of home: WidgetHome) async throws(BridgeError) -> CallResult {
        switch try picture(request, of: home) {
        case .done(let result): result
        case .goesOn(let rest): try await rest()
        }
    }

    private func layOut(_ request: PictureRequest, in home: WidgetHome) throws(BridgeError) -> DrawnEntry {
        let environment = request.environment
        switch request.subject {
        case .preview(let name, let entry):
            return try home.draw(PreviewCall(name: name, entry: entry, environments: [environment]))
        case .activity(let activity):
            return try home.draw(
                ActivityCall(
                    attributesType: activity.attributesType, attributes: .object(activity.attributes),
                    state: .object(activity.state), presentation: activity.presentation, environments: [environment]))
        case .widget(let reference):
            let widget = try home.widget(reference)
            return switch request.phase {
            case .timeline:
                try home.draw(widget, date: request.date, size: request.size, environment: environment)
            case .snapshot: try home.snapshot(widget, size: request.size, environment: environment)
            case .placeholder: try home.placeholder(widget, size: request.size, environment: environment)
            }
        }
    }

    /// The archive as the reply itself.
    private func embedded(_ entry: DrawnEntry) throws(BridgeError) -> CallResult {
        var object = JSONObjectWriter()
        Self.describe(entry, nil, .archive, in: &object)
        object.set("archive", try Self.selfContained(entry.archive))
        return CallResult(object, telling: entry.warnings)
    }

    /// Archives leave the bridge whole: the images that they name by their paths go into them.
    private static func selfContained(_ archive: RawJSON) throws(BridgeError) -> RawJSON {
        guard let json = archive.value else { throw .internalError("an archive cannot be read") }
        return RawJSON(WidgetArchive.selfContained(json) { FileManager.default.contents(atPath: $0).map(Array.init) })
    }

    private static func describe(
        _ entry: DrawnEntry, _ pixels: (width: Int, height: Int)?, _ format: PictureRequest.Format,
        in object: inout JSONObjectWriter
    ) {
        let points = entry.size.json
        object.set("width", pixels.map { .int($0.width) } ?? points["width"])
        object.set("height", pixels.map { .int($0.height) } ?? points["height"])
        object.set("format", .string(format.rawValue))
        object.set("entryDate", .string(WireDate.text(entry.date)))
        if entry.isRerun { object.set("rerun", true) }
    }

    /// The file to write: the host's, below the working directory, or one below the root by what is drawn, which the
    /// next picture of that replaces. None for an archive, which goes into the reply.
    private func path(_ request: PictureRequest) throws(BridgeError) -> String? {
        if let path = request.path {
            return path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        }
        if request.format == .archive { return nil }
        let name = request.subject.name.map {
            $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_"
        }
        try WholeFile.makeFolder(folder)
        return "\(folder)/\(String(name)).\(request.format.rawValue)"
    }
}

extension PictureSubject {
    /// What a file of its picture is called.
    fileprivate var name: String {
        switch self {
        case .widget(.id(let id)): id
        case .widget(.placement(let kind, let family, _)): "\(kind).\(family.rawValue)"
        case .preview(let name, _): name
        case .activity(let activity): activity.attributesType
        }
    }
}
