import OpenCombine

/// A subscriber that writes down what it is told, and asks for what the test says.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var log: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    /// What is asked for after a value.
    var answer: (Input) -> Subscribers.Demand

    init(
        _ initialDemand: Subscribers.Demand = .unlimited,
        answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.initialDemand = initialDemand
        self.answer = answer
    }

    convenience init<P: Publisher>(
        of publisher: P, _ initialDemand: Subscribers.Demand = .unlimited,
        answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) where P.Output == Input, P.Failure == Failure {
        self.init(initialDemand, answer: answer)
        publisher.subscribe(self)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        log.append("\(input)")
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: log.append("finished")
        case .failure(let error): log.append("\(error)")
        }
    }

    func request(_ count: Int) {
        subscription?.request(.max(count))
    }

    func cancel() {
        subscription?.cancel()
    }
}
