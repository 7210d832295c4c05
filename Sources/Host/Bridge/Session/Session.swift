package import GroupStorage
import JSON
package import JSONRPC
package import WidgetHome
import WidgetProtocol

/// One host's session: takes its lines, answers them, and keeps the order that the protocol promises.
///
/// It does no I/O of its own but the store's. Storage calls are answered on the spot, by the thread that hands lines
/// in, without a task or a copy, as long as there is no other group that could be kept waiting; what may take long goes
/// through ``Lanes``. Not `Sendable`: one thread uses it.
package final class Session {
    /// What to do after a line.
    package enum Next: Sendable { case goOn, exit }

    let storage: GroupStorage
    let home: WidgetHome
    let pictures: Pictures
    let lanes: Lanes
    let pending: PendingRequests
    let notifications: HostNotifications

    private let log: SessionLog
    private let sink: any ReplySink
    private let maximumMessage: Int
    private let parser = JSONParser(maximumValues: maximumValues)

    /// The group of calls that name none.
    var group: AppGroup?

    /// The one group that the session has used so far, and whether there are others.
    private var firstGroup: AppGroup?
    private var hasSeveralGroups = false

    /// The replies to calls in Flutter's form, once there was one.
    private var methodCalls: MethodCallReplies?

    private(set) var batch: SaveBatch?
    var output: [UInt8] = []
    private var isShutDown = false

    /// How many values and names a line may hold: more would keep other lines waiting, and take memory by the gigabyte.
    private static let maximumValues = 1_000_000

    /// How many bytes of replies are gathered before they are written.
    private static let chunk = 256 << 10

    package init(
        storage: GroupStorage, home: WidgetHome, pictures: Pictures, sink: any ReplySink,
        notifications: HostNotifications, maximumMessage: Int = LineFramer.defaultLimit, log: @escaping SessionLog
    ) {
        self.storage = storage
        self.home = home
        self.pictures = pictures
        self.sink = sink
        self.notifications = notifications
        self.maximumMessage = maximumMessage
        self.log = log
        pending = PendingRequests(sink: sink, notifications: notifications, log: log)
        lanes = Lanes(
            pending: pending,
            reload: { kind throws(BridgeError) in
                // A reload is followed by a picture more often than not.
                pictures.prepare()
                return try home.reloadAll(of: kind, telling: notifications)
            },
            tap: { taps, each in
                home.tap(taps) { index, result in
                    each(index, result.map { $0.outcome.result(of: home, telling: notifications, $0.warnings) })
                }
            })
    }

    /// Begins with what was found waiting in the input. Blocks while too much is under way.
    package func beginTurn() {
        waitForMethodCalls()
        pending.waitUntilBelowLimit()
        storage.beginTurn()
    }

    /// Blocks while too many replies to calls in Flutter's form wait for their turn.
    private func waitForMethodCalls() {
        guard let methodCalls, methodCalls.isFull else { return }
        // What they wait for has to be on its way.
        endTurn()
        methodCalls.waitForRoom()
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
        pictures.stop()
        home.stop()
    }

    /// Takes one line.
    package func handle(_ frame: LineFramer.Frame) -> Next {
        defer { if output.count > Self.chunk { send() } }
        guard case .line(let bytes) = frame else {
            refuse(.lineTooLong(limit: maximumMessage))
            return .goOn
        }
        do throws(JSONError) {
            let document = try parser.parse(bytes)
            return handle(document.root, size: bytes.count)
        } catch {
            refuse(bytes, error)
            return .goOn
        }
    }

    private func handle(_ message: JSONNode, size: Int) -> Next {
        guard message.kind == .object else {
            refuse(.invalidRequest("a message is one object"))
            return .goOn
        }
        let idNode = message["id"]
        let id = idNode.flatMap { RequestID($0) }
        guard message["jsonrpc"]?.isVersion2 == true, let name = message["method"]?.utf8, idNode == nil || id != nil
        else {
            if message["jsonrpc"] == nil, idNode == nil, let name = message["method"]?.utf8,
                let args = message["args"]
            {
                return handleMethodCall(name, args, size: size)
            }
            let error = BridgeError.invalidRequest(
                "jsonrpc must be \"2.0\", method a string, id a string or an integer")
            if let id { output.appendReply(to: .request(id), error) } else { refuse(error) }
            return .goOn
        }
        guard let method = Method.named(name) else {
            handleUnknown(String(decoding: name, as: UTF8.self), id, message["params"])
            return .goOn
        }
        return perform(method, id.map { .request($0) }, message["params"], size: size)
    }

    /// Answers a call as Flutter's `JSONMethodCodec` writes it.
    private func handleMethodCall(_ name: UnsafeBufferPointer<UInt8>, _ args: JSONNode, size: Int) -> Next {
        let replies = methodCalls ?? MethodCallReplies(sink: sink)
        if methodCalls == nil {
            methodCalls = replies
            notifications.useMethodCalls()
        }
        waitForMethodCalls()
        let address = replies.address()
        // The host listens by itself, after its first call.
        defer {
            if notifications.begin() {
                endTurn()
                announceEvents()
            }
        }
        guard let method = Method.named(name) else {
            let name = String(decoding: name, as: UTF8.self)
            output.appendReply(to: address, Method.isOfAndroid(name) ? .androidMethod(name) : .unknownMethod(name))
            return .goOn
        }
        return perform(method, address, method.takes(args) ? args : nil, size: size)
    }

    private func perform(_ method: Method, _ address: ReplyAddress?, _ params: JSONNode?, size: Int) -> Next {
        guard let parameters = Parameters(params) else {
            output.appendReply(to: address, .invalidParams("params must be an object: arguments have names"))
            return .goOn
        }
        let call = Call(address: address, params: parameters, size: size)
        do throws(BridgeError) {
            if isShutDown, !method.endsSession {
                throw BridgeError(
                    .invalidRequest, "Invalid request: the session was shut down",
                    hint: "Send exit, and start another bridge for more.")
            }
            try parameters.check(method.parameters)
            try method.perform(self, call)
        } catch {
            fail(call, error)
        }
        return method.endsSession ? .exit : .goOn
    }

    private func handleUnknown(_ name: String, _ id: RequestID?, _ params: JSONNode?) {
        if let id {
            output.appendReply(to: .request(id), Method.isOfAndroid(name) ? .androidMethod(name) : .unknownMethod(name))
        } else if name == "$/cancelRequest" {
            endTurn()
            if let target = params?["id"].flatMap({ RequestID($0) }) { pending.cancel(target) }
        } else {
            log(.warning, "ignored the unknown notification \(BridgeError.quoted(name))")
        }
    }

    /// Answers a line that is no JSON, or not to be read.
    private func refuse(_ bytes: UnsafeBufferPointer<UInt8>, _ error: JSONError) {
        switch error.kind {
        case .tooManyValues:
            refuse(.tooManyValues(limit: Self.maximumValues))
        case .nulInName:
            // JSON all the same, and a property list cannot hold it: the request is answered.
            let id = Self.id(ofMaskingNULs: bytes)
            let refusal = BridgeError(
                .invalidValue, "The value cannot be stored: a member's name has a NUL in it",
                hint: "Leave the NUL out of the name.")
            if let id { output.appendReply(to: .request(id), refusal) } else { refuse(refusal) }
        default: refuse(.parseError(error))
        }
    }

    /// Answers a line of which nobody knows what it asks; in Flutter's form, once there was a call in it: such a host
    /// counts its replies.
    private func refuse(_ error: BridgeError) {
        if let methodCalls {
            output.appendReply(to: methodCalls.address(), error)
        } else {
            output.appendError(error)
        }
    }

    /// The id of a request whose escaped NULs stand for something else.
    private static func id(ofMaskingNULs bytes: UnsafeBufferPointer<UInt8>) -> RequestID? {
        let text = String(decoding: bytes, as: UTF8.self).replacing("\\u0000", with: "\\ufffd")
        guard let message = try? JSONValue(parsing: text) else { return nil }
        return message["id"].flatMap { RequestID($0) }
    }

    /// Hands the replies of this turn so far to the sink, before anything that another thread will answer.
    func send() {
        guard !output.isEmpty else { return }
        sink.write(output)
        if output.capacity > 4 * Self.chunk { output = [] } else { output.removeAll(keepingCapacity: true) }
    }

    func shutDown() {
        finish()
        isShutDown = true
    }
}

// MARK: - Answering

extension Session {
    /// Answers on the spot.
    func answer(_ call: Call, _ result: (inout [UInt8]) -> Void) {
        output.appendReply(to: call.address, result)
    }

    /// Answers with an error, in its turn among the replies to the session's group.
    func fail(_ call: Call, _ error: BridgeError) {
        if let group { fail(call, error, in: group) } else { output.appendReply(to: call.address, error) }
    }

    /// Answers with an error, in its turn among the group's replies.
    func fail(_ call: Call, _ error: BridgeError, in group: AppGroup) {
        if lanes.isBusy(group.id) {
            add(call, .fail(error), toLane: group.id)
        } else if batch?.group === group {
            batch?.add(call, error)
        } else {
            output.appendReply(to: call.address, error)
        }
    }

    /// Queues what may take long behind what was sent before it.
    func run(_ call: Call, _ body: @escaping @Sendable (WidgetHome) throws(BridgeError) -> CallResult) {
        add(call, .run { [home] () throws(BridgeError) in .done(try body(home)) }, toLane: sessionLane)
    }

    /// Queues a look at a widget behind the reload that it must see.
    func run(
        _ call: Call, seeing widget: WidgetReference?,
        _ body: @escaping @Sendable () throws(BridgeError) -> LaneOutcome
    ) {
        add(call, .run(body), toLane: lanes.laneOfReload(kind: widget?.kind) ?? sessionLane)
    }

    /// Runs what waits for nothing that is under way.
    func runAtOnce(_ call: Call, _ body: @escaping @Sendable () throws(BridgeError) -> LaneOutcome) {
        add(call, .run(body), toLane: Self.promptLane)
    }

    /// No group has this name.
    private static let promptLane = " "

    func tap(_ call: Call, _ tap: WidgetHome.Tap) { add(call, .tap(tap), toLane: sessionLane) }

    func reload(_ call: Call, kind: String?) { add(call, .reload(kind: kind), toLane: sessionLane) }

    /// Without a group, calls that have an order among them share the lane that no group's name can be.
    private var sessionLane: String { group?.id ?? "" }

    /// Queues work behind what was sent before it: what waits is committed, and its replies are on their way.
    func add(_ call: Call, _ work: LaneStep.Work, toLane lane: String) {
        endTurn()
        lanes.add([LaneStep(request: pending.add(call.address, size: call.size), work: work)], to: lane)
    }

    /// Has something read that must see the changes sent before it.
    func add(
        _ call: Call, reading: @escaping @Sendable () throws(BridgeError) -> CallResult, of group: AppGroup
    ) {
        endTurn()
        let step = LaneStep(request: pending.add(call.address, size: call.size), work: .read(reading))
        lanes.add(read: step, to: group.id)
    }
}

// MARK: - Groups

extension Session {
    /// The group that a call names, else the session's, which must be there.
    func group(_ named: JSONNode?) throws(BridgeError) -> AppGroup {
        guard let named else {
            guard let group else { throw .appGroupNotSet }
            return group
        }
        guard let id = named.string else { throw .invalidParams("appGroupId must be a string") }
        return try checkedGroup(id)
    }

    func checkedGroup(_ id: String) throws(BridgeError) -> AppGroup {
        let group = try storage.group(id)
        if let entitlements = home.entitlements(), !entitlements.groups.contains(id) {
            throw .groupNotEntitled(id, entitlements)
        }
        if firstGroup == nil { firstGroup = group }
        if firstGroup !== group, !hasSeveralGroups {
            hasSeveralGroups = true
            flush()
        }
        return group
    }

    /// Whether the group's calls have to go through its lane: something of it is under way, or another group would be
    /// kept waiting by its disk.
    func needsLane(_ group: AppGroup) -> Bool { hasSeveralGroups || lanes.isBusy(group.id) }

    /// Adds a save to those that share a commit.
    func save(_ change: GroupChange, in group: AppGroup, _ call: Call) {
        if batch.map({ $0.group !== group }) ?? true {
            flush()
            batch = SaveBatch(group: group)
        }
        batch?.add(call, change)
    }

    /// Commits the saves that wait, and appends their replies; through the group's lane where they would have to wait
    /// for somebody, or would keep another group waiting.
    func flush() {
        guard let batch else { return }
        self.batch = nil
        if !hasSeveralGroups, !lanes.isBusy(batch.group.id), batch.commit(to: &output) { return }
        send()
        lanes.add(batch.steps(pending), to: batch.group.id)
    }
}

/// A request as the session's methods take it.
struct Call {
    /// Nil for a notification.
    let address: ReplyAddress?
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
