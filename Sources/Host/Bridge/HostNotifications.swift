package import JSON
import JSONRPC
import Synchronization

/// Notifications to the host.
///
/// None is sent before the host has called `initialize`: one that only pipes its calls in reads one line for each.
package final class HostNotifications: Sendable {
    private let sink: any ReplySink
    private let isWanted = Atomic(false)

    package init(sink: any ReplySink) { self.sink = sink }

    package func begin() { isWanted.store(true, ordering: .relaxed) }

    package func send(_ method: String, _ params: JSONValue) {
        guard isWanted.load(ordering: .relaxed) else { return }
        sink.enqueue(Message.notification(method: method, params: params).line)
    }
}
