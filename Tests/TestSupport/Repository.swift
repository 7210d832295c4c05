package import Foundation

/// Where the tests find the source tree and the program under test.
package enum Repository {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    package static let news = root.appending(path: "samples/News")
    /// The widget with a Live Activity.
    package static let openPage = root.appending(path: "samples/OpenPageDemo/OpenPageWidget")

    /// The program that is shipped: the optimised build, in the folder of the test bundle that runs.
    package static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "widget-bridge")

    /// Where pictures go that differ from their references.
    package static let failures = root.appending(path: ".build/failures")

    /// The environment of a bridge under test: built widgets are kept with the build, not in the user's cache.
    package static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = root.appending(path: ".build/cache").path()
        environment["WIDGET_BRIDGE_ROOT"] = nil
        return environment
    }
}
