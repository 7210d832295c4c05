import Foundation
import JSON
import TestSupport
import Testing

@Suite struct InputTests {
    private func code(_ message: JSONValue?) -> Int? { message?["error"]?["code"]?.intValue }

    @Test("a request that comes a byte at a time is answered")
    func bytewise() async throws {
        try await withBridge { bridge, _ in
            for byte in BridgeProcess.line(1, "isRequestPinWidgetSupported").utf8 { bridge.write([byte]) }
            #expect(bridge.reply(1)?["result"] == true)
        }
    }

    @Test("messages that come in one read, with CRLF and blank lines between them, are all answered")
    func together() async throws {
        try await withBridge { bridge, _ in
            let line = BridgeProcess.line(1, "isRequestPinWidgetSupported").dropLast()
            bridge.write("\r\n\n  \n\(line)\r\n\(line)\n\n\r\n\(line)")
            let (messages, status) = bridge.finish()
            #expect(messages.map { $0["result"] } == [true, true, true])
            #expect(status == 0)
        }
    }

    @Test("a line over the limit is an error, and the good one after it is answered", arguments: [1001, 5_000_000])
    func tooLong(count: Int) async throws {
        try await withBridge(["--max-message", "1000"]) { bridge, _ in
            bridge.write(String(repeating: "x", count: count) + "\n")
            bridge.send(2, "isRequestPinWidgetSupported")
            let (messages, _) = bridge.finish()
            #expect(messages.map { code($0) } == [-32600, nil])
            #expect(messages.first?["id"] == JSONValue.null)
            #expect(messages.last?["result"] == true)
        }
    }

    @Test("lines that are no JSON are errors, and reading goes on")
    func malformed() async throws {
        try await withBridge { bridge, _ in
            let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
            bridge.write(Array("{\"a\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8))
            bridge.write("\(deep)\n{\n[]\n")
            bridge.send(5, "isRequestPinWidgetSupported")
            let (messages, status) = bridge.finish()
            #expect(messages.map { code($0) } == [-32700, -32700, -32700, -32600, nil])
            #expect(status == 0)
        }
    }

    @Test("input that ends inside of a request answers what was whole, and the rest as an error")
    func endInside() async throws {
        try await withBridge { bridge, _ in
            bridge.send(1, "isRequestPinWidgetSupported")
            bridge.write(#"{"jsonrpc":"2.0","id":2,"meth"#)
            let (messages, status) = bridge.finish()
            #expect(messages.map { code($0) } == [nil, -32700])
            #expect(messages[0]["result"] == true)
            #expect(status == 0)
        }
    }

    @Test("exit ends the process with the pipe still open")
    func exit() async throws {
        try await withBridge { bridge, _ in
            bridge.send(1, "shutdown")
            #expect(bridge.reply(1)?["result"] == JSONValue.null)
            bridge.notify("exit")
            #expect(bridge.exitStatus() == 0)
        }
    }

    @Test(
        "a command line that cannot be used says so by its exit status",
        arguments: [
            (["--max-message", "0"], 64), (["--log-level", "loud"], 64), (["--unknown"], 64), (["/no/such/folder"], 69),
        ] as [([String], Int32)])
    func usage(arguments: [String], status: Int32) async throws {
        try await withBridge(arguments) { bridge, _ in
            let end = bridge.finish()
            #expect(end.status == status)
            #expect(end.messages.isEmpty)
        }
    }
}
