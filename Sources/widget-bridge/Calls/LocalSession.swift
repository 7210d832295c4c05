import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import JSONRPC
import Logging
import Synchronization
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// A session without a host: calls of the protocol, made in this process one after the other.
struct LocalSession {
    let pictures: Pictures
    private let session: Session
    private let inbox: Inbox

    /// A session on the state in `root`.
    init(_ extensions: [BuiltExtension], root: String, _ options: WidgetHome.Options, logger: Logger) {
        let inbox = Inbox()
        let storage = GroupStorage(root: root)
        let notifications = HostNotifications(sink: inbox)
        notifications.begin()
        self.inbox = inbox
        pictures = Pictures(
            root: root, sandbox: DrawingSandbox(options.sandbox, root: root, extensions: extensions.map(\.argument)),
            logger: logger)
        session = Session(
            storage: storage,
            home: WidgetHome(root: root, extensions: extensions, storage: storage, options: options, logger: logger),
            pictures: pictures, sink: inbox, notifications: notifications
        ) { level, message in
            logger.log(level: level == .error ? .error : .warning, "\(message)")
        }
    }

    /// Runs `body` with a session on the state in `root`, whose extensions are stopped after it.
    static func use<Result>(
        _ extensions: [BuiltExtension], root: StateRoot, in sandbox: Sandbox, _ budget: BudgetOptions,
        body: (LocalSession) throws -> Result
    ) throws -> Result {
        let log = RunLog(root: root.path)
        var options = WidgetHome.Options()
        options.sandbox = sandbox
        options.budget = budget.budget
        let local = LocalSession(
            extensions, root: root.path, options,
            logger: Logger(label: "widget-bridge") { _ in RunLogHandler(log: log) })
        defer { local.end() }
        return try body(local)
    }

    /// Stops what it has started.
    func end() { session.end() }

    /// Makes a call. Its error is thrown, and warnings that its result does not hold are said, or handed over.
    func call(
        _ method: String, _ params: JSONValue, warn: ([Warning]) -> Void = { CommandOutput.warn($0) }
    ) throws -> Reply {
        let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
        session.beginTurn()
        request.serialized().withUnsafeBufferPointer { _ = session.handle(.line($0)) }
        session.finish()
        var reply = Reply()
        for line in inbox.takeAll().split(separator: UInt8(ascii: "\n")) {
            let message = try JSONValue(parsing: Array(line))
            if let error = message["error"] {
                throw BridgeError(json: error) ?? .internalError("an error without a kind: \(error.text)")
            }
            if let method = message["method"]?.stringValue {
                reply.take(method, message["params"] ?? [:], warn)
            } else {
                reply.result = message["result"] ?? .null
            }
        }
        return reply
    }

    /// What a call came to.
    struct Reply {
        var result = JSONValue.null
        /// The params of `timelineReloaded` notifications.
        var reloaded: [JSONValue] = []

        fileprivate mutating func take(_ method: String, _ params: JSONValue, _ warn: ([Warning]) -> Void) {
            switch method {
            case "timelineReloaded": reloaded.append(params)
            case "warning": warn([Warning(json: params)].compactMap(\.self))
            default: break
            }
        }
    }
}

/// Keeps the lines for the host.
private final class Inbox: ReplySink {
    private let lines = Mutex<[UInt8]>([])

    func write(_ lines: [UInt8]) { enqueue(lines) }
    func enqueue(_ lines: [UInt8]) { self.lines.withLock { $0 += lines } }
    func waitUntilQueued(atMost limit: Int) {}

    func takeAll() -> [UInt8] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

extension BuiltExtension {
    /// What names it as it is.
    fileprivate var argument: ExtensionArgument {
        ExtensionArgument((executablePath as NSString).deletingLastPathComponent)
    }
}
