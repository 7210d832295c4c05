import Children
import Foundation
import JSON
import JSONRPC
import Logging
import POSIXSupport
import WidgetArchive
import WidgetProtocol

/// Draws archives in a process of its own, `widget-bridge-draw`, which is started when it is first needed.
///
/// Fonts, SVG and image decoders stay out of the bridge: it starts in a fraction of the time, and a picture that
/// brings a decoder down costs that picture only.
final class Drawer: Sendable {
    private struct Child {
        let process: ChildProcess
        let peer: Peer
    }

    private let executable: String
    private let logger: Logger
    private let child = Monitor<Child?>(nil)

    /// How long one picture may take.
    private static let limit = Duration.seconds(30)

    private static let name = "widget-bridge-draw"

    init(executable: String = Drawer.own, logger: Logger) {
        self.executable = executable
        self.logger = logger
    }

    /// The program that belongs to the running one: beside it, or where `make install` puts it.
    static let own: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = (program as NSString).deletingLastPathComponent
        let beside = folder + "/" + name
        let installed = (folder as NSString).deletingLastPathComponent + "/lib/widget-bridge/" + name
        return access(beside, X_OK) == 0 ? beside : installed
    }()

    /// Has an archive drawn into a file.
    func draw(_ request: DrawRequest) async throws(BridgeError) -> DrawReply {
        // A process that ended may have done so over another picture that was under way: so once more.
        for isLast in [false, true] {
            let child = try running()
            do throws(Peer.Failure) {
                let reply = try await child.peer.request(DrawRequest.method, params: request.json, timeout: Self.limit)
                guard let reply = DrawReply(json: reply) else { throw Peer.Failure.ended }
                return reply
            } catch {
                switch error {
                case .error(let error): throw error
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

    /// Starts the process ahead of the first picture, so that it gets ready while something else is waited for.
    func prepare() { _ = try? running() }

    /// Ends the process; the next picture starts another.
    func stop() {
        let stopped = child.withLock { child in
            defer { child = nil }
            return child
        }
        if let stopped { Self.end(stopped) }
    }

    private func running() throws(BridgeError) -> Child {
        try child.withLock { child -> Result<Child, BridgeError> in
            if let child { return .success(child) }
            let started = Result { () throws(BridgeError) in try start() }
            child = try? started.get()
            return started
        }.get()
    }

    private func discard(_ failed: Child) {
        let isCurrent = child.withLock { child in
            guard child?.process.pid == failed.process.pid else { return false }
            child = nil
            return true
        }
        if isCurrent { Self.end(failed) }
    }

    private func start() throws(BridgeError) -> Child {
        let process = try ChildProcess.launch(
            executable, name: Self.name, environment: ProcessInfo.processInfo.environment, blocks: true, logger: logger
        ) { reason, code in .drawingFailed("\(reason) could not be started: \(String(cString: strerror(code)))") }
        return Child(process: process, peer: Peer(input: process.replies, output: process.input))
    }

    private static func end(_ child: Child) {
        child.process.kill()
        child.peer.waitUntilEnded()
    }
}

extension BridgeError {
    fileprivate static func drawingFailed(_ reason: String) -> BridgeError {
        BridgeError(
            .drawingFailed, "The picture was not drawn: \(reason)",
            hint: "Look at the log on standard error for its reason.")
    }
}
