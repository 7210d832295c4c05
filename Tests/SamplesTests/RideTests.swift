import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget whose own code starts Live Activities")
struct RideTests {
    private let folder: TemporaryFolder
    private let bridge: BridgeProcess

    init() throws {
        folder = try TemporaryFolder()
        let widget = Repository.fixtures.appending(path: "RideWidget").path()
        bridge = try BridgeProcess([widget, "--clock", "2026-01-01T09:00:00Z"], root: folder.path("state"))
    }

    private func tap(_ element: JSONValue) throws -> JSONValue {
        let result = try bridge.call(
            "tapWidget", ["kind": "Ride", "family": "systemMedium", "element": element])
        return try #require(result["value"], "\(result.text)")
    }

    private var rides: [JSONValue] {
        get throws { try bridge.call("getLiveActivities", ["attributesType": "RideAttributes"]).arrayValue ?? [] }
    }

    /// What the activity says in a presentation.
    private func words(_ id: JSONValue, _ presentation: JSONValue, date: JSONValue = .null) throws -> String {
        let picture = try bridge.call(
            "renderWidget", ["activityId": id, "presentation": presentation, "format": "archive", "date": date])
        return picture["archive"]?["accessibility"]?.text ?? ""
    }

    @Test("they reach the host, and what the host does reaches its code")
    func shared() throws {
        let id = try tap("Order")
        let ride = try #require(try rides.first)
        #expect(ride["id"] == id && ride["activityState"] == "active" && ride["relevanceScore"] == 10.0)
        #expect(ride["attributes"] == ["driver": "Ann"] && ride["state"] == ["minutes": 9])
        #expect(ride["staleDate"] == "2026-01-01T10:00:00Z" && ride["startDate"] == "2026-01-01T09:00:00Z")
        #expect(ride["pushToken"]?.stringValue?.count == 64)
        try bridge.call("updateLiveActivity", ["id": id, "state": ["minutes": 2]])
        #expect(try tap("Later") == 1)
        let updated = try #require(try rides.first)
        #expect(updated["state"] == ["minutes": 1])
        #expect(updated["alert"] == ["title": "Soon", "body": "1 minutes"])
        #expect(try tap("Later") == 1)
        #expect(try rides == [])
        #expect(try tap("Later") == 0)
    }

    @Test("they outlive its process, which finds them again")
    func restarted() throws {
        let id = try tap("Order")
        try bridge.killExtension(named: "RideWidget")
        #expect(try tap("Later") == 1)
        #expect(try rides.map { $0["id"] } == [id] && rides.first?["state"] == ["minutes": 8])
    }

    @Test("their views are told what they are shown for")
    func presentations() throws {
        let id = try tap("Order")
        #expect(try words(id, "content").contains("Ann: 9"))
        #expect(try words(id, "content").contains("id \(id.stringValue ?? "none")"))
        #expect(try words(id, "small").contains("small: 9"))
        #expect(try words(id, "standBy").contains("fullscreen: 9"))
        #expect(try words(id, "content", date: "2026-01-01T10:00:01Z").contains("stale: 9"))
    }
}
