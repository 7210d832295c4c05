import JSON
import JSONRPC
import Testing
import WidgetProtocol

@Suite struct MessageTests {
    private func messages(_ text: String) -> [Result<Message, BridgeError>] {
        var stream = MessageStream()
        var rest = Array(text.utf8)[...]
        var messages: [Result<Message, BridgeError>] = []
        while !rest.isEmpty {
            _ = stream.fill { space in
                let part = rest.prefix(space.count)
                space.copyBytes(from: part)
                rest = rest.dropFirst(part.count)
                return part.count
            }
            while let message = stream.next() { messages.append(message) }
        }
        if let message = stream.finish() { messages.append(message) }
        return messages
    }

    @Test(
        "every kind of message reads back as it was written",
        arguments: [
            .request(.int(1), method: "m", params: ["a": 1]), .request(.string("x\n"), method: "m", params: nil),
            .notification(method: "n", params: [1, 2]), .notification(method: "n", params: nil), .result(.int(-5), nil),
            .result(.string(""), ["a": [1.5]]), .error(nil, .parseError(JSONError(kind: .tooDeep, offset: 3))),
            .error(.int(3), BridgeError(.extensionCrashed, "crashed", hint: "Mend it.", details: ["signal": "SIGILL"])),
        ] as [Message])
    func roundTrip(message: Message) {
        #expect(messages(String(decoding: message.line, as: UTF8.self)) == [.success(message)])
    }

    @Test(
        "what is no message is answered with JSON-RPC's own codes",
        arguments: [
            ("{", -32700), ("[", -32700), ("hello", -32700), ("1", -32600), ("[]", -32600), ("\"a\"", -32600),
            ("{}", -32600),
            (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, -32600),
        ])
    func invalid(line: String, code: Int) throws {
        let results = messages("\(line)\n\(#"{"jsonrpc":"2.0","method":"ok"}"#)\n")
        #expect(results.count == 2)
        #expect(throws: BridgeError.self) { try results[0].get() }
        if case .failure(let error) = results[0] { #expect(error.code == code) }
        #expect(results[1] == .success(.notification(method: "ok", params: nil)))
    }
}
