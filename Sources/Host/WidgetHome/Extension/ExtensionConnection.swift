import Children
import Foundation
import JSON
import JSONRPC
import WidgetArchive
import WidgetBuild
import WidgetProtocol

/// The messages to and from one run of an extension: several calls at a time, answered in order, within limits.
///
/// It reads on the thread that calls: a reply is decoded from its own bytes, and between reads there is time to look at
/// the child's memory.
final class ExtensionConnection {
    /// Told what the extension says unasked, warnings aside, and during which call; gives what is to be told of it.
    typealias Notified = @Sendable (ExtensionNotification, JSONValue, ExtensionMethod?) -> Warning?

    struct Limits {
        var call: Duration
        var memory: Int

        /// How many processes it may be at once; a phone lets it start none.
        static let processes = 64

        /// What a control group of the kernel's lets it have. That counts more than an app's memory: the files in /tmp
        /// (64 MiB at most) and others that were read, and tables of pages.
        var kernelMemory: Int { memory + 128 << 20 }
    }

    /// What one call came to, and what it told of on the way; an error has that within it.
    struct Answer<Reply> {
        var result: Result<Reply, BridgeError>
        var warnings: [Warning]
    }

    /// How often a call looks at the child's memory and at its last words.
    private static let interval = 0.05

    /// How long a call goes on after a continuation was leaked, if nothing else is under way: not all of the widget's
    /// code need wait for it. Longer than the timers that cannot be told from libdispatch's own.
    private static let leakPatience = 1.5

    let process: ChildProcess
    private let name: String
    private let limits: Limits
    private let notified: Notified
    private let places: SourcePlaces
    private let trace: ([UInt]) -> Symbolizer.Trace
    private var framer = LineFramer()
    private var nextID = 1
    /// What the extension was last told of its Live Activities.
    private var toldActivities: [JSONValue] = []
    /// What the extension has said that it ends for.
    private var lastError: BridgeError?

    /// - Parameters:
    ///   - places: finds where in the sources a warning belongs.
    ///   - trace: finds where in the sources the program's code is.
    init(
        process: ChildProcess, name: String, limits: Limits, places: SourcePlaces,
        trace: @escaping ([UInt]) -> Symbolizer.Trace, notified: @escaping Notified
    ) {
        self.process = process
        self.places = places
        self.trace = trace
        self.name = name
        self.limits = limits
        self.notified = notified
    }

    /// Sends the requests together and decodes each reply as it comes. Each reply, and each part of a long timeline, has
    /// the call's whole time from the one before it. After an error that is thrown the connection is of no more use; a
    /// call that the extension itself refuses is only that call's error.
    ///
    /// - Parameters:
    ///   - now: what the extension's clock shows; nil for the real date.
    ///   - activities: its Live Activities; nil where the calls do not ask for them.
    func call<Call: ExtensionCall>(
        _ calls: [Call], now: Double?, installed: [PlacedWidget], activities: [JSONValue]? = nil,
        each: (Int, Answer<Call.Reply>) -> Void
    ) throws(BridgeError) {
        // What it knows already is not said again.
        let news = activities == toldActivities ? nil : activities
        if let news { toldActivities = news }
        var told: [Warning] = []
        do throws(BridgeError) {
            try perform(calls, now, installed, news, telling: &told, each)
        } catch {
            throw error.telling(of: told)
        }
    }

    private func perform<Call: ExtensionCall>(
        _ calls: [Call], _ now: Double?, _ installed: [PlacedWidget], _ activities: [JSONValue]?,
        telling told: inout [Warning], _ each: (Int, Answer<Call.Reply>) -> Void
    ) throws(BridgeError) {
        process.output.beginCall()
        let phase = Call.method
        let first = nextID
        nextID += calls.count
        var outgoing = calls.enumerated().flatMap { index, call in
            Self.line(call, id: first + index, now, installed, index == 0 ? activities : nil, isFirst: index == 0)
        }[...]
        var answered = 0
        var ahead = SentAhead()
        var watch = Watch(limits.call)
        var sawEnd = false
        while answered < calls.count {
            var found: Found<Call.Reply>?
            let next: Void? = framer.next { found = read($0, id: first + answered, Call.self) }
            switch found {
            case .garbage(let reason)?: throw .garbage(name, phase: phase, reason, stderr: end())
            case .warning(let warning)?: told.append(places.locating(warning))
            case .entries(let entries, let size)?:
                if ahead.add(entries, size: size) { watch.deadline = Self.now + limits.call.seconds }
            case .reply(let reply)?:
                try checkMemory(phase)
                let result = ahead.joined(with: reply)
                let answer = Answer(
                    result: result.mapError { [told] in $0.telling(of: told) },
                    warnings: told.filter { $0.kind != .valueMissing })
                each(answered, answer)
                told = []
                ahead = SentAhead()
                answered += 1
                watch = Watch(limits.call)
                continue
            case nil: break
            }
            let now = Self.now
            if now >= watch.nextLook {
                try checkTree(phase)
                // A stray process may hold the output open for longer than its child lives.
                if sawEnd { throw died(phase, process.end(within: .zero)) }
                sawEnd = process.hasEnded
                if let function = watch.stuckContinuation(process, at: now) {
                    throw .continuationLeaked(name, phase: phase, function, stderr: end())
                }
                watch.nextLook = now + Self.interval
            }
            if now >= watch.deadline { throw .timedOut(name, phase: phase, limit: limits.call, stderr: end()) }
            if next != nil { continue }
            try exchange(&outgoing, phase, until: min(watch.deadline, watch.nextLook))
        }
    }

    /// What a line of the extension's is.
    private enum Found<Reply> {
        case reply(Result<Reply, BridgeError>)
        case warning(Warning)
        /// Entries of a long timeline, and how many bytes they came in.
        case entries(Result<[DrawnReply], BridgeError>, Int)
        case garbage(String)
    }

    /// What of a timeline has come ahead of its reply.
    private struct SentAhead {
        private var entries: Result<[DrawnReply], BridgeError> = .success([])
        private var size = 0

        /// What a part counts for at least: each gives the call more time, and there is an end of that.
        private static let leastSize = 1 << 20

        /// - Parameter size: how many bytes they came in.
        /// - Returns: False where it is more than a timeline may be.
        mutating func add(_ more: Result<[DrawnReply], BridgeError>, size: Int) -> Bool {
            self.size += max(size, Self.leastSize)
            let fits = self.size <= WidgetArchive.maximumTimelineSize
            entries =
                fits
                ? entries.flatMap { known in more.map { known + $0 } } : .failure(.timelineTooLarge.inPhase(.timeline))
            return fits
        }

        func joined<Reply: ExtensionReply>(with reply: Result<Reply, BridgeError>) -> Result<Reply, BridgeError> {
            reply.flatMap { reply in
                entries.map { entries in
                    var whole = reply
                    whole.take(ahead: entries)
                    return whole
                }
            }
        }
    }

    /// The clocks of one call.
    private struct Watch {
        var deadline: Double
        var nextLook: Double
        private var leak: (seen: Double, work: UInt64)?

        init(_ limit: Duration) {
            deadline = ExtensionConnection.now + limit.seconds
            nextLook = ExtensionConnection.now + ExtensionConnection.interval
        }

        /// The function that has leaked its continuation, once the child has done nothing since for a while: what waits
        /// for the network, a timer of its own or the processor may still answer.
        mutating func stuckContinuation(_ process: ChildProcess, at now: Double) -> String? {
            guard let function = process.output.leakedContinuation else { return nil }
            let work = process.processorTime
            guard let leak, leak.work == work, !process.mayGoOn(within: deadline - now) else {
                leak = (now, work)
                return nil
            }
            return now - leak.seen >= ExtensionConnection.leakPatience ? function : nil
        }
    }

    private static func line(
        _ call: some ExtensionCall, id: Int, _ now: Double?, _ installed: [PlacedWidget], _ activities: [JSONValue]?,
        isFirst: Bool
    ) -> [UInt8] {
        var params = call.params
        params["now"] = now.map { .double($0) }
        // Nothing where the host has installed nothing; thousands of widgets are told of once.
        if !installed.isEmpty { params["installed"] = isFirst ? .array(installed.map(\.json)) : true }
        params["activities"] = activities.map { .array($0) }
        return Message.request(.int(id), method: type(of: call).method.rawValue, params: .object(params)).line
    }

    private func read<Call: ExtensionCall>(
        _ frame: LineFramer.Frame, id: Int, _ type: Call.Type
    ) -> Found<Call.Reply>? {
        guard case .line(let bytes) = frame else { return .garbage("a line without an end") }
        let message = JSONSlice(bytes).members
        if let message, message["jsonrpc"] != nil, message["id"] == nil, let method = message["method"]?.value {
            guard method.stringValue == ExtensionNotification.entries.rawValue else {
                return notification(method, message["params"]?.value, during: Call.method)
            }
            return .entries(entries(message["params"]), bytes.count)
        }
        guard let message, message["id"]?.value?.intValue == id else {
            process.output.note(bytes)
            return nil
        }
        return .reply(result(message, type))
    }

    private func entries(_ params: JSONSlice?) -> Result<[DrawnReply], BridgeError> {
        do throws(BridgeError) {
            if let sent = try params.flatMap({ params throws(BridgeError) in try EntriesSentAhead(params) }) {
                return .success(sent.entries)
            }
            return .failure(.malformedReply(name, phase: .timeline, "its entries are others"))
        } catch {
            return .failure(error.inPhase(.timeline))
        }
    }

    /// A warning, or something that is handed on.
    private func notification<Reply>(
        _ method: JSONValue, _ params: JSONValue?, during phase: ExtensionMethod?
    ) -> Found<Reply>? {
        guard let notification = method.stringValue.flatMap(ExtensionNotification.init(rawValue:)) else { return nil }
        switch notification {
        case .warning: return params.flatMap(Warning.init(json:)).map { .warning($0) }
        case .leftOut:
            lastError = params.flatMap(BridgeError.init(json:))
            // While nothing is asked of it there is no call that could fail.
            guard phase == nil, let lastError else { return nil }
            return .warning(Warning(.leftOut, lastError.message, hint: lastError.hint))
        default: break
        }
        return notified(notification, params ?? [:], phase).map { .warning($0) }
    }

    /// Takes what the extension says while nothing is asked of it; adds what is to be told of it to `warnings`.
    ///
    /// - Parameter reads: whether one read is made first; else it is what came together with a reply.
    /// - Returns: How many bytes were read; 0 at the end of the extension's output, less where there is nothing.
    @discardableResult
    func takeLate(reads: Bool, telling warnings: inout [Warning]) -> Int {
        let count = reads ? fill() : -1
        while let warning = framer.next({ late($0) }) {
            if let warning { warnings.append(warning) }
        }
        return count
    }

    private func late(_ frame: LineFramer.Frame) -> Warning? {
        guard case .line(let bytes) = frame else { return nil }
        guard let message = JSONSlice(bytes).members, message["jsonrpc"] != nil, message["id"] == nil,
            let method = message["method"]?.value
        else {
            process.output.note(bytes)
            return nil
        }
        let found: Found<EmptyReply>? = notification(method, message["params"]?.value, during: nil)
        guard case .warning(let warning)? = found else { return nil }
        return places.locating(warning)
    }

    private func result<Call: ExtensionCall>(
        _ message: JSONSlice.Members, _ type: Call.Type
    ) -> Result<Call.Reply, BridgeError> {
        if let error = message["error"]?.value {
            let refusal = BridgeError(json: error) ?? .malformedReply(name, phase: Call.method, "an unknown error")
            return .failure(refusal.kind.members.contains("phase") ? refusal.inPhase(Call.method) : refusal)
        }
        do throws(BridgeError) {
            if let result = message["result"], let reply = try Call.Reply(result) { return .success(reply) }
            return .failure(.malformedReply(name, phase: Call.method, "its result is another"))
        } catch {
            return .failure(error.inPhase(Call.method))
        }
    }

    /// Ends the child and gives its last words.
    private func end() -> [String] {
        process.kill()
        return process.output.lastLines()
    }

    /// Writes what fits and reads what is there, waiting for either.
    private func exchange(
        _ outgoing: inout ArraySlice<UInt8>, _ phase: ExtensionMethod, until time: Double
    ) throws(BridgeError) {
        var pollers = [pollfd(fd: process.replies, events: Int16(POLLIN), revents: 0)]
        if !outgoing.isEmpty { pollers.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
        let ready = poll(&pollers, nfds_t(pollers.count), Int32(max(0, (time - Self.now) * 1000).rounded(.up)))
        guard ready > 0 else { return }
        if pollers.count > 1, pollers[1].revents != 0 {
            let count = outgoing.withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
            // A child that reads no more is found out by the end of its output, or by the clock.
            outgoing = count > 0 ? outgoing.dropFirst(count) : errno == EAGAIN || errno == EINTR ? outgoing : []
        }
        guard pollers[0].revents != 0, fill() == 0 else { return }
        throw died(phase, process.end(within: .seconds(2)))
    }

    /// What the child's end is told as.
    private func died(_ phase: ExtensionMethod, _ status: ChildEnd?) -> BridgeError {
        let lines = end()
        if let lastError { return lastError.inPhase(phase) }
        guard status == .outOfMemory else {
            return .crashed(name, phase: phase, status, trace(process.output.crashAddresses), stderr: lines)
        }
        return .memoryLimit(name, phase: phase, used: limits.kernelMemory, limit: limits.memory, stderr: lines)
    }

    /// Reads what is there: how many bytes, 0 at the end, less where there is nothing.
    private func fill() -> Int {
        framer.fill { space in
            let count = Foundation.read(process.replies, space.baseAddress, space.count)
            return count < 0 && (errno == EAGAIN || errno == EINTR) ? -1 : max(0, count)
        }
    }

    /// The same for all that it has started, which takes longer to find out.
    private func checkTree(_ phase: ExtensionMethod) throws(BridgeError) {
        let use = process.tree.use(most: Limits.processes + 1)
        if use.processes > Limits.processes {
            throw .processLimit(name, phase: phase, limit: Limits.processes, stderr: end())
        }
        guard use.memory > limits.memory else { return }
        throw .memoryLimit(name, phase: phase, used: use.memory, limit: limits.memory, stderr: end())
    }

    private func checkMemory(_ phase: ExtensionMethod) throws(BridgeError) {
        guard let used = process.tree.memory, used > limits.memory else { return }
        throw .memoryLimit(name, phase: phase, used: used, limit: limits.memory, stderr: end())
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
