import Glibc
import JSON
import JSONRPC
import POSIXSupport
import Testing

@Suite struct MessageWriterTests {
    init() { Signals.ignoreFailedWrites() }

    @Test("16 replies of 1 MB handed over at once all come out whole")
    func wholeLines() async throws {
        let pipes = PipePair()
        let writer = MessageWriter(descriptor: pipes.far.output)
        let payload = String(repeating: "x", count: 1 << 20)
        for id in 0..<16 {
            startThread {
                let line = Message.result(.int(id), .string(payload)).line
                if id.isMultiple(of: 2) { writer.enqueue(line) } else { writer.write(line) }
            }
        }
        var replies = MessageReader(pipes.near.input)
        var ids: Set<RequestID> = []
        for _ in 0..<16 {
            guard case .success(.result(let id, .string(payload))) = await replies.next() else {
                Issue.record("a broken line")
                return
            }
            ids.insert(id)
        }
        #expect(ids == Set((0..<16).map { .int($0) }))
        writer.close()
    }

    @Test("a writer whose reader is gone drops what it gets and never blocks")
    func brokenPipe() {
        let pipes = PipePair()
        close(pipes.near.input)
        let writer = MessageWriter(descriptor: pipes.far.output)
        writer.write(Array("a\n".utf8))
        #expect(writer.isBroken)
        writer.enqueue(Array(repeating: 0, count: 1 << 20))
        writer.waitUntilQueued(atMost: 0)
        writer.close()
    }
}
