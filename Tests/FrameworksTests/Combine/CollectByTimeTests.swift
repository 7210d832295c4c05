import CombineCompat
import OpenCombine
import Testing

@Suite("Elements collected by time")
struct CollectByTimeTests {
    private let source = Source<Int, Mishap>()
    private let scheduler = ManualScheduler()

    @Test("are told at the end of each interval in which there were any")
    func byTime() {
        let recorder = Recorder(of: source.collect(.byTime(scheduler, 10)))
        #expect(source.asked == [.unlimited])
        scheduler.advance(by: 9)
        source.send(1)
        source.send(2)
        #expect(recorder.log.isEmpty)
        scheduler.advance(by: 1)
        #expect(recorder.log == ["[1, 2]"])
        scheduler.advance(by: 15)
        source.send(3)
        scheduler.advance(by: 5)
        #expect(recorder.log == ["[1, 2]", "[3]"])
    }

    @Test("are told as soon as there are so many, too")
    func byTimeOrCount() {
        let recorder = Recorder(of: source.collect(.byTimeOrCount(scheduler, 10, 2)), .max(2))
        #expect(source.asked == [.max(4)])
        for value in 1...3 { source.send(value) }
        #expect(recorder.log.isEmpty)
        scheduler.advance()
        #expect(recorder.log == ["[1, 2]"])
        scheduler.advance(by: 10)
        #expect(recorder.log == ["[1, 2]", "[3]"])
    }

    @Test("are kept until they are asked for")
    func demand() {
        let recorder = Recorder(of: source.collect(.byTimeOrCount(scheduler, 10, 3)), .none)
        #expect(source.asked.isEmpty)
        recorder.request(1)
        source.send(1)
        scheduler.advance(by: 10)
        source.send(2)
        scheduler.advance(by: 10)
        #expect(recorder.log == ["[1]"])
        source.finish()
        scheduler.advance()
        #expect(recorder.log == ["[1]"])
        recorder.request(1)
        scheduler.advance()
        #expect(recorder.log == ["[1]", "[2]", "finished"] && scheduler.isIdle)
    }

    @Test("are told before the end, and not before a failure")
    func ending() {
        let recorder = Recorder(of: source.collect(.byTime(scheduler, 10)))
        source.send(1)
        source.finish()
        #expect(recorder.log.isEmpty)
        scheduler.advance()
        #expect(recorder.log == ["[1]", "finished"] && scheduler.isIdle)

        let (other, failing) = (Source<Int, Mishap>(), ManualScheduler())
        let failed = Recorder(of: other.collect(.byTime(failing, 10)))
        other.send(1)
        other.fail(.first)
        failing.advance()
        #expect(failed.log == ["first"] && failing.isIdle)
    }

    @Test("are forgotten when cancelled, with the timer")
    func cancelling() {
        let recorder = Recorder(of: source.collect(.byTime(scheduler, 10)))
        source.send(1)
        recorder.cancel()
        #expect(scheduler.isIdle && source.isCancelled)
        scheduler.advance(by: 10)
        #expect(recorder.log.isEmpty)
    }
}
