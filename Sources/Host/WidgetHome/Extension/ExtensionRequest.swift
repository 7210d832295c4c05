import JSON
import JSONRPC

/// A call of the extension's protocol.
struct ExtensionRequest: Sendable {
    /// The method, which is also the phase that an error names.
    let method: String
    let params: JSONValue

    func line(id: Int) -> [UInt8] {
        Message.request(.int(id), method: method, params: params).line
    }
}
