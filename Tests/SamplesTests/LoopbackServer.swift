import Foundation
import Testing

/// Serves a folder's files by HTTP on a free port of this machine, until it is released.
final class LoopbackServer {
    private let process = Process()
    private let port: Int

    init(_ folder: URL) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path(),
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // "Serving HTTP on 127.0.0.1 port 38211 (http://…) ..."
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(line.firstMatch(of: #/port (\d+)/#).flatMap { Int($0.output.1) }, "\(line)")
    }

    /// Not `terminate`: threads of the tests block its signal, and the server inherits that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }
}
