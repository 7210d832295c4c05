import Foundation
import JSON
import TestSupport
import Testing

@Suite("Sessions by WebSockets") struct LiveServerTests {
    private static let news = Repository.news.appending(path: "NewsWidget").path()

    private static func listening(
        _ arguments: [String] = [], _ body: @escaping @Sendable (LiveProcess, TemporaryFolder) throws -> Void
    ) async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let server = try LiveProcess(
                ["serve", "--listen", "127.0.0.1:0"] + arguments, root: folder.path("state"))
            try body(server, folder)
            server.signal(SIGTERM)
            #expect(server.status() == 0)
        }
    }

    @Test("are those of serve, each for itself on the same state")
    func sessions() async throws {
        try await Self.listening([Self.news]) { server, _ in
            let (first, second) = (try server.connect(), try server.connect("&clock=2026-01-01T09:00:00Z"))
            #expect(first.status == 101 && second.status == 101)
            #expect(try first.call("setAppGroupId", ["groupId": "group.news.sample"])["result"] == true)
            #expect(try first.call("saveWidgetData", ["id": "posts", "data": []])["result"] == true)
            let error = try second.call("getWidgetData", ["id": "posts"])["error"]
            #expect(error?["code"] == -7)
            let value = try second.call("getWidgetData", ["id": "posts", "appGroupId": "group.news.sample"])
            #expect(value["result"] == [])
            #expect(try second.call("advanceClock", ["by": 60])["result"]?["now"] == "2026-01-01T09:01:00Z")
            #expect(try first.call("advanceClock", ["by": 60])["error"]?["data"]?["kind"] == "realClock")
        }
    }

    @Test("a message may have lines, and come in pieces")
    func framing() async throws {
        try await Self.listening { server, _ in
            let client = try server.connect()
            client.send("{\n  \"jsonrpc\": \"2.0\",\r\n  \"id\": 1,\n  \"method\": \"isRequestPinWidgetSupported\"\n}")
            #expect(client.next() == .text(#"{"jsonrpc":"2.0","id":1,"result":true}"#))
            let message = Array(#"{"jsonrpc":"2.0","id":2,"method":"isRequestPinWidgetSupported"}"#.utf8)
            client.send(opcode: 1, Array(message[..<10]), isFinal: false)
            client.send(opcode: 9, [7])
            client.send(opcode: 0, Array(message[10...]))
            #expect(client.next() == .text(#"{"jsonrpc":"2.0","id":2,"result":true}"#))
            client.send("not JSON")
            guard case .text(let text) = client.next() else { throw CocoaError(.fileReadUnknown) }
            #expect(try JSONValue(parsing: text)["error"]?["code"] == -32700)
        }
    }

    @Test("large values go both ways")
    func large() async throws {
        try await Self.listening { server, _ in
            let client = try server.connect()
            let text = String(repeating: "0123456789", count: 500_000)
            let params: JSONValue = ["id": "large", "data": .string(text), "appGroupId": "group.test"]
            #expect(try client.call("saveWidgetData", params)["result"] == true)
            let reply = try client.call("getWidgetData", ["id": "large", "appGroupId": "group.test"])
            #expect(reply["result"]?.stringValue == text)
        }
    }

    @Test("nobody gets one without the token, from another site, or with options that there are not")
    func refused() async throws {
        try await Self.listening { server, _ in
            let path = "/session?token=\(server.token)"
            #expect(try WebSocketClient(port: server.port, path: "/session").next() == .close(4401))
            #expect(try WebSocketClient(port: server.port, path: "/session?token=0").next() == .close(4401))
            #expect(try WebSocketClient(port: server.port, path: path + "&root=/").next() == .close(4400))
            for fields in [["Origin": "http://evil.example"], ["Host": "evil.example"], ["Host": "127.0.0.1:1"]] {
                #expect(try WebSocketClient(port: server.port, path: path, fields: fields).status == 403)
            }
            let own = try server.connect(fields: ["Origin": "http://127.0.0.1:\(server.port)"])
            #expect(try own.call("isRequestPinWidgetSupported")["result"] == true)
        }
    }

    @Test("a message that is too long ends its connection before it is there, and no other")
    func tooLong() async throws {
        try await Self.listening(["--max-message", "1000"]) { server, _ in
            let (client, other) = (try server.connect(), try server.connect())
            client.begin(count: 1001)
            #expect(client.next() == .close(1009))
            let pieces = try server.connect()
            pieces.send(opcode: 1, [UInt8](repeating: 32, count: 900), isFinal: false)
            pieces.send(opcode: 0, [UInt8](repeating: 32, count: 900), isFinal: true)
            #expect(pieces.next() == .close(1009))
            #expect(try other.call("isRequestPinWidgetSupported")["result"] == true)
        }
    }

    @Test("values that serve does not take are refused as options that it does not have")
    func values() async throws {
        try await Self.listening { server, _ in
            for query in ["&clock=tomorrow", "&locale=xx_YY", "&timeZone=Mars/Base"] {
                let client = try server.connect(query)
                #expect(client.next() == .close(4400), "\(query)")
            }
        }
    }

    @Test("frames that are no client's end the connection", arguments: [0, 0x10, 0x20, 0x40] as [UInt8])
    func malformed(reserved: UInt8) async throws {
        try await Self.listening { server, _ in
            let client = try server.connect()
            client.sendMalformed(reserved: reserved)
            #expect(client.next() == .close(1002))
        }
    }

    @Test("there are sixteen at most")
    func many() async throws {
        try await Self.listening { server, _ in
            var clients: [WebSocketClient] = []
            for _ in 0..<16 {
                let client = try server.connect()
                #expect(try client.call("isRequestPinWidgetSupported")["result"] == true)
                clients.append(client)
            }
            #expect(try server.connect().next() == .close(4429))
            // One that goes makes room.
            clients.removeLast().send(opcode: 8, [])
            let limit = ContinuousClock.now + .seconds(30)
            var reply: JSONValue?
            while reply == nil, ContinuousClock.now < limit {
                reply = try? server.connect().call("isRequestPinWidgetSupported")
                usleep(10_000)
            }
            #expect(reply?["result"] == true)
        }
    }

    @Test("what was accepted is kept when the host goes, or its session dies")
    func endings() async throws {
        try await Self.listening { server, _ in
            let client = try server.connect()
            for number in 0..<200 {
                let call: JSONValue = [
                    "jsonrpc": "2.0", "id": .int(number), "method": "saveWidgetData",
                    "params": ["id": .string("key\(number)"), "data": .int(number), "appGroupId": "group.test"],
                ]
                client.send(call.text)
            }
            client.send(opcode: 8, [])
            let other = try server.connect()
            let limit = ContinuousClock.now + .seconds(30)
            var last: JSONValue?
            while last != 199, ContinuousClock.now < limit {
                last = try other.call("getWidgetData", ["id": "key199", "appGroupId": "group.test"])["result"]
            }
            #expect(last == 199)
            let pid = try #require(other.call("initialize")["result"]?["serverInfo"]?["pid"]?.intValue)
            kill(pid_t(pid), SIGKILL)
            #expect(other.next() == .close(4500))
        }
    }

    @Test("hosts are told when the server ends")
    func end() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let server = try LiveProcess(["serve", "--listen", "0"], root: folder.path)
            let client = try server.connect()
            #expect(try client.call("isRequestPinWidgetSupported")["result"] == true)
            server.signal(SIGINT)
            #expect(client.next() == .close(1001))
            #expect(server.status() == 0)
        }
    }

    @Test("what was accepted is done before the server ends")
    func accepted() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let done = folder.path("done")
            let server = try LiveProcess(
                script: "read line; echo accepted; cat > /dev/null; sleep 0.5; touch '\(done)'", root: folder.path)
            let client = try server.connect()
            client.send("{}")
            #expect(client.next() == .text("accepted"))
            server.signal(SIGTERM)
            #expect(client.next() == .close(1001))
            #expect(server.status() == 0)
            #expect(FileManager.default.fileExists(atPath: done))
        }
    }

    @Test("a second signal ends the server, whatever its sessions are at")
    func secondSignal() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let server = try LiveProcess(
                script: "read line; echo accepted; cat > /dev/null; sleep 5", root: folder.path)
            let client = try server.connect()
            client.send("{}")
            #expect(client.next() == .text("accepted"))
            server.signal(SIGTERM)
            #expect(client.next() == .close(1001))
            server.signal(SIGTERM)
            #expect(server.status() == 143)
        }
    }

    @Test("who does not read is not read from")
    func backpressure() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let (progress, line) = (folder.path("progress"), String(repeating: "x", count: 1000))
            // 64 MB, which no buffer on the way has room for.
            let server = try LiveProcess(
                script: """
                    count=0
                    while [ $count -lt 64 ]; do
                        yes \(line) | head -n 1000
                        count=$((count + 1))
                        echo $count > '\(progress)'
                    done
                    echo end
                    cat > /dev/null
                    """, root: folder.path)
            let client = try server.connect()
            func written() -> Int? {
                (try? String(contentsOfFile: progress, encoding: .utf8)).flatMap {
                    Int($0.trimmingCharacters(in: .newlines))
                }
            }
            var (before, now): (Int?, Int?) = (nil, nil)
            while now == nil || now != before {
                before = now
                usleep(500_000)
                now = written()
            }
            #expect(try #require(now) < 64)
            for _ in 0..<64_000 where client.next() != .text(line) { Issue.record("a line is not what was sent") }
            #expect(client.next() == .text("end"))
            server.signal(SIGTERM)
            #expect(server.status() == 0)
        }
    }

    @Test(
        "an address of another machine's is refused",
        arguments: ["0.0.0.0:8418", "192.168.0.1:80", "[::]:1", "x", "70000"])
    func addresses(address: String) async throws {
        let run = try ProgramRun(Repository.program, ["serve", "--listen", address])
        #expect(run.status == 64)
    }
}

@Suite("The preview's server") struct PreviewServerTests {
    @Test("has the page, its own calls, and a token that lasts")
    func page() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            try folder.write(
                """
                import WidgetKit
                """, to: "App/Widget/Widget.swift")
            let arguments = ["preview", folder.path("App/Widget"), "--no-open", "--port", "0"]
            let server = try LiveProcess(arguments, root: folder.path("state"))
            let page = try Self.get(server, "/")
            #expect(page.contains("HTTP/1.1 200 OK") && page.contains("<!doctype html>"))
            #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
            #expect(try Self.get(server, "/../../../etc/passwd").contains("404 Not Found"))
            #expect(try Self.get(server, "/session").contains("426 Upgrade Required"))
            #expect(try Self.get(server, "/", "POST").contains("405 Method Not Allowed"))

            let client = try server.connect()
            let described = try client.call("preview/describe")["result"]
            #expect(described?["dataFolder"] == .string(folder.path("App/widget-data")))
            #expect(described?["extensions"] == [.string(folder.path("App/Widget"))])
            #expect(try client.call("preview/saveDataSet", ["name": "one", "values": ["a": 1]])["result"] == true)
            let sets = try client.call("preview/dataSets")["result"]
            #expect(sets?.arrayValue?.first?["values"] == ["a": 1])
            #expect(
                try client.call("preview/saveDataSet", ["name": "../x", "values": [:]])["error"]?["code"] == -32602)
            #expect(try client.call("preview/nothing")["error"]?["code"] == -32601)
            try folder.write("{\"b\":2}", to: "App/widget-data/two.json")
            var told = client.next()
            while case .text(let text) = told, !text.contains("preview/dataSetsChanged") { told = client.next() }
            #expect(told == .text(#"{"jsonrpc":"2.0","method":"preview/dataSetsChanged","params":{}}"#))

            server.signal(SIGKILL)
            _ = server.status()
            let again = try LiveProcess(arguments, root: folder.path("state"))
            #expect(again.token == server.token)
        }
    }

    @Test("the page is not there for hosts of serve --listen")
    func noPage() async throws {
        try await onThread {
            let folder = try TemporaryFolder()
            let server = try LiveProcess(["serve", "--listen", "127.0.0.1:0"], root: folder.path)
            #expect(try Self.get(server, "/").contains("404 Not Found"))
            #expect(try server.connect().call("preview/describe")["error"]?["code"] == -32601)
        }
    }

    private static func get(_ server: LiveProcess, _ path: String, _ method: String = "GET") throws -> String {
        try WebSocketClient.answer(port: server.port, path: path, method: method)
    }
}
