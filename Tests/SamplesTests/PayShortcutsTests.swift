import Foundation
import JSON
import TestSupport
import Testing

@Suite("The PayShortcuts sample")
struct PayShortcutsTests {
    private static let sample = Repository.root.appending(path: "samples/PayShortcuts")
    private static let widget = sample.appending(path: "PayWidget")
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        try SampleCommands(Self.sample).prepare(bridge)
    }

    @Test("answers its commands and leaves two pictures")
    func commands() throws {
        let replies = try SampleCommands(Self.sample).replies(of: Self.widget, in: folder)
        #expect(replies.keys.sorted() == Array(1...8))
        for reply in replies.values { #expect(reply["result"] != nil, "\(reply.text)") }
        for name in ["pay-send.png", "pay-request.png"] {
            #expect(FileManager.default.fileExists(atPath: folder.path(name)))
        }
    }

    @Test("describes its parameters with their defaults")
    func describes() throws {
        let widget = try #require(try bridge.call("describeWidgets").arrayValue?.first)
        #expect(widget["families"] == ["systemMedium"])
        let parameters = try #require(widget["configuration"]?["parameters"]?.arrayValue)
        #expect(parameters.map { $0["name"] } == ["action", "shortcuts", "showsBalance"])
        #expect(parameters.map { $0["type"] } == ["enum", "object", "boolean"])
        #expect(parameters.map { $0["default"] } == ["send", nil, true])
        #expect(parameters[1]["array"] == true)
        #expect(parameters[1]["search"] == true)
        #expect(parameters[1]["size"] == ["systemMedium": 4])
    }

    @Test("finds payees by a part of their names")
    func search() throws {
        let params: JSONValue = ["kind": "PayShortcuts", "parameter": "shortcuts", "search": "hall"]
        #expect(
            try bridge.call("configurationOptions", params) == [
                ["identifier": "gym", "displayString": "Boulder Hall", "subtitle": "€39.00"]
            ])
    }

    @Test(
        "takes the payees that there are, as many as it has places for",
        arguments: [
            (["gym", "nobody"], "unknownOption"),
            ([["identifier": "nobody", "displayString": "Nobody"]], "unknownOption"),
            (["gym", "gym", "gym", "gym", "gym"], "malformedValue"),
        ] as [(JSONValue, JSONValue)])
    func refusals(shortcuts: JSONValue, kind: JSONValue) throws {
        let error = try bridge.error(
            "installWidget",
            ["kind": "PayShortcuts", "family": "systemMedium", "configuration": ["shortcuts": shortcuts]])
        #expect(error["code"] == -32 && error["data"]?["kind"] == kind && error["data"]?["parameter"] == "shortcuts")
        if kind == "malformedValue" {
            #expect(error["data"]?["hint"] == "Give it at most 4 values in systemMedium.")
        }
    }

    @Test("refuses an action that there is not, and names those there are")
    func unknownAction() throws {
        let error = try bridge.error(
            "renderWidget",
            ["kind": "PayShortcuts", "family": "systemMedium", "configuration": ["action": "steal"]])
        #expect(error["code"] == -32)
        #expect(error["data"]?["hint"] == "It has send, request, split.")
    }
}
