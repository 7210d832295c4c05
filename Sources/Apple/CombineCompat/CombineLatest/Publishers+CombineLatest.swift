public import OpenCombine

extension Publishers {
    /// The latest values of two publishers together, once each has published one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Latest = LatestSubscription<S>
            let values = (Latest.Slot<A.Output>(), Latest.Slot<B.Output>())
            let latest = Latest(subscriber, upstreams: 2) {
                guard let a = values.0.value, let b = values.1.value else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: latest)
            latest.combine(a, at: 0, in: values.0)
            latest.combine(b, at: 1, in: values.1)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
