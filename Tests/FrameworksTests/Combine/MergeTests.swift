import CombineCompat
import Foundation
import OpenCombine
import Testing

@Suite("Merged publishers")
struct MergeTests {
    private let a = Source<Int, Mishap>()
    private let b = Source<Int, Mishap>()

    @Test("tell values as they come, and end with the last upstream")
    func ending() {
        let recorder = Recorder(of: a.merge(with: b))
        a.send(1)
        b.send(2)
        a.finish()
        b.send(3)
        #expect(recorder.log == ["1", "2", "3"])
        b.finish()
        #expect(recorder.log == ["1", "2", "3", "finished"])
        #expect(!a.isCancelled && !b.isCancelled)
    }

    @Test("ask for all when all is asked for")
    func unlimited() {
        let recorder = Recorder(of: a.merge(with: b))
        #expect(a.asked == [.unlimited] && b.asked == [.unlimited])
        #expect(a.send(1) == .none)
        #expect(recorder.log == ["1"])
    }

    @Test("ask each upstream for one value ahead, and keep it until it is asked for")
    func oneAhead() {
        let recorder = Recorder(of: a.merge(with: b), .none)
        #expect(a.asked == [.max(1)] && b.asked == [.max(1)])
        #expect(a.send(1) == .none)
        #expect(b.send(2) == .none)
        #expect(recorder.log.isEmpty)
        recorder.request(1)
        #expect(recorder.log == ["1"])
        #expect(a.asked == [.max(1), .max(1)] && b.asked == [.max(1)])
        recorder.request(3)
        #expect(recorder.log == ["1", "2"])
        #expect(a.send(3) == .max(1))
        #expect(b.send(4) == .max(1))
        #expect(b.send(5) == .none)
        #expect(recorder.log == ["1", "2", "3", "4"])
    }

    @Test("tell values as asked for one at a time, and the end after the last kept one")
    func oneAtATime() {
        let recorder = Recorder(of: [1, 2, 3].publisher.merge(with: [4, 5].publisher), .none)
        for _ in 0..<4 { recorder.request(1) }
        #expect(recorder.log.count == 4 && !recorder.log.contains("finished"))
        recorder.request(1)
        #expect(recorder.log.last == "finished")
        #expect(recorder.log.dropLast().sorted() == ["1", "2", "3", "4", "5"])
    }

    @Test("ask for one more with each value that the subscriber's answer asks for")
    func answers() {
        let recorder = Recorder(
            of: Publishers.Merge((0..<50_000).publisher, (0..<50_000).publisher), .max(1), answer: { _ in .max(1) })
        #expect(recorder.log.count == 100_001)
        #expect(recorder.log.last == "finished")
    }

    @Test("ask for all from the time on when a subscriber asks for all")
    func unlimitedLater() {
        let recorder = Recorder(of: a.merge(with: b), .max(1), answer: { _ in .unlimited })
        a.send(1)
        #expect(a.asked == [.max(1), .unlimited] && b.asked == [.max(1), .unlimited])
        a.send(2)
        b.send(3)
        #expect(recorder.log == ["1", "2", "3"])
    }

    @Test("fail with the first failure, forget what is kept, and cancel the others")
    func failure() {
        let recorder = Recorder(of: a.merge(with: b), .none)
        a.send(1)
        b.fail(.first)
        #expect(recorder.log == ["first"])
        #expect(a.isCancelled && !b.isCancelled)
        recorder.request(1)
        a.fail(.second)
        #expect(recorder.log == ["first"])
    }

    @Test("cancel all upstreams, and tell nothing after it")
    func cancelling() {
        let recorder = Recorder(of: a.merge(with: b), .none)
        a.send(1)
        recorder.cancel()
        #expect(a.isCancelled && b.isCancelled)
        recorder.request(1)
        b.send(2)
        #expect(recorder.log.isEmpty)
    }

    @Test("are cancelled from within a value")
    func cancellingWithin() {
        let recorder = Recorder(of: a.merge(with: b), .none)
        recorder.answer = { [unowned recorder] _ in
            recorder.cancel()
            return .unlimited
        }
        a.send(1)
        b.send(2)
        recorder.request(2)
        #expect(recorder.log == ["1"] && a.isCancelled && b.isCancelled)
    }

    @Test("cancel an upstream that subscribes after the end")
    func late() {
        let recorder = Recorder(of: Fail<Int, Mishap>(error: .first).merge(with: b))
        #expect(recorder.log == ["first"] && b.isCancelled)
    }

    @Test("are cancelled by another thread while a value is told")
    func cancellingMeanwhile() {
        nonisolated(unsafe) let recorder = Recorder(of: Publishers.Merge(a, b).map { _ in 0 })
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
        b.send(2)
        #expect(recorder.log == ["0"] && a.isCancelled && b.isCancelled)
    }

    @Test("tell a value that is sent while another is told")
    func reentrancy() {
        let recorder = Recorder(of: a.merge(with: b))
        recorder.answer = { [b] in
            if $0 < 10 { b.send($0 * 10) }
            return .none
        }
        a.send(1)
        #expect(recorder.log == ["1", "10"])
    }

    @Test("let go of all when they end")
    func lifetime() {
        weak var held: Recorder<Int, Never>?
        weak var subject: PassthroughSubject<Int, Never>?
        do {
            let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let recorder = Recorder(of: first.merge(with: second))
            (held, subject) = (recorder, first)
            first.send(1)
            recorder.cancel()
        }
        #expect(held == nil && subject == nil)
    }

    @Test("are as many as eight, each known by its type")
    func arities() {
        let one = Just(1)
        let two: Publishers.Merge<Just<Int>, Just<Int>> = one.merge(with: Just(2).first())
        let three: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = two.merge(with: Just(3))
        let four = three.merge(with: Just(4))
        let five = four.merge(with: Just(5))
        let six = five.merge(with: Just(6))
        let seven = six.merge(with: Just(7))
        let eight:
            Publishers.Merge8<
                Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            > = seven.merge(with: Just(8))
        let recorders = [
            Recorder(of: two), Recorder(of: three), Recorder(of: four), Recorder(of: five), Recorder(of: six),
            Recorder(of: seven), Recorder(of: eight),
        ]
        for (index, recorder) in recorders.enumerated() {
            #expect(recorder.log == (1...index + 2).map(String.init) + ["finished"])
        }
        let sum = Array(Publishers.Merge4(one, one, one, one).merge(with: one, one, one, one).values(as: Int.self))
        #expect(sum == Array(repeating: 1, count: 8))
        #expect(two == Publishers.Merge(Just(1), Just(2)) && two != Publishers.Merge(Just(1), Just(1)))
    }

    @Test("are any number of publishers of one type")
    func many() {
        let none = Recorder(of: Publishers.MergeMany<Just<Int>>([]), .none)
        #expect(none.log == ["finished"])
        let three = Recorder(of: Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)))
        #expect(three.log == ["1", "2", "3", "finished"])
        #expect(Publishers.MergeMany(Just(1), Just(2)) == Publishers.MergeMany([Just(1), Just(2)]))
    }

    @Test("tell one value at a time, whatever threads they come from")
    func threads() {
        // Subjects are safe to send to from any thread.
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var (sum, depth, deepest) = (0, 0, 0)
        let token = Publishers.MergeMany(subjects).sink {
            depth += 1
            deepest = max(deepest, depth)
            sum += $0
            depth -= 1
        }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<10_000 { subjects[thread].send(1) }
        }
        token.cancel()
        #expect(sum == 40_000 && deepest == 1)
    }
}

extension Publisher where Failure == Never {
    /// What is published at once.
    fileprivate func values(as type: Output.Type) -> [Output] {
        var values: [Output] = []
        _ = sink { values.append($0) }
        return values
    }
}
