import Bridge
import JSON
import TestSupport
import Testing

@Suite struct OrderTests {
    private func save(_ id: Int, _ value: JSONValue, group: String? = nil) -> String {
        var params: JSONObject = ["id": "key", "data": value]
        params["appGroupId"] = group.map { .string($0) }
        return TestSession.line(id, "saveWidgetData", .object(params))
    }

    private func get(_ id: Int, group: String? = nil) -> String {
        var params: JSONObject = ["id": "key"]
        params["appGroupId"] = group.map { .string($0) }
        return TestSession.line(id, "getWidgetData", .object(params))
    }

    private func update(_ id: Int, _ kind: String = "News") -> String {
        TestSession.line(id, "updateWidget", ["ios": .string(kind)])
    }

    private func render(_ id: Int, kind: String = "News") -> String {
        TestSession.line(id, "renderWidget", ["kind": .string(kind), "family": "systemSmall", "format": "archive"])
    }

    private func inGroup(_ body: @escaping @Sendable (TestSession) throws -> Void) async throws {
        try await TestSession.run { session in
            session.call(0, "setAppGroupId", ["groupId": "group.test"])
            try body(session)
            session.fake.open()
            session.finish()
        }
    }

    @Test("saves that share a commit are answered in order, refused ones in their place")
    func batch() async throws {
        try await inGroup { session in
            session.send([
                save(1, 1), save(2, [nil]), save(3, 3), TestSession.line(4, "saveWidgetData", ["id": "key"]),
                save(5, 5),
                get(6),
            ])
            #expect(session.answered == [0, 1, 2, 3, 4, 5, 6])
            #expect([1, 2, 3, 4, 5].map { session.code($0) } == [nil, -28, nil, -1, nil])
            #expect(session.reply(6)?["result"] == 5)
        }
    }

    @Test("a get sees the save that was sent before it, in every arrangement of turns")
    func readYourWrites() async throws {
        try await inGroup { session in
            session.send([save(1, 1), get(2), save(3, 2)])
            session.send([get(4)])
            #expect(session.reply(2)?["result"] == 1)
            #expect(session.reply(4)?["result"] == 2)
        }
    }

    @Test("what is sent during a reload waits for it, gets overtake until a save is queued ahead of them")
    func lane() async throws {
        try await inGroup { session in
            session.send([TestSession.line(1, "saveWidgetData", ["id": "title", "data": "old"]), save(2, "old")])
            try session.fake.close()
            session.send([update(3)])
            session.fake.waitUntilAsked()
            session.send([
                get(4), save(5, "new"), TestSession.line(6, "saveWidgetData", ["id": "title", "data": "new"]), get(7),
                update(8), render(9), save(10, "newer"),
            ])
            session.waitForReply(4)
            #expect(session.answered == [0, 1, 2, 4])
            session.fake.open()
            session.finish()
            #expect(session.reply(4)?["result"] == "old")
            #expect(session.reply(7)?["result"] == "new")
            #expect(session.answered.filter { ![4, 9].contains($0) } == [0, 1, 2, 3, 5, 6, 7, 8, 10])
            #expect(session.reloads == ["News", "News"])
            #expect(session.reply(9)?["result"]?["archive"]?["text"]?.stringValue?.hasPrefix("new ") == true)
        }
    }

    @Test("updates of one kind that wait side by side are one reload, and each is answered")
    func coalescing() async throws {
        try await inGroup { session in
            try session.fake.close()
            session.send([update(1)])
            session.fake.waitUntilAsked()
            session.send([update(2), update(3), update(4, "Clock"), update(5), update(6), save(7, 1), update(8)])
            session.fake.open()
            session.finish()
            #expect(session.reloads == ["News", "News", "Clock", "News", "News"])
            #expect(session.answered == [0, 1, 2, 3, 4, 5, 6, 7, 8])
        }
    }

    @Test("one group does not wait for another's reload")
    func groups() async throws {
        try await inGroup { session in
            try session.fake.close()
            session.send([update(1)])
            session.fake.waitUntilAsked()
            session.send([save(2, 1, group: "group.other"), get(3, group: "group.other")])
            #expect(session.waitForReply(3)?["result"] == 1)
            #expect(session.answered == [0, 2, 3])
        }
    }

    @Test("a picture sees the reload that was sent before it, also from another group")
    func pictureAfterReloadElsewhere() async throws {
        try await inGroup { session in
            // One that was kept before, so that a picture needs no extension.
            session.send([update(1, "Clock")])
            session.finish()
            try session.fake.close()
            session.send([update(2), TestSession.line(3, "setAppGroupId", ["groupId": "group.other"]), render(4)])
            session.fake.waitUntilAsked()
            session.send([render(5, kind: "Clock")])
            session.waitForReply(5)
            #expect(session.answered == [0, 1, 3, 5])
        }
    }

    @Test("a thousand requests in one turn are all answered once, saves in order")
    func thousand() async throws {
        try await inGroup { session in
            session.send((1...1000).map { $0.isMultiple(of: 100) ? update($0) : save($0, .int($0)) })
            session.finish()
            #expect(session.answered == Array(0...1000))
        }
    }

    @Test("saves to several groups are each answered in their order")
    func severalGroups() async throws {
        try await inGroup { session in
            let groups = FakeExtension.groups
            session.send((1...300).map { save($0, .int($0), group: groups[$0 % 2]) })
            session.send((301...302).map { get($0, group: groups[$0 % 2]) })
            session.finish()
            for group in 0..<2 {
                let ids = (1...302).filter { $0 % 2 == group }
                #expect(session.answered.filter { $0 > 0 && $0 % 2 == group } == ids)
                #expect(session.reply(ids[ids.count - 1])?["result"] == .int(ids[ids.count - 2]))
            }
        }
    }

    @Test("a failed reload is an error for each that asked, and the lane goes on")
    func failure() async throws {
        try await inGroup { session in
            session.send([update(1, "Broken"), update(2, "Broken"), save(3, 1), update(4)])
            session.finish()
            #expect([1, 2, 3, 4].map { session.code($0) } == [-20, -20, nil, nil])
        }
    }
}

@Suite struct CancelTests {
    private func cancel(_ id: Int) -> String {
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
    }

    @Test("a queued request that is cancelled is answered with -32800 and never done")
    func before() async throws {
        try await TestSession.run { session in
            session.call(0, "setAppGroupId", ["groupId": "group.test"])
            try session.fake.close()
            session.call(1, "updateWidget", ["ios": "News"])
            session.fake.waitUntilAsked()
            session.call(2, "saveWidgetData", ["id": "key", "data": 1])
            session.call(3, "updateWidget", ["ios": "Clock"])
            session.send([cancel(2), cancel(3)])
            #expect([2, 3].map { session.code($0) } == [-32800, -32800])
            session.fake.open()
            session.finish()
            session.call(4, "getWidgetData", ["id": "key"])
            session.finish()
            #expect(session.reply(4)?["result"] == JSONValue.null)
            #expect(session.reloads == ["News"])
            #expect(session.answered == [0, 2, 3, 1, 4])
        }
    }

    @Test("a running request that is cancelled is answered at once, and once")
    func during() async throws {
        try await TestSession.run { session in
            try session.fake.close()
            session.call(1, "updateWidget", ["ios": "News"])
            session.fake.waitUntilAsked()
            session.send([cancel(1)])
            #expect(session.code(1) == -32800)
            session.fake.open()
            session.call(2, "updateWidget", ["ios": "Clock"])
            session.finish()
            #expect(session.answered == [1, 2])
        }
    }

    @Test("cancelling what is done, or never was, changes nothing")
    func after() async throws {
        try await TestSession.run { session in
            session.call(0, "setAppGroupId", ["groupId": "group.test"])
            session.send([TestSession.line(1, "saveWidgetData", ["id": "key", "data": 1]), cancel(1), cancel(99)])
            session.send([cancel(1), #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#])
            session.call(2, "getWidgetData", ["id": "key"])
            #expect(session.replies.count == 3)
            #expect(session.reply(1)?["result"] == true)
            #expect(session.reply(2)?["result"] == 1)
        }
    }
}
