import Bridge
import Foundation
import JSON
import WidgetProtocol

/// `widget-bridge-live`, which serves the page and sessions by HTTP; `serve` itself knows nothing of that.
enum LiveProgram {
    private static let name = "widget-bridge-live"

    /// Becomes it; comes back only where it is not there.
    static func become(_ configuration: LiveConfiguration) throws -> Never {
        let arguments = [path, configuration.json.text]
        var argv = arguments.map { strdup($0) } + [nil]
        execv(path, &argv)
        throw CommandFailure.exit(
            BridgeError(
                .sdkMissing, "\(path) cannot be started: \(String(cString: strerror(errno)))",
                hint: "Install widget-bridge anew."))
    }

    /// The running program.
    static let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

    /// Beside it, or where `make install` puts it.
    private static let path: String = {
        let folder = (own as NSString).deletingLastPathComponent
        let beside = folder + "/" + name
        let installed = (folder as NSString).deletingLastPathComponent + "/lib/widget-bridge/" + name
        return access(beside, X_OK) == 0 ? beside : installed
    }()

    /// The arguments of a command without those options of its own that `serve` does not have.
    ///
    /// - Parameters:
    ///   - valued: options that have a value behind them.
    ///   - flags: options that have none.
    static func serveArguments(
        _ arguments: some Sequence<String>, without valued: Set<String>, flags: Set<String> = []
    ) -> [String] {
        var kept: [String] = []
        var isValue = false
        for argument in arguments {
            let name = String(argument.prefix { $0 != "=" })
            if isValue {
                isValue = false
            } else if valued.contains(name) {
                isValue = name == argument
            } else if !flags.contains(argument) {
                kept.append(argument)
            }
        }
        return kept
    }
}
