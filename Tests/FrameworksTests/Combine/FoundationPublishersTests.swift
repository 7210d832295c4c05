import CombineCompat
import Foundation
import FoundationCompat
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation
import Testing

@Suite("Combine with Foundation, Dispatch and Swift's concurrency")
struct FoundationPublishersTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var text = ""
    }

    private final class Account: NSObject {
        var name = "Ada"
    }

    private struct Item: Codable, Equatable {
        let number: Int
    }

    @Test("a published property takes what another publishes, and tells before it changes")
    func published() {
        let model = Model()
        var changes = 0
        let token = model.objectWillChange.sink { changes += 1 }
        model.$count.map { "\($0)" }.assign(to: &model.$text)
        model.count = 3
        #expect(model.text == "3" && changes == 3)
        token.cancel()
    }

    @Test("coders of JSON and of property lists encode and decode what is published")
    func coders() {
        func roundTrip<E: TopLevelEncoder, D: TopLevelDecoder>(_ encoder: E, _ decoder: D) -> [String]
        where E.Output == Data, D.Input == Data {
            Recorder(
                of: Just(Item(number: 5)).encode(encoder: encoder).decode(type: Item.self, decoder: decoder)
                    .map(\.number)
            ).log
        }
        #expect(roundTrip(JSONEncoder(), JSONDecoder()) == ["5", "finished"])
        #expect(roundTrip(PropertyListEncoder(), PropertyListDecoder()) == ["5", "finished"])
    }

    @Test("queues and run loops are schedulers by their own names")
    func schedulers() {
        func isScheduler<S: Scheduler>(_ scheduler: S, plus stride: S.SchedulerTimeType.Stride) -> Bool {
            scheduler.now.advanced(by: stride) > scheduler.now
        }
        #expect(isScheduler(DispatchQueue.global(), plus: .seconds(60)))
        #expect(isScheduler(RunLoop.current, plus: 60))
        #expect(isScheduler(OperationQueue(), plus: .milliseconds(60_000)))
        #expect(Recorder(of: Just(1).receive(on: ImmediateScheduler.shared)).log == ["1", "finished"])
        let queue = DispatchQueue(label: "test")
        let recorder = Recorder(of: [1, 2].publisher.receive(on: queue, options: .init(qos: .utility)))
        queue.sync {}
        queue.sync {}
        #expect(recorder.log == ["1", "2", "finished"])
    }

    @Test("values are awaited one after another")
    func values() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.merge(with: Just(4)).values { seen.append(value) }
        #expect(seen.sorted() == [1, 2, 3, 4])
        await #expect(throws: Mishap.first) {
            for try await _ in Fail<Int, Mishap>(error: .first).values {}
        }
        #expect(await Future<Int, Never> { $0(.success(7)) }.value == 7)
    }

    @Test("an object's property is told as it is at first, if that is asked for")
    func keyValueObserving() {
        let account = Account()
        let publisher = account.publisher(for: \.name)
        #expect(Recorder(of: publisher).log == ["Ada"])
        #expect(Recorder(of: publisher, .none).log.isEmpty)
        #expect(Recorder(of: account.publisher(for: \.name, options: [.new])).log.isEmpty)
        #expect(Recorder(of: publisher.didChange()).log == ["()"])
        #expect(publisher == account.publisher(for: \.name) && publisher != Account().publisher(for: \.name))
    }

    @Test("errors are mapped by a publisher that is made by itself")
    func mapError() {
        let publisher = Publishers.MapError(
            upstream: Fail<Int, Mishap>(error: .first), transform: { _ in Mishap.second })
        #expect(Recorder(of: publisher).log == ["second"])
    }
}
