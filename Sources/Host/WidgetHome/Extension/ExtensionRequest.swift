import JSON
import JSONRPC

/// A call of the extension's protocol.
struct ExtensionRequest: Sendable {
    /// The method, which is also the phase that an error names.
    let method: String
    let params: JSONValue

    /// The call with what the host has installed, for the widget's code to ask for; nothing where that is nothing.
    func telling(of installed: [InstalledWidget]) -> ExtensionRequest {
        guard !installed.isEmpty, var params = params.objectValue else { return self }
        params["installed"] = .array(installed.map(\.json))
        return ExtensionRequest(method: method, params: .object(params))
    }

    func line(id: Int) -> [UInt8] {
        Message.request(.int(id), method: method, params: params).line
    }
}

extension InstalledWidget {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["kind": .string(kind), "family": .string(family.rawValue)]
        object["configuration"] = configuration
        return .object(object)
    }
}
