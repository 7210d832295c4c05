import AppIntentsCompat
import Foundation
import JSON
import SwiftUICompat
import Testing
import WidgetProtocol

@testable import ExtensionRuntime
@testable import WidgetKitCompat

private struct LightIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Light"

    @Parameter(title: "Room") var room: String
    @Parameter(title: "On") var value: Bool

    init() {}

    init(room: String) { self.room = room }

    func perform() async throws -> some IntentResult { .result() }
}

private struct RoomIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"

    @Parameter(title: "Room", default: "Hall") var room: String
}

private struct Light: ControlWidget {
    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: RoomIntent) -> String { "" }
        func currentValue(configuration: RoomIntent) async throws -> String { configuration.room }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Light", provider: Provider()) { room in
            ControlWidgetToggle("Light", isOn: room == "Hall", action: LightIntent(room: room))
        }
    }
}

private struct Door: ControlWidget {
    let isOpen: Bool

    init() { isOpen = false }
    init(isOpen: Bool) { self.isOpen = isOpen }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Door") {
            if isOpen {
                ControlWidgetButton("Close", action: LightIntent(room: "Door"))
            } else {
                ControlWidgetButton(action: LightIntent(room: "Door")) {
                    Label("Open", systemImage: "door.left.hand.open")
                } actionLabel: { _ in
                    Text("Shut")
                }
                .disabled(true)
            }
        }
    }
}

private struct Broken: ControlWidget {
    struct Failure: Error {}

    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { throw Failure() }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Broken", provider: Provider()) { isOn in
            ControlWidgetToggle("Broken", isOn: isOn, action: LightIntent(room: "None"))
        }
    }
}

@Suite("A control that the bridge asks for")
@MainActor struct ControlTests {
    private func ask(
        _ control: some ControlWidget, _ kind: String, _ params: JSONObject = [:]
    ) async -> Result<JSONValue, BridgeError> {
        var params = params
        params["kind"] = .string(kind)
        params["environments"] = [[:]]
        return await ExtensionServer(WidgetContents(of: control)) { _ in }.answer("control", .object(params))
            .map { $0.value ?? .null }
    }

    @Test("shows the value that its provider gives for its configuration")
    func toggle() async throws {
        let hall = try await ask(Light(), "Light").get()
        #expect(hall["state"] == ["template": "toggle", "title": "Light", "status": "On", "isOn": true])
        #expect(hall["parameters"] == ["room": "Hall"] && hall["archives"] == [])
        #expect(hall["intent"]?.stringValue?.hasSuffix("LightIntent") == true)
        let attic = try await ask(Light(), "Light", ["configuration": ["room": "Attic"]]).get()
        #expect(attic["state"]?["isOn"] == false && attic["state"]?["status"] == "Off")
    }

    @Test("is the template that its code chooses, with what is changed about it")
    func button() async throws {
        let shut = try await ask(Door(), "Door").get()
        #expect(
            shut["state"] == ["template": "button", "title": "Open", "status": "Shut", "disabled": true])
        let open = try await ask(Door(isOpen: true), "Door").get()
        #expect(open["state"] == ["template": "button", "title": "Close"])
    }

    @Test("is drawn in its three sizes", arguments: [("small", 68.0, 68.0), ("medium", 152, 68), ("large", 152, 152)])
    func tiles(_ tile: String, _ width: Double, _ height: Double) async throws {
        let reply = try await ask(Light(), "Light", ["tile": .string(tile)]).get()
        #expect(reply["size"] == ["width": .double(width), "height": .double(height)])
        let archives = try #require(reply["archives"]?.arrayValue)
        #expect(archives.count == 1 && archives[0]["items"]?.arrayValue?.isEmpty == false)
    }

    @Test("says what its code throws, and what there is in its place")
    func failures() async {
        let results = [
            await ask(Broken(), "Broken"), await ask(Broken(), "Brokn"),
            await ask(Broken(), "Broken", ["configuration": ["a": 1]]),
            await ask(Light(), "Light", ["configuration": ["room": 5]]),
        ]
        let kinds = results.map { result -> ErrorKind? in
            if case .failure(let error) = result { error.kind } else { nil }
        }
        #expect(kinds == [.controlFailed, .unknownControl, .unknownParameter, .malformedValue])
    }
}
