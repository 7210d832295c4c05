package import JSON
package import JSONRPC
import Synchronization
package import WidgetProtocol

/// Notifications to the host.
///
/// None is sent before the host has called `initialize`: one that only pipes its calls in reads one line for each.
package final class HostNotifications: Sendable {
    private let sink: any ReplySink
    private let isWanted = Atomic(false)

    package init(sink: any ReplySink) { self.sink = sink }

    package func begin() { isWanted.store(true, ordering: .relaxed) }

    /// Tells of something that a call came upon; nil for what no call has caused.
    package func warn(_ warning: Warning, about id: RequestID? = nil) {
        guard isWanted.load(ordering: .relaxed), var params = warning.json.objectValue else { return }
        params["id"] = id.map(\.json)
        send("warning", .object(params))
    }

    package func send(_ method: String, _ params: JSONValue) {
        guard isWanted.load(ordering: .relaxed) else { return }
        sink.enqueue(Message.notification(method: method, params: params).line)
    }
}
