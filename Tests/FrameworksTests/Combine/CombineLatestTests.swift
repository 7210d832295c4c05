import CombineCompat
import Foundation
import OpenCombine
import Testing

@Suite("Latest values of publishers together")
struct CombineLatestTests {
    private let a = Source<Int, Mishap>()
    private let b = Source<String, Mishap>()

    @Test("are told once each upstream has one, and end with the last upstream")
    func ending() {
        let recorder = Recorder(of: a.combineLatest(b) { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        #expect(recorder.log.isEmpty)
        b.send("a")
        a.send(3)
        a.finish()
        b.send("b")
        #expect(recorder.log == ["2a", "3a", "3b"])
        b.finish()
        #expect(recorder.log == ["2a", "3a", "3b", "finished"])
    }

    @Test("end when all have ended, though one has told nothing")
    func endingWithoutValue() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" })
        a.finish()
        b.send("a")
        #expect(recorder.log.isEmpty)
        b.finish()
        #expect(recorder.log == ["finished"])
    }

    @Test("are asked for of each upstream, and told as many as were asked for")
    func demand() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" }, .none)
        #expect(a.asked.isEmpty && b.asked.isEmpty)
        recorder.request(2)
        #expect(a.asked == [.max(2)] && b.asked == [.max(2)])
        a.send(1)
        b.send("a")
        a.send(2)
        b.send("b")
        #expect(recorder.log == ["1a", "2a"])
        recorder.request(1)
        #expect(a.asked == [.max(2), .max(1)] && b.asked == [.max(2), .max(1)])
        #expect(recorder.log == ["1a", "2a"])
        a.send(3)
        #expect(recorder.log == ["1a", "2a", "3b"])
    }

    @Test("are asked for by a subscriber's answers, too")
    func answers() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" }, .max(1), answer: { _ in .max(1) })
        a.send(1)
        #expect(b.send("a") == .max(1))
        #expect(a.asked == [.max(1), .max(1)] && b.asked == [.max(1)])
        a.send(2)
        #expect(recorder.log == ["1a", "2a"])
    }

    @Test("fail with the first failure")
    func failure() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" })
        a.fail(.first)
        b.fail(.second)
        #expect(recorder.log == ["first"] && b.isCancelled)
    }

    @Test("are told no more when cancelled")
    func cancelling() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" })
        a.send(1)
        recorder.cancel()
        b.send("a")
        #expect(recorder.log.isEmpty && a.isCancelled && b.isCancelled)
    }

    @Test("are cancelled by another thread while a value is told")
    func cancellingMeanwhile() {
        nonisolated(unsafe) let recorder = Recorder(of: a.combineLatest(b).map { _ in 0 })
        recorder.answer = { _ in
            let isDone = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                recorder.cancel()
                isDone.signal()
            }
            isDone.wait()
            return .max(1)
        }
        a.send(1)
        b.send("a")
        a.send(2)
        #expect(recorder.log == ["0"] && a.isCancelled && b.isCancelled)
    }

    @Test("are told anew by a value that is sent while they are told")
    func reentrancy() {
        let recorder = Recorder(of: a.combineLatest(b).map { "\($0)\($1)" })
        recorder.answer = { [a] in
            if $0 == "1a" { a.send(2) }
            return .none
        }
        a.send(1)
        b.send("a")
        #expect(recorder.log == ["1a", "2a"])
    }

    @Test("may be nil")
    func optionals() {
        let (some, other) = (Source<Int?, Never>(), Source<Int?, Never>())
        let recorder = Recorder(of: some.combineLatest(other) { [$0, $1] })
        some.send(nil)
        other.send(nil)
        other.send(1)
        #expect(recorder.log == ["[nil, nil]", "[nil, Optional(1)]"])
    }

    @Test("are of up to four publishers, with a closure or as a tuple")
    func arities() {
        let one = Just(1)
        #expect(Recorder(of: one.combineLatest(one) { $0 + $1 }).log == ["2", "finished"])
        #expect(Recorder(of: one.combineLatest(one, one) { $0 + $1 + $2 }).log == ["3", "finished"])
        #expect(Recorder(of: one.combineLatest(one, one, one) { $0 + $1 + $2 + $3 }).log == ["4", "finished"])
        #expect(Recorder(of: one.combineLatest(one, one, Just("x"))).log == ["(1, 1, 1, \"x\")", "finished"])
        #expect(one.combineLatest(one, one, one) == Publishers.CombineLatest4(one, one, one, one))
        #expect(one.combineLatest(one, one) == Publishers.CombineLatest3(one, one, one))
        #expect(one.combineLatest(one) != one.combineLatest(Just(2)))
    }

    @Test("are the last of each in the end, whatever threads they come from")
    func threads() {
        // Subjects are safe to send to from any thread.
        nonisolated(unsafe) let subjects = (0..<2).map { _ in CurrentValueSubject<Int, Never>(0) }
        var last = (0, 0)
        let token = subjects[0].combineLatest(subjects[1]).sink { last = $0 }
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            for value in 1...10_000 { subjects[thread].send(value) }
        }
        token.cancel()
        #expect(last == (10_000, 10_000))
    }
}
