import Foundation

/// Where the tests find what they hold together.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let specification = root.appending(path: "bridge-spec")
    static let news = root.appending(path: "samples/News/NewsWidget")
    static let hosts = root.appending(path: "samples/hosts")

    /// The program under test, in the folder of the test bundle that runs.
    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "widget-bridge")

    /// The environment of a bridge under test: built widgets are kept with the build, not in the user's cache.
    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = root.appending(path: ".build/cache").path()
        environment["WIDGET_BRIDGE_ROOT"] = nil
        return environment
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: specification.appending(path: path), encoding: .utf8)
    }
}

/// A folder that is gone when the test is done.
struct TemporaryFolder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "widget-bridge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
