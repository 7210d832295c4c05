import Bridge
import GroupStorage
import JSON
import WidgetHome
import JSONRPC

/// Widgets whose reloads take as long as a test says, and that note what was done in what order.
final class FakeWidgets: WidgetService {
    private struct State {
        var isOpen = true
        var events: [String] = []
    }

    let entitlements: Entitlements?

    private let storage: GroupStorage
    private let monitor = Monitor(State())

    init(storage: GroupStorage, entitlements: Entitlements? = nil) {
        self.storage = storage
        self.entitlements = entitlements
    }

    var events: [String] { monitor.withLock { $0.events } }

    /// Lets reloads begin and then wait.
    func close() { monitor.withLock(waking: true) { $0.isOpen = false } }

    /// Lets reloads end.
    func open() { monitor.withLock(waking: true) { $0.isOpen = true } }

    func waitForEvent(_ event: String) {
        monitor.wait { $0.events.contains(event) ? () : nil }
    }

    func reload(kind: String) throws(BridgeError) {
        note("reload \(kind)")
        monitor.wait { $0.isOpen ? () : nil }
        if kind == "Broken" { throw .unknownKind(kind, known: ["News"]) }
    }

    func picture(_ request: PictureRequest) throws(BridgeError) -> @Sendable () async throws(BridgeError) -> [UInt8] {
        note("picture, value \(value())")
        return { Array(#"{"drawn":true}"#.utf8) }
    }

    func timeline(_ widget: WidgetReference) throws(BridgeError) -> JSONValue {
        note("timeline, value \(value())")
        return [:]
    }

    func describeWidgets(locale: String?) throws(BridgeError) -> JSONValue { [] }

    func installedWidgets() throws(BridgeError) -> JSONValue { [] }

    func install(
        kind: String, family: WidgetFamily?, configuration: JSONValue?
    ) throws(BridgeError) -> String {
        note("install \(kind)")
        return "widget-1"
    }

    func remove(id: String) throws(BridgeError) { note("remove \(id)") }

    func configure(id: String, _ configuration: JSONValue) throws(BridgeError) { note("configure \(id)") }

    func options(_ request: OptionsRequest) throws(BridgeError) -> JSONValue { [] }

    func stop() { note("stop") }

    private func note(_ event: String) { monitor.withLock(waking: true) { $0.events.append(event) } }

    /// What a widget would read now.
    private func value() -> String {
        let value = try? storage.group("group.a").text("key")
        return value.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    }
}
