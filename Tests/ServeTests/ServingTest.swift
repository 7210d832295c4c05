import POSIXSupport
import TestSupport

/// Runs `body` with a bridge and a folder of its own, on a thread of its own: the bridge's calls block.
func withBridge(
    _ arguments: [String] = [], environment: [String: String] = [:], under wrapper: [String] = [],
    reads: Bool = true,
    _ body: @escaping @Sendable (BridgeProcess, TemporaryFolder) throws -> Void
) async throws {
    try await onThread {
        let folder = try TemporaryFolder()
        let bridge = try BridgeProcess(
            arguments, root: folder.path("state"), environment: environment, in: folder.url, under: wrapper,
            reads: reads)
        defer { bridge.kill() }
        try body(bridge, folder)
    }
}
