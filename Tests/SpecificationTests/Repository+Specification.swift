import Foundation
import JSON
import TestSupport

extension Repository {
    static let specification = root.appending(path: "bridge-spec")
    static let hosts = root.appending(path: "samples/hosts")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: specification.appending(path: path), encoding: .utf8)
    }

    static func openRPC() throws -> JSONValue { try JSONValue(parsing: text("openrpc.json")) }
}
