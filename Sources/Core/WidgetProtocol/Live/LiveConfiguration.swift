package import JSON

/// What `widget-bridge-live` is told by the program that becomes it: one JSON object, its only argument.
package struct LiveConfiguration: Sendable, Hashable {
    /// The program's.
    package var version: String
    /// The address of this machine's own that is listened at: `127.0.0.1` or `::1`.
    package var host: String
    /// 0 for any that is free.
    package var port: Int
    /// Whether another port will do where somebody has this one.
    package var mayChoosePort: Bool
    /// The command line of a session: `widget-bridge serve …`.
    package var serve: [String]
    /// The extensions, as the command line has them.
    package var extensions: [String]
    /// The folder of the bridge's state, which holds the token.
    package var root: String
    /// The longest message, in bytes.
    package var maximumMessage: Int
    /// What the page needs; nil where there is none, and other hosts are served.
    package var page: Page?

    package struct Page: Sendable, Hashable {
        /// The folder of named sets of data.
        package var dataFolder: String
        /// Whether a browser is to show it.
        package var opens: Bool

        package init(dataFolder: String, opens: Bool) {
            self.dataFolder = dataFolder
            self.opens = opens
        }
    }

    package init(
        version: String, host: String, port: Int, mayChoosePort: Bool = false, serve: [String], extensions: [String],
        root: String,
        maximumMessage: Int, page: Page? = nil
    ) {
        self.version = version
        self.host = host
        self.port = port
        self.mayChoosePort = mayChoosePort
        self.serve = serve
        self.extensions = extensions
        self.root = root
        self.maximumMessage = maximumMessage
        self.page = page
    }
}

extension LiveConfiguration {
    package var json: JSONValue {
        var object: JSONObject = [
            "version": .string(version), "host": .string(host), "port": .int(port),
            "mayChoosePort": .bool(mayChoosePort),
            "serve": .array(serve.map { .string($0) }), "extensions": .array(extensions.map { .string($0) }),
            "root": .string(root), "maximumMessage": .int(maximumMessage),
        ]
        object["page"] = page.map { ["dataFolder": .string($0.dataFolder), "opens": .bool($0.opens)] }
        return .object(object)
    }

    package init?(_ json: JSONValue) {
        guard let version = json["version"]?.stringValue, let host = json["host"]?.stringValue,
            let port = json["port"]?.intValue,
            let mayChoosePort = json["mayChoosePort"]?.boolValue,
            let serve = json["serve"]?.arrayValue?.compactMap(\.stringValue), !serve.isEmpty,
            let extensions = json["extensions"]?.arrayValue?.compactMap(\.stringValue),
            let root = json["root"]?.stringValue, let maximumMessage = json["maximumMessage"]?.intValue
        else { return nil }
        self.init(
            version: version, host: host, port: port, mayChoosePort: mayChoosePort, serve: serve,
            extensions: extensions, root: root,
            maximumMessage: maximumMessage)
        guard let page = json["page"] else { return }
        guard let dataFolder = page["dataFolder"]?.stringValue, let opens = page["opens"]?.boolValue else { return nil }
        self.page = Page(dataFolder: dataFolder, opens: opens)
    }
}
