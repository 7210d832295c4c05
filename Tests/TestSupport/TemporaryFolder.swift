package import Foundation

/// A folder that is removed when the last reference to it goes.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "widget-bridge-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The folder's path, without a slash at its end.
    package var path: String { url.path }

    package func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, its folders included, and returns its path.
    @discardableResult
    package func write(_ text: String, to name: String, executable: Bool = false) throws -> String {
        let file = path(name)
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        guard executable else {
            try text.write(toFile: file, atomically: false, encoding: .utf8)
            return file
        }
        let source = try TemporaryFolder()
        return try install(source.write(text, to: "program"), as: name)
    }

    /// Copies a program, its folder included, and returns its path.
    ///
    /// Another process does so: what this one writes, a child that another test starts just then holds open for writing
    /// up to its own exec, and a program that is open for writing cannot be run (ETXTBSY).
    @discardableResult
    package func install(_ program: String, as name: String) throws -> String {
        let file = path(name)
        let run = try ProgramRun(URL(filePath: "/usr/bin/install"), ["-D", "-m", "755", program, file])
        guard run.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["reason": run.errors]) }
        return file
    }

    package func read(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
