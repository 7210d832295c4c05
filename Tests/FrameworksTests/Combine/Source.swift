import OpenCombine

/// A publisher for one subscriber, which sends what the test says and writes down what it is asked for.
final class Source<Output, Failure: Error>: Publisher {
    private final class Line: Subscription {
        unowned let source: Source

        init(_ source: Source) { self.source = source }

        func request(_ demand: Subscribers.Demand) { source.asked.append(demand) }

        func cancel() {
            source.isCancelled = true
            source.subscriber = nil
        }
    }

    private var subscriber: AnySubscriber<Output, Failure>?
    private(set) var asked: [Subscribers.Demand] = []
    private(set) var isCancelled = false

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Line(self))
    }

    /// What the subscriber asks for upon the value.
    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand {
        subscriber?.receive(value) ?? .none
    }

    func finish() {
        subscriber?.receive(completion: .finished)
    }

    func fail(_ error: Failure) {
        subscriber?.receive(completion: .failure(error))
    }
}

enum Mishap: Error {
    case first, second
}
