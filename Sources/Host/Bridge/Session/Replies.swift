import JSON
package import JSONRPC
import WidgetProtocol

/// Where lines for the host go.
package protocol ReplySink: Sendable {
    /// Takes lines from the dispatcher, after all that were enqueued before; may wait for the host.
    func write(_ lines: [UInt8])

    /// Takes lines from anywhere, without waiting.
    func enqueue(_ lines: [UInt8])

    /// Blocks this thread while more than so many bytes wait for the host.
    func waitUntilQueued(atMost limit: Int)
}

extension MessageWriter: ReplySink {}

extension [UInt8] {
    /// Appends a whole reply; nothing for a notification, which has no address.
    ///
    /// For the dispatcher alone: a call in Flutter's form may have to wait for its turn, and others for it.
    mutating func appendReply(to address: ReplyAddress?, _ result: (inout [UInt8]) -> Void) {
        switch address {
        case nil: break
        case .request(let id)?:
            append(contentsOf: #"{"jsonrpc":"2.0","id":"#.utf8)
            id.write(to: &self)
            append(contentsOf: #","result":"#.utf8)
            result(&self)
            append(contentsOf: "}\n".utf8)
        case .methodCall(let replies, let call)?:
            replies.append(.methodCallReply(result), of: call, to: &self)
        }
    }

    mutating func appendReply(to address: ReplyAddress?, _ error: BridgeError) {
        switch address {
        case nil: break
        case .request(let id)?:
            append(contentsOf: #"{"jsonrpc":"2.0","id":"#.utf8)
            id.write(to: &self)
            appendRest(error)
        case .methodCall(let replies, let call)?: replies.append(.methodCallReply(error), of: call, to: &self)
        }
    }

    /// Appends the error for a line that has no id to answer to.
    mutating func appendError(_ error: BridgeError) {
        append(contentsOf: #"{"jsonrpc":"2.0","id":null"#.utf8)
        appendRest(error)
    }

    private mutating func appendRest(_ error: BridgeError) {
        append(contentsOf: #","error":"#.utf8)
        error.json.write(to: &self)
        append(contentsOf: "}\n".utf8)
    }
}
