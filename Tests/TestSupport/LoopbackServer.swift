package import Foundation
import Testing

/// Serves a folder's files by HTTP on a free port of this machine, until it is released.
package final class LoopbackServer {
    private let process = Process()
    private let port: Int

    package init(_ folder: URL) throws {
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
    deinit {
        kill(process.processIdentifier, SIGKILL)
        _ = ProgramRun.end(of: process)
    }

    /// Its address, without a slash at its end.
    package var address: String { "http://127.0.0.1:\(port)" }

    package func url(_ path: String) -> String { "\(address)/\(path)" }
}
