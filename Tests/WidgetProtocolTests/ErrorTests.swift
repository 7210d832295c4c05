import JSON
import Testing
import WidgetProtocol

@Suite("Errors") struct ErrorTests {
    @Test("come through the wire as they were", arguments: ErrorKind.allCases)
    func roundTrip(kind: ErrorKind) {
        let error = BridgeError(kind, "It failed", hint: "Mend it.", details: ["phase": "timeline", "limit": 3])
        #expect(error.json["code"] == .int(kind.code))
        #expect(error.json["data"]?["kind"] == .string(kind.rawValue))
        #expect(BridgeError(json: error.json) == error)
    }

    @Test(
        "that the catalogue does not have so are none",
        arguments: [
            ["code": -20, "message": "x"], ["code": -20, "message": "x", "data": ["kind": "nonsense"]],
            ["code": -21, "message": "x", "data": ["kind": "unknownKind"]], "text",
        ] as [JSONValue])
    func unknown(json: JSONValue) {
        #expect(BridgeError(json: json) == nil)
    }

    @Test("that are defects say so, and are reported")
    func defects() {
        let error = BridgeError.internalError("no reply was made")
        #expect(error.kind == .internalError && error.code == -32603 && error.exitStatus == .internalError)
        #expect(error.hint.contains("report it"))
    }

    @Test("show a name on one line, and not without end")
    func quoted() {
        #expect(BridgeError.quoted("a\nb\u{7F}") == "'a\u{FFFD}b\u{FFFD}'")
        #expect(BridgeError.quoted(String(repeating: "x", count: 1000)).count == 103)
    }

    @Test("carry what was told before them")
    func warnings() {
        let warning = Warning(.missingImage, "No image", hint: "Add it.", subject: "hero", file: "A.swift", line: 3)
        let error = BridgeError(.emptyTimeline, "None", hint: "Give one.").telling(of: [warning])
        #expect(BridgeError(json: error.json)?.warnings == [warning])
        #expect(warning.description == "A.swift:3: No image. Add it.")
    }
}
