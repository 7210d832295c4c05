import CombineCompat
import OpenCombine
import Testing

@Suite("Zipped publishers")
struct ZipTests {
    private let a = Source<Int, Mishap>()
    private let b = Source<String, Mishap>()

    @Test("tell the oldest values of each together, and end when there can be no more")
    func ending() {
        let recorder = Recorder(of: a.zip(b) { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        b.send("a")
        a.finish()
        #expect(recorder.log == ["1a"])
        b.send("b")
        #expect(recorder.log == ["1a", "2b", "finished"])
    }

    @Test("ask each upstream for as much as they are asked for")
    func demand() {
        let recorder = Recorder(of: a.zip(b) { "\($0)\($1)" }, .max(1))
        #expect(a.asked == [.max(1)] && b.asked == [.max(1)])
        a.send(1)
        b.send("a")
        recorder.request(1)
        #expect(a.asked == [.max(1), .max(1)] && b.asked == [.max(1), .max(1)])
        #expect(recorder.log == ["1a"])
    }

    @Test("fail with the first failure")
    func failure() {
        let recorder = Recorder(of: a.zip(b) { "\($0)\($1)" })
        b.fail(.first)
        #expect(recorder.log == ["first"] && a.isCancelled)
    }

    @Test("are equal when their upstreams are")
    func equality() {
        let one = Just(1)
        #expect(one.zip(one) == one.zip(one) && one.zip(one) != one.zip(Just(2)))
        #expect(one.zip(one, one) == one.zip(one, one) && one.zip(one, one) != one.zip(one, Just(2)))
        #expect(one.zip(one, one, one) == one.zip(one, one, one))
        #expect(one.zip(one, one, one) != one.zip(one, one, Just(2)))
    }
}
