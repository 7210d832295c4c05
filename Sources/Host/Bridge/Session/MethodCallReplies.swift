import JSON
import POSIXSupport
import WidgetProtocol

/// The replies to calls in the form of Flutter's `JSONMethodCodec`, which have no ids: they go out in the order of the
/// calls, and those that are ready before their turn wait for it here.
final class MethodCallReplies: Sendable {
    private struct State {
        /// How many calls there were.
        var calls = 0
        /// How many of them are answered: the next reply is that call's.
        var answered = 0
        /// Whole lines, by their calls' places.
        var held: [Int: [UInt8]] = [:]
        var heldSize = 0

        /// Takes a reply; gives what may go out now.
        mutating func take(_ line: [UInt8], of call: Int) -> [UInt8] {
            guard call == answered else {
                held[call] = line
                heldSize += line.count
                return []
            }
            answered += 1
            var lines = line
            while let next = held.removeValue(forKey: answered) {
                heldSize -= next.count
                answered += 1
                lines += next
            }
            return lines
        }
    }

    private let sink: any ReplySink
    private let monitor = Monitor(State())

    init(sink: any ReplySink) { self.sink = sink }

    /// The address of the next call.
    func address() -> ReplyAddress {
        let call = monitor.withLock { state in
            defer { state.calls += 1 }
            return state.calls
        }
        return .methodCall(self, call)
    }

    /// Appends a reply, and those that have waited for it, to what the dispatcher writes; none while others are due.
    func append(_ line: [UInt8], of call: Int, to output: inout [UInt8]) {
        output += monitor.withLock(waking: true) { $0.take(line, of: call) }
    }

    /// The same from anywhere, to the sink.
    func enqueue(_ line: [UInt8], of call: Int) {
        // With the lock held, so that no later reply comes to the sink before it.
        monitor.withLock(waking: true) { state in
            let lines = state.take(line, of: call)
            if !lines.isEmpty { sink.enqueue(lines) }
        }
    }

    /// Whether so much waits for its turn that no more should be made.
    var isFull: Bool { monitor.withLock { $0.heldSize > PendingRequests.queueLimit } }

    /// Blocks this thread while that is so.
    func waitForRoom() { monitor.wait { $0.heldSize <= PendingRequests.queueLimit ? () : nil } }
}

extension [UInt8] {
    /// The line of a reply in Flutter's form: `[result]`.
    static func methodCallReply(_ result: (inout [UInt8]) -> Void) -> [UInt8] {
        var line = [UInt8(ascii: "[")]
        result(&line)
        line.append(contentsOf: "]\n".utf8)
        return line
    }

    /// The line of an error in Flutter's form, `[code, message, details]`, the code as home_widget's plugin has it: a
    /// string.
    static func methodCallReply(_ error: BridgeError) -> [UInt8] {
        methodCallReply { line in
            JSONWriter.write(String(error.code), to: &line)
            line.append(UInt8(ascii: ","))
            JSONWriter.write(error.message, to: &line)
            line.append(UInt8(ascii: ","))
            error.data.write(to: &line)
        }
    }

    /// The line of a call of the host in Flutter's form.
    static func methodCall(_ method: String, _ args: JSONValue) -> [UInt8] {
        var line = Array(#"{"method":"#.utf8)
        JSONWriter.write(method, to: &line)
        line.append(contentsOf: #","args":"#.utf8)
        args.write(to: &line)
        line.append(contentsOf: "}\n".utf8)
        return line
    }
}
