import Glibc
import JSON
import JSONRPC
import POSIXSupport
import Testing
import WidgetProtocol

@Suite struct PeerTests {
    init() { Signals.ignoreFailedWrites() }

    @Test("many requests in flight each get their own reply, errors included")
    func manyInFlight() async throws {
        let pipes = PipePair()
        let server = Task {
            await serve(pipes.far) { method, params in
                method == "echo" ? .success(RawJSON(params)) : .failure(.methodNotFound(method))
            }
            close(pipes.far.output)
        }
        let peer = Peer(input: pipes.near.input, output: pipes.near.output)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<500 {
                group.addTask {
                    let reply = try await peer.request("echo", ["number": .int(number)])
                    #expect(reply == ["number": .int(number)])
                }
            }
            try await group.waitForAll()
        }
        await #expect(throws: Peer.Failure.error(.methodNotFound("other"))) { try await peer.request("other") }
        close(pipes.near.output)
        await server.value
        peer.waitUntilEnded()
        await #expect(throws: Peer.Failure.ended) { try await peer.request("echo") }
    }

    @Test("a request ends with the stream, with its timeout, or with its task")
    func failures() async throws {
        let pipes = PipePair()
        let peer = Peer(input: pipes.near.input, output: pipes.near.output)
        await #expect(throws: Peer.Failure.timedOut) { try await peer.request("a", timeout: .milliseconds(1)) }
        let cancelled = Task { try await peer.request("b") }
        cancelled.cancel()
        await #expect(throws: Peer.Failure.cancelled) { try await cancelled.value }
        let abandoned = Task { try await peer.request("c") }
        write("not a message\n", to: pipes.far.output)
        close(pipes.far.output)
        await #expect(throws: Peer.Failure.ended) { try await abandoned.value }
    }

    @Test("a reply after the timeout is nobody's, and the next request gets its own")
    func lateReply() async throws {
        let pipes = PipePair()
        let peer = Peer(input: pipes.near.input, output: pipes.near.output)
        await #expect(throws: Peer.Failure.timedOut) { try await peer.request("a", timeout: .milliseconds(1)) }
        let second = Task { try await peer.request("b") }
        var requests = MessageReader(pipes.far.input)
        for _ in 0..<2 { _ = await requests.next() }
        write(#"{"jsonrpc":"2.0","id":1,"result":"late"}"# + "\n", to: pipes.far.output)
        write(#"{"jsonrpc":"2.0","id":2,"result":"own"}"# + "\n", to: pipes.far.output)
        #expect(try await second.value == "own")
        close(pipes.far.output)
    }

    @Test("requests are handled one at a time, and a line that is none is answered")
    @MainActor func serverOrder() async throws {
        let pipes = PipePair()
        var lines = "nonsense\n"
        for id in 1...50 { lines += #"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"# + "\r\n" }
        write(lines, to: pipes.near.output)
        close(pipes.near.output)
        var running = 0
        var handled = 0
        await serve(pipes.far) { _, _ in
            running += 1
            #expect(running == 1)
            await Task.yield()
            running -= 1
            handled += 1
            return .success(RawJSON(.int(handled)))
        }
        close(pipes.far.output)
        var replies = MessageReader(pipes.near.input)
        let next = await replies.next()
        let first = try #require(next)
        if case .success(.error(nil, let error)) = first {
            #expect(error.code == -32700)
        } else {
            Issue.record("\(first)")
        }
        for id in 1...50 {
            let reply = await replies.next()
            #expect(reply == .success(.result(.int(id), .int(id))))
        }
        let rest = await replies.next()
        #expect(rest == nil)
    }

    /// Answers requests until the input's end.
    @MainActor private func serve(
        _ ends: PipePair.End,
        _ handle: @escaping @MainActor (String, JSONValue) async -> Result<RawJSON, BridgeError>
    ) async {
        await withCheckedContinuation { continuation in
            RequestServer(input: ends.input, output: ends.output).start(handle) { continuation.resume() }
        }
    }
}
