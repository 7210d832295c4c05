import Foundation
import JSON
import JSONRPC

/// The messages to and from one run of an extension: several calls at a time, answered in order, within limits.
///
/// It reads on the thread that calls: a reply is decoded from its own bytes, and between reads there is time to look at
/// the child's memory.
final class ExtensionConnection {
    struct Limits {
        var call: Duration
        var memory: Int
    }

    /// How often a call looks at the child's memory.
    private static let memoryInterval = 0.05

    let process: ExtensionProcess
    private let name: String
    private let limits: Limits
    private var framer = LineFramer()
    private var nextID = 1

    init(process: ExtensionProcess, name: String, limits: Limits) {
        self.process = process
        self.name = name
        self.limits = limits
    }

    /// Sends the requests together and decodes each reply as it comes. Each reply has the call's whole time from the
    /// one before it. After an error that is thrown the connection is of no more use; a call that the extension
    /// itself refuses is only that call's error.
    func call<Reply>(
        _ requests: [ExtensionRequest],
        decode: (Int, JSONSlice) throws(WidgetHomeError) -> Reply,
        each: (Int, Result<Reply, WidgetHomeError>) -> Void
    ) throws(WidgetHomeError) {
        process.output.beginCall()
        let first = nextID
        nextID += requests.count
        var outgoing = requests.enumerated().flatMap { index, request in request.line(id: first + index) }[...]
        var answered = 0
        var deadline = Self.now + limits.call.seconds
        var nextLook = Self.now + Self.memoryInterval
        var sawEnd = false
        while answered < requests.count {
            let phase = requests[answered].method
            var result: Result<Reply, WidgetHomeError>?
            var garbage: String?
            let found: Void? = framer.next { frame in
                guard case .line(let bytes) = frame else {
                    garbage = "a line without an end"
                    return
                }
                let members = JSONSlice(bytes).members
                // A notification, such as a widget's wish to be reloaded.
                if let members, members["jsonrpc"] != nil, members["id"] == nil, members["method"] != nil { return }
                guard let message = members, message["id"]?.value?.intValue == first + answered else {
                    process.output.note(bytes)
                    return
                }
                result = reply(message, answered, phase, decode)
            }
            if let garbage { throw .garbage(name, phase: phase, garbage, stderr: end()) }
            if let result {
                try checkMemory(phase)
                each(answered, result)
                answered += 1
                deadline = Self.now + limits.call.seconds
                continue
            }
            let now = Self.now
            if now >= nextLook {
                try checkMemory(phase)
                nextLook = now + Self.memoryInterval
                // A stray process may hold the output open for longer than its child lives.
                if sawEnd { throw .crashed(name, phase: phase, process.exitStatus(within: 0), stderr: end()) }
                sawEnd = process.hasEnded
            }
            if now >= deadline { throw .timedOut(name, phase: phase, limit: limits.call, stderr: end()) }
            if found != nil { continue }
            try exchange(&outgoing, phase, until: min(deadline, nextLook))
        }
    }

    /// Ends the child and gives its last words.
    private func end() -> [String] {
        process.kill()
        return process.output.lastLines()
    }

    private func reply<Reply>(
        _ message: JSONSlice.Members, _ index: Int, _ phase: String,
        _ decode: (Int, JSONSlice) throws(WidgetHomeError) -> Reply
    ) -> Result<Reply, WidgetHomeError> {
        if let error = message["error"]?.value {
            return .failure(
                .refused(
                    name, phase: phase, code: error["code"]?.intValue ?? -22,
                    message: error["message"]?.stringValue ?? "It failed", data: error["data"]))
        }
        guard let result = message["result"] else {
            return .failure(.malformedReply(name, phase: phase, "there is no result"))
        }
        return Result { () throws(WidgetHomeError) in try decode(index, result) }
    }

    /// Writes what fits and reads what is there, waiting for either.
    private func exchange(_ outgoing: inout ArraySlice<UInt8>, _ phase: String, until time: Double)
        throws(WidgetHomeError)
    {
        var pollers = [pollfd(fd: process.replies, events: Int16(POLLIN), revents: 0)]
        if !outgoing.isEmpty { pollers.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
        let ready = poll(&pollers, nfds_t(pollers.count), Int32(max(0, (time - Self.now) * 1000).rounded(.up)))
        guard ready > 0 else { return }
        if pollers.count > 1, pollers[1].revents != 0 {
            let count = outgoing.withUnsafeBytes { write(process.input, $0.baseAddress, $0.count) }
            // A child that reads no more is found out by the end of its output, or by the clock.
            outgoing = count > 0 ? outgoing.dropFirst(count) : errno == EAGAIN || errno == EINTR ? outgoing : []
        }
        guard pollers[0].revents != 0 else { return }
        let count = framer.fill { space in
            let count = read(process.replies, space.baseAddress, space.count)
            return count < 0 && (errno == EAGAIN || errno == EINTR) ? -1 : max(0, count)
        }
        guard count == 0 else { return }
        let status = process.exitStatus(within: 2)
        let lines = end()
        throw .crashed(name, phase: phase, status, stderr: lines)
    }

    private func checkMemory(_ phase: String) throws(WidgetHomeError) {
        guard let used = process.residentMemory, used > limits.memory else { return }
        _ = end()
        throw .memory(name, phase: phase, used: used, limit: limits.memory)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
