import Foundation
import Synchronization

/// What a widget's code comes upon while it runs, on its way to the host.
///
/// A phone would be silent about it. Whoever answers the bridge connects; a process that does not has it on its
/// standard error.
package enum Diagnostics {
    private struct State {
        var send: (@Sendable (Warning) -> Void)?
        var fail: (@Sendable (BridgeError) -> Void)?
        var told: Set<Warning> = []
    }

    private static let state = Mutex(State())

    /// Hands every warning from now on to `send`, and to `fail` what the process ends for.
    package static func connect(
        _ send: @escaping @Sendable (Warning) -> Void, failing fail: @escaping @Sendable (BridgeError) -> Void
    ) {
        state.withLock { ($0.send, $0.fail) = (send, fail) }
    }

    /// Ends the process: its code cannot go on.
    package static func end(_ error: BridgeError) -> Never {
        state.withLock { $0.fail }?(error)
        FileHandle.standardError.write(Data("Fatal error: \(error)\n".utf8))
        _exit(error.exitStatus.rawValue)
    }

    /// Begins another call: what the last one told may be told again.
    package static func beginCall() {
        state.withLock { $0.told = [] }
    }

    /// Tells of something, once in a call.
    package static func report(_ warning: Warning) {
        let send = state.withLock { state -> (@Sendable (Warning) -> Void)?? in
            state.told.insert(warning).inserted ? .some(state.send) : nil
        }
        guard let send else { return }
        if let send { send(warning) } else { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
    }
}
