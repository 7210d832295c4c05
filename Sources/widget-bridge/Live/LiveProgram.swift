import Bridge
import Foundation
import JSON
import POSIXSupport
import WidgetProtocol

/// `widget-bridge-live`, which serves the page and sessions by HTTP; `serve` itself knows nothing of that.
enum LiveProgram {
    private static let path = OwnProgram.companion("widget-bridge-live")

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
