package import GroupStorage
import JSON
package import JSONRPC

/// One host's session: takes its lines, answers them, and keeps the order that the protocol promises.
///
/// It does no I/O of its own but the store's. Storage calls are answered on the spot, by the thread that hands lines
/// in, without a task or a copy; what may take long goes through ``Lanes``. Not `Sendable`: one thread uses it.
package final class Session {
    /// What to do after a line.
    package enum Next: Sendable { case goOn, exit }

    let storage: GroupStorage
    let widgets: any WidgetService
    let lanes: Lanes
    let pending: PendingRequests
    let logger: SessionLog

    let notifications: HostNotifications
    private let sink: any ReplySink
    private let maximumMessage: Int
    private let parser = JSONParser()

    /// The group of calls that name none.
    var group: AppGroup?

    var batch: SaveBatch?
    var output: [UInt8] = []
    private var isShutDown = false

    /// How many bytes of replies are gathered before they are written.
    private static let chunk = 256 << 10

    package init(
        storage: GroupStorage, widgets: any WidgetService, sink: any ReplySink,
        notifications: HostNotifications, maximumMessage: Int = LineFramer.defaultLimit, log: @escaping SessionLog
    ) {
        self.storage = storage
        self.widgets = widgets
        self.sink = sink
        self.notifications = notifications
        self.maximumMessage = maximumMessage
        logger = log
        pending = PendingRequests(sink: sink)
        lanes = Lanes(pending: pending) { kind throws(BridgeError) in try widgets.reload(kind: kind) }
    }

    /// Begins with what was found waiting in the input. Blocks while too much is under way.
    package func beginTurn() {
        pending.waitUntilBelowLimit()
        storage.beginTurn()
    }

    /// Whether saves wait for a commit that may take more of them.
    package var batchHasRoom: Bool { batch.map { !$0.isFull } ?? false }

    /// Ends a turn: commits what waits and hands all replies to the sink.
    package func endTurn() {
        flush()
        send()
    }

    /// Waits until everything that was accepted is answered.
    package func finish() {
        endTurn()
        pending.waitUntilNone()
    }

    /// Finishes and stops the extensions.
    package func end() {
        finish()
        widgets.stop()
    }

    /// Takes one line.
    package func handle(_ frame: LineFramer.Frame) -> Next {
        defer { if output.count > Self.chunk { send() } }
        guard case .line(let bytes) = frame else {
            output.appendError(.lineTooLong(limit: maximumMessage))
            return .goOn
        }
        do throws(JSONError) {
            let document = try parser.parse(bytes)
            return handle(document.root, size: bytes.count)
        } catch {
            output.appendError(.parseError(error))
            return .goOn
        }
    }

    private func handle(_ message: JSONNode, size: Int) -> Next {
        guard message.kind == .object else {
            output.appendError(.invalidRequest("a message is one object"))
            return .goOn
        }
        let idNode = message["id"]
        let id = idNode.flatMap { RequestID($0) }
        guard message["jsonrpc"]?.isVersion2 == true, let name = message["method"]?.utf8, idNode == nil || id != nil
        else {
            let error = BridgeError.invalidRequest(
                "jsonrpc must be \"2.0\", method a string, id a string or an integer")
            if id == nil { output.appendError(error) } else { output.appendReply(to: id, error) }
            return .goOn
        }
        guard let method = Method(utf8: name) else {
            handleUnknown(String(decoding: name, as: UTF8.self), id, message["params"])
            return .goOn
        }
        guard let params = Parameters(message["params"]) else {
            output.appendReply(to: id, .invalidParams("params must be an object: arguments have names"))
            return .goOn
        }
        if isShutDown, method != .exit {
            output.appendReply(to: id, .isShutDown)
            return .goOn
        }
        return perform(method, Call(id: id, params: params, size: size))
    }

    private func handleUnknown(_ name: String, _ id: RequestID?, _ params: JSONNode?) {
        if id != nil {
            output.appendReply(to: id, .methodNotFound(name))
        } else if name == "$/cancelRequest" {
            endTurn()
            if let target = params?["id"].flatMap({ RequestID($0) }) { pending.cancel(target) }
        } else {
            logger(.warning, "ignored the unknown notification \(BridgeError.quoted(name))")
        }
    }

    private func perform(_ method: Method, _ call: Call) -> Next {
        switch method {
        case .getWidgetData: getWidgetData(call)
        case .saveWidgetData: saveWidgetData(call)
        case .setAppGroupId: setAppGroupId(call)
        case .saveFile: saveFile(call)
        case .initialize: answer(call) { self.initialize().write(to: &$0) }
        case .isRequestPinWidgetSupported: answer(call) { $0 += JSONText.true }
        case .discover: answer(call) { $0 += OpenRPC.document }
        case .updateWidget: updateWidget(call)
        case .describeWidgets: describeWidgets(call)
        case .getInstalledWidgets: getInstalledWidgets(call)
        case .requestPinWidget: requestPinWidget(call)
        case .installWidget: installWidget(call)
        case .removeWidget: removeWidget(call)
        case .configureWidget: configureWidget(call)
        case .configurationOptions: configurationOptions(call)
        case .getTimeline: getTimeline(call)
        case .renderWidget: renderWidget(call)
        case .shutdown:
            finish()
            isShutDown = true
            answer(call) { $0 += JSONText.null }
        case .exit:
            finish()
            answer(call) { $0 += JSONText.null }
            send()
            return .exit
        }
        return .goOn
    }

    /// Answers on the spot.
    func answer(_ call: Call, _ result: (inout [UInt8]) -> Void) {
        output.appendReply(to: call.id, result)
    }

    /// Hands the replies of this turn so far to the sink, before anything that another thread will answer.
    func send() {
        guard !output.isEmpty else { return }
        sink.write(output)
        if output.capacity > 4 * Self.chunk { output = [] } else { output.removeAll(keepingCapacity: true) }
    }
}

/// A request as the session's methods take it.
struct Call {
    let id: RequestID?
    let params: Parameters
    /// The bytes of its line.
    let size: Int
}

/// Told what is worth knowing and is no reply.
package typealias SessionLog = @Sendable (SessionLogLevel, String) -> Void

package enum SessionLogLevel: Sendable { case warning, error }

extension JSONNode {
    fileprivate var isVersion2: Bool {
        guard let utf8, utf8.count == 3 else { return false }
        return utf8[0] == UInt8(ascii: "2") && utf8[1] == UInt8(ascii: ".") && utf8[2] == UInt8(ascii: "0")
    }
}
