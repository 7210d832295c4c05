import ArgumentParser
import Foundation

/// Where the bridge keeps its state.
struct StateRoot: ParsableArguments {
    @Option(
        help: "The folder of the bridge's state. (default: $WIDGET_BRIDGE_ROOT, else $XDG_DATA_HOME/widget-bridge)",
        completion: .directory)
    var root: String?

    /// The folder's absolute path.
    var path: String { Self.path(root) }

    /// The absolute path of a folder that was named, or of the standard one.
    static func path(_ root: String?) -> String {
        let path = root ?? standard
        return URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.path(percentEncoded: false)
    }

    private static var standard: String {
        if let root = environment("WIDGET_BRIDGE_ROOT") { return root }
        if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/widget-bridge" }
        return (environment("HOME") ?? NSHomeDirectory()) + "/.local/share/widget-bridge"
    }

    /// A variable that is set and not empty.
    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
