import Foundation
import JSON
import TestSupport
import Testing

@Suite("The FavouriteVehicle sample")
struct FavouriteVehicleTests {
    private static let sample = Repository.root.appending(path: "samples/FavouriteVehicle")
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Self.sample, root: folder.path("state"))
        try SampleCommands(Self.sample).prepare(bridge)
    }

    @Test("answers its commands and leaves three pictures")
    func commands() throws {
        let replies = try SampleCommands(Self.sample).replies(of: Self.sample, in: folder)
        #expect(replies.keys.sorted() == Array(1...9))
        for reply in replies.values { #expect(reply["result"] != nil, "\(reply.text)") }
        for name in ["vehicle-small.png", "vehicle-medium.png", "vehicle-large.png"] {
            #expect(FileManager.default.fileExists(atPath: folder.path(name)))
        }
    }

    @Test("describes the static widget and the one with an intent")
    func describes() throws {
        let widgets = try #require(try bridge.call("describeWidgets").arrayValue)
        #expect(widgets.map { $0["kind"] } == ["FavouriteVehicle", "SelectVehicle"])
        #expect(widgets[0]["configuration"]?["type"] == "static")
        #expect(
            widgets[1]["configuration"] == [
                "type": "intent", "intent": "SelectVehicleIntent",
                "parameters": [
                    [
                        "name": "vehicle", "title": "Vehicle", "type": "object", "typeName": "SelectedVehicle",
                        "optional": true, "options": true,
                    ]
                ],
            ])
    }

    @Test("has five entries, a minute apart")
    func timeline() throws {
        let timeline = try bridge.call("getTimeline", ["kind": "FavouriteVehicle", "family": "systemSmall"])
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let dates = try #require(timeline["entries"]?.arrayValue).map { entry in
            try Date(try #require(entry["date"]?.stringValue), strategy: format)
        }
        #expect(dates.count == 5)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 60) < 0.001 })
    }

    @Test("offers the vehicles that the app has saved, by sections")
    func options() throws {
        let params: JSONValue = ["kind": "SelectVehicle", "parameter": "vehicle"]
        let options = try #require(try bridge.call("configurationOptions", params).arrayValue)
        #expect(options.map { $0["identifier"] } == ["polar", "bulli", "gazelle", "wasp"])
        #expect(
            options[2] == [
                "identifier": "gazelle", "displayString": "City Gazelle", "subtitle": "Central Station",
                "section": "Two wheels",
            ])
        let error = try bridge.error(
            "installWidget",
            ["kind": "SelectVehicle", "family": "systemSmall", "configuration": ["vehicle": "zeppelin"]])
        #expect(error["code"] == -32)
        #expect(error["data"]?["hint"] == "It has polar, bulli, gazelle, wasp.")
    }

    @Test("opens the vehicle that was selected, the first one by default")
    func link() throws {
        let params: JSONObject = ["kind": "SelectVehicle", "family": "systemSmall", "format": "archive"]
        #expect(try bridge.call("renderWidget", .object(params)).text.contains("vehicle://garage/polar"))
        var selected = params
        selected["configuration"] = ["vehicle": "wasp"]
        #expect(try bridge.call("renderWidget", .object(selected)).text.contains("vehicle://garage/wasp"))
    }
}
