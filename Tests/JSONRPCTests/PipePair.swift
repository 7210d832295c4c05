import Glibc
import JSONRPC
import POSIXSupport
import WidgetProtocol

/// Two pipes between two ends. What a test does not close stays open: a thread may still read it.
final class PipePair: Sendable {
    struct End: Sendable {
        let input: Int32
        let output: Int32
    }

    let near: End
    let far: End

    init() {
        var there: [Int32] = [0, 0]
        var back: [Int32] = [0, 0]
        precondition(pipe(&there) == 0 && pipe(&back) == 0)
        near = End(input: back[0], output: there[1])
        far = End(input: there[0], output: back[1])
    }
}

func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        precondition(count > 0)
        bytes = bytes.dropFirst(count)
    }
}

/// The messages that come out of a pipe, read on a thread of its own: tests must not block the concurrency pool.
struct MessageReader {
    private var messages: AsyncStream<Result<Message, BridgeError>>.Iterator

    init(_ descriptor: Int32) {
        let (messages, continuation) = AsyncStream.makeStream(of: Result<Message, BridgeError>.self)
        self.messages = messages.makeAsyncIterator()
        startThread {
            var stream = MessageStream()
            while stream.fill({ read(descriptor, $0.baseAddress, $0.count) }) > 0 {
                while let message = stream.next() { continuation.yield(message) }
            }
            continuation.finish()
        }
    }

    mutating func next() async -> Result<Message, BridgeError>? {
        await messages.next()
    }
}
