import Bridge
import JSON
import Testing

@Suite struct MethodTests {
    @Test(
        "errors have the codes and words of home_widget",
        arguments: [
            ("setAppGroupId", [:], -6, "InvalidArguments setAppGroupId must be called with a group id"),
            ("setAppGroupId", ["groupId": 1], -6, "InvalidArguments setAppGroupId must be called with a group id"),
            ("saveWidgetData", [:], -7, "AppGroupId not set. Call setAppGroupId first"),
            ("getWidgetData", [:], -7, "AppGroupId not set. Call setAppGroupId first"),
            ("saveFile", [:], -7, "AppGroupId not set. Call setAppGroupId first"),
            (
                "saveWidgetData", ["appGroupId": "group.test", "id": "key"], -1,
                "InvalidArguments saveWidgetData must be called with id and data"
            ),
            (
                "saveWidgetData", ["appGroupId": "group.test", "data": 1], -1,
                "InvalidArguments saveWidgetData must be called with id and data"
            ),
            (
                "saveFile", ["appGroupId": "group.test", "id": "f", "data": "text"], -1,
                "InvalidArguments saveFile must be called with id and data"
            ),
            (
                "getWidgetData", ["appGroupId": "group.test"], -2,
                "InvalidArguments getWidgetData must be called with id"
            ),
            ("updateWidget", ["android": "X"], -3, "InvalidArguments updateWidget must be called with name"),
            ("requestPinWidget", [:], -3, "InvalidArguments requestPinWidget must be called with name"),
        ] as [(String, JSONValue, Int, String)])
    func homeWidgetErrors(method: String, params: JSONValue, code: Int, message: String) async throws {
        try await TestSession.run { session in
            session.call(1, method, params)
            session.finish()
            let error = session.reply(1)?["error"]
            #expect(error?["code"]?.intValue == code)
            #expect(error?["message"]?.stringValue == message)
            #expect(error?["data"]?["kind"]?.stringValue != nil)
            #expect(error?["data"]?["hint"]?.stringValue?.isEmpty == false)
        }
    }

    @Test(
        "params that cannot be used are refused",
        arguments: [
            ("renderWidget", [:]), ("renderWidget", ["kind": "News"]), ("renderWidget", ["id": 1]),
            ("renderWidget", ["kind": "News", "family": "huge"]), ("renderWidget", ["id": "a", "scale": 0.1]),
            ("renderWidget", ["id": "a", "scale": 11]), ("renderWidget", ["id": "a", "scale": "3"]),
            ("renderWidget", ["id": "a", "date": "tomorrow"]), ("renderWidget", ["id": "a", "size": ["width": 1]]),
            ("renderWidget", ["id": "a", "size": ["width": 0, "height": 10]]),
            ("renderWidget", ["id": "a", "format": "gif"]),
            ("renderWidget", ["id": "a", "colorScheme": "blue"]),
            ("renderWidget", ["id": "a", "redaction": "privacy"]), ("renderWidget", ["id": "a", "phase": "gallery"]),
            ("renderWidget", ["preview": "a", "phase": "snapshot"]),
            ("renderWidget", ["id": "a", "phase": "placeholder", "date": "2026-01-31T09:30:00Z"]),
            ("renderWidget", ["id": "a", "redaction": ["all"]]), ("renderWidget", ["id": "a", "path": ""]),
            ("renderWidget", ["id": "a", "renderingMode": "grey"]), ("getTimeline", ["family": "systemSmall"]),
            ("installWidget", ["kind": "News"]), ("installWidget", ["family": "systemSmall"]), ("removeWidget", [:]),
            ("getWidgetData", [1]), ("getWidgetData", "key"), ("getWidgetData", ["appGroupId": 1, "id": "key"]),
        ] as [(String, JSONValue)])
    func invalidParams(method: String, params: JSONValue) async throws {
        try await TestSession.run { session in
            session.call(1, method, params)
            session.finish()
            #expect(session.code(1) == -32602)
            #expect(session.reloads.isEmpty)
        }
    }

    @Test(
        "lines that are no requests are answered with JSON-RPC's own errors",
        arguments: [
            ("{", -32700, nil), ("nonsense", -32700, nil), ("\u{7}", -32700, nil), ("[]", -32600, nil),
            ("7", -32600, nil),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600, 1), (#"{"jsonrpc":"1.0","id":2,"method":"initialize"}"#, -32600, 2),
            (#"{"id":3,"method":"initialize"}"#, -32600, 3),
            (#"{"jsonrpc":"2.0","id":null,"method":"initialize"}"#, -32600, nil),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"initialize"}"#, -32600, nil),
            (#"{"jsonrpc":"2.0","id":4,"method":"finishHomeWidgetConfigure"}"#, -32601, 4),
            (#"{"jsonrpc":"2.0","id":5,"method":"initialize","params":[]}"#, -32602, 5),
        ] as [(String, Int, Int?)])
    func invalidLines(line: String, code: Int, id: Int?) async throws {
        try await TestSession.run { session in
            session.send([line])
            #expect(session.replies.count == 1)
            #expect(session.replies[0]["error"]?["code"]?.intValue == code)
            #expect(session.replies[0]["id"] == (id.map { .int($0) } ?? .null))
        }
    }

    @Test("a notification is done and not answered")
    func notifications() async throws {
        try await TestSession.run { session in
            session.call(1, "setAppGroupId", ["groupId": "group.test"])
            session.send([
                #"{"jsonrpc":"2.0","method":"saveWidgetData","params":{"id":"key","data":[1]}}"#,
                #"{"jsonrpc":"2.0","method":"saveWidgetData","params":{}}"#, #"{"jsonrpc":"2.0","method":"unknown"}"#,
                #"{"jsonrpc":"2.0","method":"updateWidget","params":{"ios":"News"}}"#,
            ])
            session.finish()
            session.call(2, "getWidgetData", ["id": "key"])
            session.waitForReply(2)
            #expect(session.replies.count == 2)
            #expect(session.reply(2)?["result"] == [1])
            #expect(session.reloads == ["News"])
        }
    }

    @Test("ios comes before name, and a call's own group leaves the session's alone")
    func arguments() async throws {
        try await TestSession.run { session in
            session.call(1, "setAppGroupId", ["groupId": "group.test"])
            session.call(2, "saveWidgetData", ["id": "key", "data": "b", "appGroupId": "group.test"])
            session.call(3, "getWidgetData", ["id": "other", "defaultValue": 12.0])
            session.call(4, "updateWidget", ["ios": "Clock", "name": "News"])
            session.finish()
            #expect(session.reply(3)?["result"] == .double(12))
            #expect(session.reloads == ["Clock"])
        }
    }

    @Test("a group outside of the entitlements is named with those that are in them, and the old group stays")
    func entitlements() async throws {
        try await TestSession.run { session in
            session.call(1, "setAppGroupId", ["groupId": "group.test"])
            session.call(2, "setAppGroupId", ["groupId": "group.b"])
            session.call(3, "saveWidgetData", ["id": "key", "data": 1, "appGroupId": "group.b"])
            session.call(4, "setAppGroupId", ["groupId": "../b"])
            session.call(5, "saveWidgetData", ["id": "key", "data": 1])
            #expect([2, 3, 4].map { session.code($0) } == [-21, -21, -21])
            #expect(session.reply(2)?["error"]?["data"]?["groups"] == ["group.test", "group.other"])
            #expect(session.reply(5)?["result"] == true)
        }
    }

    @Test("shutdown answers after everything before it; only exit is taken after it")
    func shutdown() async throws {
        try await TestSession.run { session in
            session.call(1, "updateWidget", ["ios": "News"])
            session.call(2, "shutdown")
            #expect(session.answered == [1, 2])
            #expect(session.call(3, "initialize") == .goOn)
            #expect(session.code(3) == -32600)
            #expect(session.send([#"{"jsonrpc":"2.0","method":"exit"}"#]) == .exit)
            #expect(session.call(4, "exit") == .exit)
            #expect(session.reply(4)?["result"] == JSONValue.null)
        }
    }
}
