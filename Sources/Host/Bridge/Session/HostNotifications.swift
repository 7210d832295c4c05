package import JSON
package import JSONRPC
import Synchronization
package import WidgetHome
package import WidgetProtocol

/// Notifications to the host.
///
/// None is sent before the host has called `initialize`: one that only pipes its calls in reads one line for each. A
/// host that calls in Flutter's form is called back in that form, from its first call on.
package final class HostNotifications: Sendable {
    private let sink: any ReplySink
    private let isWanted = Atomic(false)
    private let areMethodCalls = Atomic(false)

    package init(sink: any ReplySink) { self.sink = sink }

    /// True for the first call alone.
    @discardableResult
    package func begin() -> Bool { !isWanted.exchange(true, ordering: .relaxed) }

    /// Has what is told from now on take Flutter's form.
    func useMethodCalls() { areMethodCalls.store(true, ordering: .relaxed) }

    /// Tells of something that a call came upon; nil for what no call has caused.
    package func warn(_ warning: Warning, about id: RequestID? = nil) {
        guard isWanted.load(ordering: .relaxed), var params = warning.json.objectValue else { return }
        params["id"] = id.map(\.json)
        send("warning", .object(params))
    }

    /// A widget has a new timeline.
    package func reloaded(_ reloaded: ReloadOutcome.Reloaded) {
        send(
            "timelineReloaded",
            [
                "kind": .string(reloaded.widget.kind), "family": .string(reloaded.widget.family.rawValue),
                "id": .string(reloaded.widget.id), "entries": .int(reloaded.entries),
                "reason": .string(reloaded.reason.rawValue),
            ])
    }

    /// An extension crashed, hung, or was stopped.
    package func failed(_ identifier: String, _ error: BridgeError) {
        send(
            "extensionFailed",
            [
                "extension": .string(identifier), "phase": error.details["phase"] ?? .null,
                "message": .string(error.message), "data": error.data,
            ])
    }

    /// A widget shows a toggle's new state, whose intent still runs.
    package func toggled(_ widget: InstalledWidget, isOn: Bool) {
        send(
            "widgetToggled",
            [
                "kind": .string(widget.kind), "family": .string(widget.family.rawValue), "id": .string(widget.id),
                "isOn": .bool(isOn),
            ])
    }

    package func send(_ method: String, _ params: JSONValue) {
        guard isWanted.load(ordering: .relaxed) else { return }
        sink.enqueue(
            areMethodCalls.load(ordering: .relaxed)
                ? .methodCall(method, params) : Message.notification(method: method, params: params).line)
    }
}
