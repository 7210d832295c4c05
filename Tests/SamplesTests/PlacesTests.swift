import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget in each place")
struct PlacesTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        bridge = try BridgeProcess.running(
            Repository.fixtures.appending(path: "PlacesWidget"), root: folder.path("state"))
    }

    private func draw(_ params: JSONObject) throws -> JSONValue {
        var params = params
        params["kind"] = "Places"
        return try bridge.call("renderWidget", .object(params))
    }

    @Test(
        "has the place's colours, and what lies behind it",
        arguments: [
            ("home", "systemSmall", [:]), ("home-dark", "systemSmall", ["colorScheme": "dark"]),
            ("tinted", "systemSmall", ["renderingMode": "accented", "tint": "#FF9500"]),
            ("clear", "systemSmall", ["renderingMode": "accented", "tint": "clear"]),
            ("lock-small", "systemSmall", ["location": "lockScreen"]),
            ("standby", "systemSmall", ["location": "standBy"]),
            ("standby-night", "systemSmall", ["location": "standBy", "night": true]),
            ("circular", "accessoryCircular", [:]), ("rectangular", "accessoryRectangular", [:]),
            ("inline", "accessoryInline", [:]),
            ("watch", "accessoryRectangular", ["location": "watch"]),
            (
                "watch-tinted", "accessoryRectangular",
                ["location": "watch", "renderingMode": "accented", "tint": "#34C759"]
            ),
        ] as [(String, String, JSONObject)])
    func pictures(_ name: String, _ family: String, _ params: JSONObject) throws {
        var params = params
        params["family"] = .string(family)
        params["scale"] = 2
        params["path"] = .string(folder.path("\(name).png"))
        _ = try draw(params)
        try Repository.expect(folder.path("\(name).png"), matches: "places-\(name)")
    }

    /// What the widget says of how it is rendered.
    private func settings(_ params: JSONObject) throws -> String {
        var params = params
        params["family"] = "systemSmall"
        params["format"] = "archive"
        let elements = try draw(params)["archive"]?["accessibility"]?.arrayValue ?? []
        return elements.dropFirst().lazy.compactMap { $0["label"]?.stringValue }.first { $0 != "Energy" } ?? ""
    }

    @Test("is told where it stands, and of the user's settings")
    func environment() throws {
        #expect(try settings([:]) == "fullColor background")
        #expect(try settings(["renderingMode": "accented"]) == "accented")
        #expect(try settings(["location": "lockScreen"]) == "vibrant")
        #expect(try settings(["location": "standBy"]) == "fullColor")
        #expect(try settings(["location": "carPlay"]) == "fullColor background")
        #expect(
            try settings([
                "increasedContrast": true, "boldText": true, "luminanceReduced": true, "reduceTransparency": true,
                "differentiateWithoutColor": true,
            ]) == "fullColor background contrast bold dimmed opaque shapes")
    }

    @Test("has a device's size and pixels, and no background where none is wanted")
    func devices() throws {
        let old = try draw(["family": "systemSmall", "device": "iphone se"])
        #expect(old["width"] == 296 && old["height"] == 296)
        let large = try draw(["family": "systemSmall", "device": "iPhone 16 Pro Max"])
        #expect(large["width"] == 510)
        let sized = try draw([
            "family": "systemSmall", "device": "iPhone SE", "scale": 1, "size": ["width": 100, "height": 100],
        ])
        #expect(sized["width"] == 100)
        #expect(try reason(["family": "systemSmall", "device": "iPhone 16 Po"]).contains("iPhone 16 Pro"))
        #expect(try reason(["family": "accessoryCircular", "device": "iPhone SE"]).contains("accessoryCircular"))
        _ = try draw([
            "family": "accessoryInline", "backdrop": false, "scale": 2, "path": .string(folder.path("bare.png")),
        ])
        try Repository.expect(folder.path("bare.png"), matches: "places-bare")
    }

    private func reason(_ params: JSONObject) throws -> String {
        var params = params
        params["kind"] = "Places"
        let error = try bridge.error("renderWidget", .object(params))
        #expect(error["code"] == -32602)
        return error["message"]?.stringValue ?? ""
    }

    @Test(
        "refuses what does not go together",
        arguments: [
            ["tint": "#FF9500"], ["renderingMode": "accented", "tint": "orange"],
            ["renderingMode": "accented", "tint": "#FF95"], ["night": true], ["location": "moon"],
            ["renderingMode": "grey"], ["boldText": 1],
        ] as [JSONObject])
    func refusals(_ params: JSONObject) throws {
        var params = params
        params["family"] = "systemSmall"
        #expect(try !reason(params).isEmpty)
    }
}
