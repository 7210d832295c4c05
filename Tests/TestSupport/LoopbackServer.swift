package import Foundation
import Testing

/// Serves a folder's files by HTTP on a free port of this machine, until it is released.
package final class LoopbackServer {
    private let process: TestProcess
    /// Open as long as the server runs, which ends where it cannot write.
    private let output = Pipe()
    private let port: Int

    package init(_ folder: URL) throws {
        process = try TestProcess(
            "python3",
            ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path()],
            output: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
        // "Serving HTTP on 127.0.0.1 port 38211 (http://…) ..."
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(line.firstMatch(of: #/port (\d+)/#).flatMap { Int($0.output.1) }, "\(line)")
    }

    deinit {
        process.kill()
        process.end()
    }

    /// Its address, without a slash at its end.
    package var address: String { "http://127.0.0.1:\(port)" }

    package func url(_ path: String) -> String { "\(address)/\(path)" }
}
