import Foundation

/// An SQLite database that another process holds for writing, until this is gone.
package final class HeldDatabase {
    private let process: TestProcess
    private let hold = Pipe()
    /// Open as long as the process runs, which ends where it cannot write.
    private let output = Pipe()

    package init(path: String) throws {
        let script = """
            import sqlite3, sys
            database = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
            database.execute("BEGIN IMMEDIATE")
            print("held", flush=True)
            sys.stdin.read()
            """
        process = try TestProcess(
            "python3", ["-c", script, path], input: hold.fileHandleForReading,
            output: output.fileHandleForWriting)
        try hold.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        _ = output.fileHandleForReading.availableData
    }

    /// Lets go of it.
    package func release() {
        guard process.isRunning else { return }
        try? hold.fileHandleForWriting.close()
        process.end()
    }

    deinit { release() }
}

/// Runs SQL on a database as another program would.
package func runSQL(_ sql: String, on path: String) throws {
    let script = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=60).executescript(sys.argv[2])"
    let run = try ProgramRun(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, path, sql])
    guard run.status == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: run.errors])
    }
}
