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

    @Test("lines that are handed over keep their order and block nobody, with room for them or without")
    func order() {
        let pipes = PipePair()
        let writer = MessageWriter(descriptor: pipes.far.output)
        let count = 20_000
        // Some hundred kilobytes: the pipe is full long before the last.
        for number in 0..<count { writer.enqueue(Array("line \(number)\n".utf8)) }
        startThread {
            writer.close()
            close(pipes.far.output)
        }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let size = read(pipes.near.input, &part, part.count), size > 0 { bytes += part[..<size] }
        #expect(bytes == (0..<count).flatMap { Array("line \($0)\n".utf8) })
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
