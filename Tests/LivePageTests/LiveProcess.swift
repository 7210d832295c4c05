import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

/// A `widget-bridge preview` or `widget-bridge serve --listen` that runs.
final class LiveProcess {
    let port: Int
    let token: String
    private let process: TestProcess

    convenience init(_ arguments: [String], root: String) throws {
        try self.init(Repository.program, arguments + ["--root", root])
    }

    /// A server whose sessions are a shell's script.
    convenience init(script: String, root: String) throws {
        let configuration = LiveConfiguration(
            version: "0", host: "127.0.0.1", port: 0, serve: ["/bin/sh", "-c", script], extensions: [], root: root,
            maximumMessage: 1 << 20)
        let program = Repository.program.deletingLastPathComponent().appending(path: "widget-bridge-live")
        try self.init(program, [configuration.json.text])
    }

    private init(_ program: URL, _ arguments: [String]) throws {
        let output = Pipe()
        process = try TestProcess(program.path(), arguments, output: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
        var text = ""
        var found: (Int, String)?
        while found == nil {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
            found = Self.place(in: text)
        }
        (port, token) = try #require(found, "no address in \(text)")
    }

    deinit { process.kill() }

    private static func place(in text: String) -> (Int, String)? {
        let page = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/#token=([0-9a-f]{64})\n/)
        let session = text.firstMatch(of: /\{"url":"ws:\/\/127\.0\.0\.1:(\d+)\/session","token":"([0-9a-f]{64})"\}\n/)
        guard let match = page ?? session, let port = Int(match.1) else { return nil }
        return (port, String(match.2))
    }

    /// A session of this server's.
    func connect(_ query: String = "", fields: [String: String] = [:]) throws -> WebSocketClient {
        try WebSocketClient(port: port, path: "/session?token=\(token)\(query)", fields: fields)
    }

    func signal(_ signal: Int32) { process.kill(signal) }

    /// Its exit status, waited for.
    func status() -> Int32 { process.end() }
}
