import COpenRPC
import JSON

/// bridge-spec/openrpc.json, which is part of the program.
package enum OpenRPC {
    /// The document as one line of JSON.
    package static let document: [UInt8] = {
        let bytes = UnsafeBufferPointer(start: widget_bridge_openrpc_start(), count: widget_bridge_openrpc_length)
        guard let document = try? JSONValue(parsing: bytes) else { preconditionFailure("openrpc.json is no JSON") }
        return document.serialized()
    }()
}
