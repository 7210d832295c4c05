import Foundation
import JSON
package import Logging
import POSIXSupport
import SecureHash
package import WidgetArchive
package import WidgetHome
package import WidgetProtocol

/// Makes the pictures that hosts and command lines ask for: laid out by the home, drawn by ``Drawer``.
package struct Pictures: Sendable {
    private let drawer: Drawer
    /// Where pictures go that nobody gives a path for.
    private let folder: String

    /// - Parameter root: the folder of the bridge's state.
    package init(
        root: String, sandbox: DrawingSandbox = .off, logger: Logger = Logger(label: "widget-bridge.draw")
    ) {
        self.init(root: root, drawer: Drawer(sandbox: sandbox, logger: logger))
    }

    init(root: String, drawer: Drawer) {
        folder = root + "/pictures"
        self.drawer = drawer
        Leftovers.remove(in: folder)
    }

    /// Gets ready while something else is waited for.
    package func prepare() { drawer.prepare() }

    /// - Parameter waiting: whether it is waited until the processes are gone, as where the program goes on.
    package func stop(waiting: Bool = true) { drawer.stop(waiting: waiting) }

    /// Lays out what is to be drawn; drawing it goes on beside other calls, and gives the result of `renderWidget`.
    func picture(_ request: PictureRequest, of home: WidgetHome) throws(BridgeError) -> LaneOutcome {
        let entry = try layOut(request, in: home)
        let path = try path(request)
        let drawing = begin(request, entry, path: path)
        return .goesOn(
            LaneRest(
                whenDone: { done in
                    drawing.whenFinished { drawn in
                        done(
                            drawn.flatMap { drawn in
                                Result { () throws(BridgeError) in
                                    try Self.result(of: request, entry, drawn, path: path)
                                }
                            })
                    }
                }, cancel: drawing.cancel))
    }

    private static func result(
        of request: PictureRequest, _ entry: DrawnEntry, _ drawn: Drawing.Outcome, path: String?
    ) throws(BridgeError) -> CallResult {
        var object = JSONObjectWriter()
        if let path { object.set("path", .string(path)) }
        describe(entry, drawn.picture.pixels, request.format, in: &object)
        if request.isInline {
            try put(drawn.bytes, as: request, into: &object)
        } else if path == nil {
            object.set("archive", try archive(drawn.bytes))
        }
        return CallResult(object, telling: entry.warnings + drawn.picture.warnings)
    }

    /// Draws into a file, for a command line that waits for it; gives what is worth knowing.
    package func draw(_ request: PictureRequest, of home: WidgetHome) async throws(BridgeError) -> [Warning] {
        let entry = try layOut(request, in: home)
        let drawn = try await begin(request, entry, path: try path(request)).outcome()
        return entry.warnings + drawn.picture.warnings
    }

    /// Draws, and gives the picture's bytes instead of writing them, with its size in points.
    package func bytes(
        _ request: PictureRequest, of home: WidgetHome
    ) async throws(BridgeError) -> (bytes: [UInt8], size: ArchiveSize, warnings: [Warning]) {
        let entry = try layOut(request, in: home)
        let drawn = try await begin(request, entry, path: nil).outcome()
        return (drawn.bytes, entry.size, entry.warnings + drawn.picture.warnings)
    }

    /// Draws what a command line has laid out by itself; gives its bytes, or writes them where there is a path.
    package func bytes(
        of archive: WidgetArchive, as format: PictureRequest.Format, scale: Double, outlinesText: Bool, path: String?
    ) async throws(BridgeError) -> [UInt8] {
        let json = archive.json
        let drawing = Drawing(
            DrawRequest(
                format: format.rawValue, scale: scale, cornerRadius: 0, outlinesText: outlinesText, folders: [],
                limit: drawer.seconds, archiveSize: json.bytes.count),
            json, path: path.map(Self.absolute))
        drawer.begin(drawing)
        return try await drawing.outcome().bytes
    }

    /// A drawn PNG file as small as it gets, with a ``PictureSeal``.
    package func recording(of drawn: [UInt8]) async throws(BridgeError) -> [UInt8] {
        let drawing = Drawing(
            DrawRequest(
                format: DrawRequest.recording, scale: 1, cornerRadius: 0, folders: [], limit: drawer.seconds,
                archiveSize: drawn.count),
            RawJSON(trusted: drawn), path: nil)
        drawer.begin(drawing)
        return try await drawing.outcome().bytes
    }

    /// Holds a drawn PNG file against the recorded one, which may be empty for none.
    package func compare(
        _ recorded: [UInt8], with drawn: [UInt8], _ comparison: DrawComparison
    ) async throws(BridgeError) -> DrawComparison.Result {
        let drawing = Drawing(
            DrawRequest(
                format: DrawComparison.format, scale: 1, cornerRadius: 0, folders: [], limit: drawer.seconds,
                archiveSize: recorded.count + drawn.count, comparison: comparison),
            RawJSON(trusted: recorded + drawn), path: nil)
        drawer.begin(drawing)
        guard let json = RawJSON(trusted: try await drawing.outcome().bytes).value else {
            throw .internalError("the result of a comparison cannot be read")
        }
        return DrawComparison.Result(json: json)
    }

    private func begin(_ request: PictureRequest, _ entry: DrawnEntry, path: String?) -> Drawing {
        let drawing = Drawing(
            DrawRequest(
                format: request.format.rawValue, scale: request.scale, cornerRadius: entry.cornerRadius,
                outlinesText: request.outlinesText, appearance: request.appearance(of: entry.family),
                folders: entry.folders, limit: drawer.seconds,
                archiveSize: entry.archive.bytes.count),
            entry.archive, path: path)
        drawer.begin(drawing)
        return drawing
    }

    /// Puts a picture into a reply, unless the host has it.
    private static func put(
        _ bytes: [UInt8], as request: PictureRequest, into object: inout JSONObjectWriter
    ) throws(BridgeError) {
        var hash = SHA256()
        hash.update(bytes)
        let digest = hash.name
        object.set("digest", .string(digest))
        if digest == request.knownDigest { return object.set("unchanged", true) }
        if request.format == .archive {
            object.set("archive", try archive(bytes))
        } else {
            object.set("data", ["$bytes": .string(Data(bytes).base64EncodedString())])
        }
    }

    /// The archive that goes into a reply: what comes from the drawing process is not taken at its word.
    private static func archive(_ bytes: [UInt8]) throws(BridgeError) -> RawJSON {
        guard let value = RawJSON(trusted: bytes).value else { throw .internalError("an archive cannot be read") }
        return RawJSON(value)
    }

    private func layOut(_ request: PictureRequest, in home: WidgetHome) throws(BridgeError) -> DrawnEntry {
        let environment = request.environment
        switch request.subject {
        case .preview(let name, let entry):
            return try home.draw(PreviewCall(name: name, entry: entry, environments: [environment]), at: request.date)
        case .activity(let activity):
            return try home.draw(
                ActivityCall(
                    attributesType: activity.attributesType, attributes: .object(activity.attributes),
                    state: .object(activity.state), presentation: activity.presentation, environments: [environment]),
                at: request.date)
        case .control(let control):
            return try home.draw(
                ControlCall(
                    kind: control.kind, configuration: control.configuration, tile: control.tile,
                    environments: [environment]), at: request.date)
        case .liveActivity(let id, let presentation):
            return try home.draw(activity: id, as: presentation, in: environment, at: request.date)
        case .widget(let reference):
            let widget = try home.widget(reference)
            let size = try request.size(of: widget.family)
            return switch request.phase {
            case .timeline:
                if request.isOptimistic,
                    let toggled = home.drawToggled(widget, size: size, environment: environment)
                {
                    toggled
                } else {
                    try home.draw(widget, date: request.date, size: size, environment: environment)
                }
            case .snapshot: try home.snapshot(widget, size: size, environment: environment)
            case .placeholder: try home.placeholder(widget, size: size, environment: environment)
            }
        }
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
        object.set("changesAt", entry.changesAt.map { .string(WireDate.text($0)) })
        if entry.isRerun { object.set("rerun", true) }
    }

    /// The file to write: the host's, below the working directory, or one below the root by what is drawn, which the
    /// next picture of that replaces. None for an archive, which goes into the reply.
    private func path(_ request: PictureRequest) throws(BridgeError) -> String? {
        if let path = request.path { return Self.absolute(path) }
        if request.isInline || request.format == .archive { return nil }
        let name = request.subject.name.map {
            $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_"
        }
        try WholeFile.makeFolder(folder)
        return "\(folder)/\(String(name)).\(request.format.rawValue)"
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
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
        case .control(let control): "\(control.kind).\(control.tile.rawValue)"
        case .liveActivity(let id, let presentation): "\(id).\(presentation.rawValue)"
        }
    }
}
