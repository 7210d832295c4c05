import OpenCombine

/// What listens to one upstream of a joined subscription.
struct UpstreamSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let joined: JoinedSubscription<Downstream>
    let index: Int
    /// What becomes of a value, and how many more are asked for.
    let take: (Input) -> Subscribers.Demand

    func receive(subscription: any Subscription) {
        joined.receive(subscription: subscription, from: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        take(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        joined.receive(completion: completion, from: index)
    }
}
