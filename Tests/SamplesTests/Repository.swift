import Foundation

/// Where the samples and the program under test are.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let news = root.appending(path: "samples/News")
    static let tests = root.appending(path: "Tests/SamplesTests")
    static let misbehaving = tests.appending(path: "Fixtures/MisbehavingWidget")

    /// In the folder of the test bundle that runs.
    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "widget-bridge")

    /// Built widgets are kept with the build, not in the user's cache.
    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = root.appending(path: ".build/cache").path()
        environment["WIDGET_BRIDGE_ROOT"] = nil
        return environment
    }
}

/// A folder that is removed when the last reference to it goes.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "SamplesTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appending(path: name).path() }
}
