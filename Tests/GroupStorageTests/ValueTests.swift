import GroupStorage
import JSON
import TestSupport
import Testing
import ValueStore
import WidgetProtocol

@Suite("Values") struct ValueTests {
    let folder: StateFolder

    init() throws { folder = try StateFolder() }

    @Test(
        "come back as they were saved, in another process's eyes too",
        arguments: [
            12, .double(12), .double(-0.5), "text", "", true, false, [], [:], .int(.max), .int(.min),
            ["$bytes": "AQID"], ["$bytes": ""], ["$date": "2026-01-31T09:30:00Z"],
            ["$date": "2026-01-31T09:30:00.250+02:00"],
            ["$double": "Infinity"], ["$double": "-Infinity"], ["$double": "NaN"], ["$$own": 1, "$$$two": 2],
            [["title": "\u{1F4F0} 新闻", "tags": ["a", 1, .double(1), ["deep": true]]]], "line\nbreak\u{0}nul",
        ] as [JSONValue])
    func roundTrip(value: JSONValue) throws {
        let group = try folder.group()
        try group.save("key", value)
        #expect(try group.value("key") == value)
        #expect(try folder.group().value("key") == value)
        #expect(try folder.group().text("key") == value.serialized())
    }

    @Test(
        "that no property list can hold are refused with their path",
        arguments: [
            (.null, "data is null"), ([1, .null], "data[1] is null"),
            (["posts": [["cover": .null]]], "data.posts[0].cover is null"),
            (["$bytes": "not base64!"], "data is no valid $bytes"), (["$date": "yesterday"], "data is no valid $date"),
            (["$date": "2026-02-29T00:00:00Z"], "data is no valid $date"),
            (["$date": "2026-01-31T09:30:00"], "data is no valid $date"),
            ([["$double": "12"]], "data[0] is no valid $double"),
            (["$bytes": 1], "data is no $bytes alone with a string"),
            (["$bytes": "", "more": 1], "data is no $bytes alone with a string"),
            (["a": ["$unknown": 1]], "data.a has the unknown tag $unknown"), (["$": 1], "data has the unknown tag $"),
            (["$$own": .null], "data.$$own is null"),
        ] as [(JSONValue, String)])
    func refused(value: JSONValue, message: String) throws {
        let error = failure { () throws(BridgeError) in try StoredValue(value) }
        #expect(error?.code == -28)
        #expect(error?.message == "The value cannot be stored: " + message)
        #expect(try parsedFailure(value.serialized()) == error)
    }

    @Test("a number that no double can hold is refused")
    func infinite() throws {
        let error = try parsedFailure(Array("[1e400]".utf8))
        #expect(error?.code == -28)
        #expect(error?.message == "The value cannot be stored: data[0] is beyond the range of a double")
    }

    @Test("a deleted key has no value, whether it had one or not")
    func deletion() throws {
        let group = try folder.group()
        try group.save("key", 1)
        try group.set("key", nil)
        try group.set("never", nil)
        #expect(try group.value("key") == nil)
        #expect(try folder.group().keys() == [])
    }

    @Test(
        "the empty key is refused, any other is a key",
        arguments: ["a b", "..", "a/b", "ключ", "'; DROP TABLE"])
    func keys(key: String) throws {
        #expect(failure { () throws(BridgeError) in try GroupChange(key: "", value: nil) }?.code == -1)
        try folder.group().save(key, 7)
        #expect(try folder.group().value(key) == 7)
        #expect(try folder.group().keys() == [key])
    }

    @Test("a NUL in a key, or in a name within the value, is refused")
    func nul() throws {
        #expect(failure { () throws(BridgeError) in try GroupChange(key: "a\u{0}b", value: nil) }?.code == -28)
        let named: JSONValue = ["list": [["a\u{0}b": 1]]]
        let error = failure { () throws(BridgeError) in try StoredValue(named) }
        #expect(error?.code == -28)
        #expect(error?.message.contains("data.list[0].a") == true)
    }

    @Test("a batch is committed in its order")
    func batch() throws {
        let group = try folder.group()
        let changes = try [("a", 1), ("b", 2), ("a", nil), ("a", 3), ("b", nil)].map { key, value in
            try GroupChange(key: key, value: value.map { try StoredValue(JSONValue.int($0)) })
        }
        try group.commit(changes)
        #expect(try folder.group().all().map(\.key) == ["a"])
        #expect(try group.value("a") == 3)
        #expect(try group.value("b") == nil)
    }

    @Test("a group that nobody saved to reads as empty and makes no file")
    func untouched() throws {
        let group = try folder.group()
        #expect(try group.value("key") == nil)
        #expect(try group.keys() == [])
        #expect(!folder.exists("groups"))
    }

    /// The error of the same value where it comes parsed from a message.
    private func parsedFailure(_ text: [UInt8]) throws -> BridgeError? {
        try text.withUnsafeBufferPointer { bytes in
            let document = try JSONParser().parse(bytes)
            return failure { () throws(BridgeError) in try StoredValue(document.root) }
        }
    }
}
