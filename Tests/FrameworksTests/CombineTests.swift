import CombineCompat
import OpenCombine
import Testing

@Suite("Publishers that OpenCombine lacks")
struct CombineTests {
    @Test("the latest values come together once each publisher has one")
    func combineLatest() {
        let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var seen: [String] = []
        let token = numbers.combineLatest(words) { "\($0)\($1)" }.sink { seen.append($0) }
        numbers.send(1)
        words.send("a")
        numbers.send(2)
        token.cancel()
        numbers.send(3)
        #expect(seen == ["1a", "2a"])
    }

    @Test("merged values come as they are sent, and end with the last publisher")
    func merge() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        var hasEnded = false
        let token = first.merge(with: second).sink(receiveCompletion: { _ in hasEnded = true }) { seen.append($0) }
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        #expect(seen == [1, 2] && !hasEnded)
        second.send(completion: .finished)
        #expect(hasEnded)
        token.cancel()
    }
}
