import JSONRPC

/// Where a reply goes.
enum ReplyAddress: Sendable {
    /// To a request of JSON-RPC, by its id.
    case request(RequestID)
    /// To a call in Flutter's form, which has no id, by its place among those.
    case methodCall(MethodCallReplies, Int)

    /// The request's id; nil for a call in Flutter's form.
    var id: RequestID? { if case .request(let id) = self { id } else { nil } }
}
