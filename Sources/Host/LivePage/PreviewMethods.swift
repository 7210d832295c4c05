package import JSON
package import WidgetProtocol

/// The page's own calls, which the server answers itself: what lies beside the app.
package struct PreviewMethods: Sendable {
    private let configuration: LiveConfiguration
    private let sets: DataSets

    package static let prefix = "preview/"

    /// Nil where no page is served.
    package init?(_ configuration: LiveConfiguration) {
        guard let page = configuration.page else { return nil }
        self.configuration = configuration
        sets = DataSets(folder: page.dataFolder)
    }

    /// Answers a message that is such a call; nil for any other.
    package func reply(to message: JSONValue) -> JSONValue? {
        guard let method = message["method"]?.stringValue, method.hasPrefix(Self.prefix), let id = message["id"]
        else { return nil }
        do throws(BridgeError) {
            let result = try perform(String(method.dropFirst(Self.prefix.count)), message["params"]?.objectValue ?? [:])
            return ["jsonrpc": "2.0", "id": id, "result": result]
        } catch {
            return ["jsonrpc": "2.0", "id": id, "error": error.json]
        }
    }

    private func perform(_ name: String, _ params: JSONObject) throws(BridgeError) -> JSONValue {
        switch name {
        case "describe":
            return [
                "version": .string(configuration.version),
                "extensions": .array(configuration.extensions.map { .string($0) }),
                "root": .string(configuration.root), "dataFolder": .string(configuration.page?.dataFolder ?? ""),
                "options": .array(configuration.serve.dropFirst(2).map { .string($0) }),
            ]
        case "dataSets": return sets.list()
        case "saveDataSet":
            guard let values = params["values"]?.objectValue else { throw .invalidParams("values must be an object") }
            try sets.save(try setName(params), values)
            return true
        case "removeDataSet":
            try sets.remove(try setName(params))
            return true
        default:
            throw BridgeError(
                .methodNotFound, "Method not found: \(Self.prefix)\(name)",
                hint: "There are describe, dataSets, saveDataSet and removeDataSet.")
        }
    }

    private func setName(_ params: JSONObject) throws(BridgeError) -> String {
        guard let name = params["name"]?.stringValue else { throw .invalidParams("name is missing") }
        return name
    }
}
