import Foundation
import JSON
import TestSupport
import Testing

/// A widget whose definitions have every type of parameter, and whose handlers are written in every style.
@Suite("Intents")
struct IntentWidgetTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        let widget = Repository.tests.appending(path: "Fixtures/IntentWidget")
        bridge = try BridgeProcess.running(widget, root: folder.path("state"))
    }

    private func identifiers(
        _ kind: String, _ parameter: String, _ more: JSONObject = [:]
    ) throws -> [JSONValue?] {
        var params: JSONObject = ["kind": .string(kind), "parameter": .string(parameter)]
        for (name, value) in more.members { params[name] = value }
        return try #require(try bridge.call("configurationOptions", .object(params)).arrayValue)
            .map { $0["identifier"] }
    }

    /// The text that a widget shows, which its archive holds word by word or in runs.
    private func shown(_ kind: String, _ family: String, _ configuration: JSONValue = [:]) throws -> String {
        try bridge.call(
            "renderWidget",
            [
                "kind": .string(kind), "family": .string(family), "configuration": configuration,
                "format": "archive",
            ]
        ).text
    }

    @Test("are asked for options by completion handlers, asynchronously, and as on iOS 13")
    func options() throws {
        #expect(try identifiers("IntentWidget", "place") == ["rome", "oslo", "bergen"])
        #expect(try identifiers("IntentWidget", "places") == ["oslo", "bergen"])
        #expect(try identifiers("IntentWidget", "shape") == ["circle", "square", "default", "in"])
        #expect(try identifiers("Reading", "story") == ["The Nose", "The Overcoat"])
        #expect(try identifiers("Reading", "story", ["search": "coat"]) == ["The Overcoat"])
        #expect(try identifiers("Reading", "author", ["search": "Leskov"]) == ["Leskov"])
        #expect(try identifiers("Reading", "pages") == [10, 20])
        #expect(try identifiers("Older", "tag") == ["1"])
        #expect(try identifiers("Older", "word") == ["yes", "no"])
    }

    @Test("are handled, and their responses told")
    func handled() throws {
        let read = try bridge.call("performIntent", ["intent": "ReadingIntent", "parameters": ["story": "The Nose"]])
        #expect(read == ["intent": "ReadingIntent", "parameters": ["story": "The Nose"], "value": ["code": "success"]])
        let failed = try bridge.call("performIntent", ["intent": "EverythingIntent"])
        #expect(failed["value"]?["code"] == "failureNoPlace" && failed["value"]?["count"] == 3)
        #expect(failed["value"]?["place"] == ["identifier": "oslo", "displayString": "Oslo"])
        #expect(failed["value"]?["codes"] == ["a", "b"] && failed["value"]?["shape"] == "in")
        #expect(failed["error"] == ["type": "EverythingIntentResponse", "message": "failureNoPlace"])
        let unknown = try bridge.error(
            "performIntent", ["intent": "ReadingIntent", "parameters": ["story": "The Nos"]])
        #expect(unknown["code"] == -32 && unknown["data"]?["kind"] == "unknownOption")
        #expect(try bridge.error("performIntent", ["intent": "Nothing"])["code"] == -33)
    }

    @Test("are described in the language that is asked for, in the definition's words where there are no others")
    func localised() throws {
        func title(_ parameter: String, _ locale: String) throws -> JSONValue? {
            let widget = try bridge.call("describeWidgets", ["locale": .string(locale)]).arrayValue?.first
            return widget?["configuration"]?["parameters"]?.arrayValue?.first { $0["name"] == .string(parameter) }?[
                "title"]
        }
        #expect(try title("place", "de_DE") == "Ort")
        #expect(try title("place", "en_US") == "place")
        #expect(try title("default", "de_DE") == "Keyword")
    }

    @Test("tell when a handler fails, or when there is nothing to choose")
    func failures() throws {
        let failing: JSONValue = [
            "kind": "IntentWidget", "parameter": "places", "configuration": ["shape": "circle"],
        ]
        #expect(try bridge.error("configurationOptions", failing)["data"]?["kind"] == "optionsFailed")
        let plain: JSONValue = ["kind": "IntentWidget", "parameter": "stringValue"]
        #expect(try bridge.error("configurationOptions", plain)["data"]?["kind"] == "noOptions")
    }

    @Test("of what the host has installed are told to the extension's code")
    func installed() throws {
        try bridge.call("setAppGroupId", ["groupId": "group.reading"])
        try bridge.call("saveWidgetData", ["id": "stories", "data": "-"])
        try bridge.call("updateWidget", ["ios": "Reading"])
        #expect(try bridge.call("getWidgetData", ["id": "stories"]) == ["The Nose"])
        for story in ["The Overcoat", "The Nose"] {
            try bridge.call(
                "installWidget",
                ["kind": "Reading", "family": "systemSmall", "configuration": ["story": .string(story)]])
        }
        try bridge.call("installWidget", ["kind": "Older", "family": "systemSmall"])
        try bridge.call("updateWidget", ["ios": "Reading"])
        #expect(try bridge.call("getWidgetData", ["id": "stories"]) == ["The Overcoat", "The Nose"])
    }

    @Test("take defaults of handlers, and of definitions")
    func defaults() throws {
        let text = try shown("IntentWidget", "systemLarge")
        for word in ["square", "Oslo", "Norway", "yes", "0.5"] { #expect(text.contains(word), "\(word)") }
        #expect(try shown("Reading", "systemSmall").contains("Nose"))
    }

    @Test("take values of every type")
    func values() throws {
        let text = try shown(
            "IntentWidget", "systemLarge",
            [
                "stringValue": "Words", "integerValue": 4, "decimalValue": 2.5, "timeIntervalValue": 60,
                "dateComponentsValue": "2026-03-01", "urlValue": "https://example.org/x", "fileValue": "/tmp/f.txt",
                "personValue": "Ann", "placemarkValue": ["name": "Pier", "latitude": 52.5, "longitude": 13],
                "currencyAmountValue": ["amount": 3, "currencyCode": "EUR"],
                "paymentMethodValue": "Card", "distanceValue": ["value": 3, "unit": "km"], "temperatureValue": 20,
                "stringValues": ["x", "y"], "shape": "in", "shapes": ["circle", "default"], "place": "bergen",
                "places": ["oslo", "bergen"], "default": "Keyword", "Theme": "Dark",
            ])
        for word in [
            "Words", "2.5", "60s", "2026/3", "example.org", "f.txt", "Ann", "Pier", "52.5", "EUR", "Card", "3.0km",
            "20.0°C", "x+y",
            "13", "Bergen", "Oslo&Bergen", "Keyword", "Dark",
        ] { #expect(text.contains(word), "\(word)") }
    }

    @Test("written by hand keep what @NSManaged declares of them, of their responses and of their objects")
    func handWritten() throws {
        let text = try shown("Station", "systemSmall")
        for word in ["nowhere", "however", "unnamed", "Cornavin", "T12+B5", "bus", "Platform", "3", "2"] {
            #expect(text.contains(word), "\(word) in \(text)")
        }
    }

    @Test("refuse values that a parameter cannot have", arguments: ["place", "shape", "integerValue"])
    func malformed(parameter: String) throws {
        let error = try bridge.error(
            "renderWidget",
            [
                "kind": "IntentWidget", "family": "systemSmall",
                "configuration": .object(JSONObject(uniqueMembers: [(parameter, "atlantis")])),
            ])
        #expect(error["code"] == -32)
        #expect(error["data"]?["parameter"] == .string(parameter))
    }
}
