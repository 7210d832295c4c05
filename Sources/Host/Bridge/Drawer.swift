import Foundation
import GroupStorage
import JSON
import JSONRPC
import WidgetArchive
import WidgetHome

/// Draws archives in a process of its own, `widget-bridge-draw`, which is started when it is first needed.
///
/// Fonts, SVG and image decoders stay out of the bridge: it starts in a fraction of the time, and a picture that
/// brings a decoder down costs that picture only.
package final class Drawer: Sendable {
    /// What is to be drawn, or written as it is.
    struct Picture: Sendable {
        /// A `WidgetArchive` as JSON text.
        var archive: [UInt8]
        var format: PictureRequest.Format
        /// Pixels to a point.
        var scale: Double
        /// In points.
        var size: ArchiveSize
        /// In points.
        var cornerRadius: Double
        /// Nil: an archive goes into the reply.
        var path: String?

        /// The size, in whole numbers where it is whole.
        var points: JSONValue {
            func number(_ value: Double) -> JSONValue { Int(exactly: value).map { .int($0) } ?? .double(value) }
            return ["width": number(size.width), "height": number(size.height)]
        }
    }

    private struct Child {
        let pid: pid_t
        let peer: Peer
        let descriptors: [Int32]
    }

    private let executable: String
    private let child = Monitor<Child?>(nil)

    /// How long one picture may take.
    private static let limit = Duration.seconds(30)

    package init(executable: String) {
        self.executable = executable
    }

    /// The one that belongs to the running program: beside it, or where `make install` puts it.
    package convenience init() {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = (program as NSString).deletingLastPathComponent
        let beside = folder + "/" + Self.name
        let installed = (folder as NSString).deletingLastPathComponent + "/lib/widget-bridge/" + Self.name
        self.init(executable: access(beside, X_OK) == 0 ? beside : installed)
    }

    private static let name = "widget-bridge-draw"

    func draw(_ picture: Picture) async throws(BridgeError) -> DrawnPicture {
        guard let path = picture.path else {
            return DrawnPicture(path: nil, size: picture.points, archive: picture.archive)
        }
        var params = Array(#"{"format":"#.utf8)
        JSONWriter.write(picture.format.rawValue, to: &params)
        params += Array(#","scale":"#.utf8)
        JSONWriter.write(picture.scale, to: &params)
        params += Array(#","cornerRadius":"#.utf8)
        JSONWriter.write(picture.cornerRadius, to: &params)
        params += Array(#","path":"#.utf8)
        JSONWriter.write(path, to: &params)
        params += Array(#","archive":"#.utf8) + picture.archive + Array("}".utf8)
        let size = try await request(params)
        return DrawnPicture(path: path, size: picture.format == .archive ? picture.points : size, archive: nil)
    }

    /// Starts the process ahead of the first picture, so that it gets ready while something else is waited for.
    package func prepare() { _ = try? running() }

    /// Ends the process; the next picture starts another.
    package func stop() {
        if let child = child.withLock({ child in
            defer { child = nil }
            return child
        }) {
            Self.end(child)
        }
    }

    private func request(_ params: [UInt8]) async throws(BridgeError) -> JSONValue {
        // A process that ended may have done so over another picture that was under way: so once more.
        for isLast in [false, true] {
            let child = try running()
            do throws(Peer.Failure) {
                return try await child.peer.request("draw", params: params, timeout: Self.limit)
            } catch {
                switch error {
                case .error(let error): throw BridgeError(error)
                case .ended, .cancelled: discard(child)
                case .timedOut:
                    discard(child)
                    throw .drawingFailed("it took longer than \(Self.limit.components.seconds) s")
                }
                if isLast { throw .drawingFailed("the drawing process ended") }
            }
        }
        throw .drawingFailed("the drawing process ended")
    }

    private func running() throws(BridgeError) -> Child {
        let result = child.withLock { child -> Result<Child, BridgeError> in
            if let child { return .success(child) }
            let started = Result { () throws(BridgeError) in try Self.start(executable) }
            if case .success(let started) = started { child = started }
            return started
        }
        return try result.get()
    }

    private func discard(_ failed: Child) {
        let isCurrent = child.withLock { child in
            guard child?.pid == failed.pid else { return false }
            child = nil
            return true
        }
        if isCurrent { Self.end(failed) }
    }

    private static func start(_ executable: String) throws(BridgeError) -> Child {
        let requests = try pipe()
        let replies = try pipe()
        let (code, pid) = Spawn.start(
            [executable], ProcessInfo.processInfo.environment, input: requests.readEnd, output: replies.writeEnd,
            errors: STDERR_FILENO)
        close(requests.readEnd)
        close(replies.writeEnd)
        guard code == 0 else {
            close(requests.writeEnd)
            close(replies.readEnd)
            throw .drawingFailed("\(executable) could not be started: \(String(cString: strerror(code)))")
        }
        let peer = Peer(input: replies.readEnd, output: requests.writeEnd)
        return Child(pid: pid, peer: peer, descriptors: [requests.writeEnd, replies.readEnd])
    }

    private static func pipe() throws(BridgeError) -> (readEnd: Int32, writeEnd: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw .drawingFailed(String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func end(_ child: Child) {
        kill(child.pid, SIGKILL)
        var status: Int32 = 0
        while waitpid(child.pid, &status, 0) < 0, errno == EINTR {}
        child.peer.waitUntilEnded()
        for descriptor in child.descriptors { close(descriptor) }
    }
}

/// A picture as the reply tells of it.
struct DrawnPicture: Sendable {
    var path: String?
    /// `{width, height}`: pixels for PNG, points otherwise.
    var size: JSONValue
    /// The archive's JSON, where it is the reply itself.
    var archive: [UInt8]?

    func result(format: PictureRequest.Format, date: Double) -> [UInt8] {
        var object = JSONObject()
        object["path"] = path.map { .string($0) }
        object["width"] = size["width"]
        object["height"] = size["height"]
        object["format"] = .string(format.rawValue)
        object["entryDate"] = .string(WireDate.text(date))
        var json = JSONValue.object(object).serialized()
        if let archive {
            json.removeLast()
            json += Array(#","archive":"#.utf8) + archive + Array("}".utf8)
        }
        return json
    }
}

extension BridgeError {
    /// What the drawing process answered with.
    fileprivate init(_ error: RPCError) {
        self.init(
            code: error.code, kind: error.data?["kind"]?.stringValue ?? "drawingFailed", message: error.message,
            hint: error.data?["hint"]?.stringValue ?? "Look at the log on standard error.")
        for (name, value) in error.data?.objectValue?.members ?? [] where name != "kind" && name != "hint" {
            details[name] = value
        }
    }

    fileprivate static func drawingFailed(_ reason: String) -> Self {
        Self(
            code: -32603, kind: "drawingFailed", message: "The picture was not drawn: \(reason)",
            hint: "Look at the log on standard error for its reason.")
    }
}
