public import OpenCombine

extension Publishers {
    /// The latest values of three publishers together, once each has published one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Latest = LatestSubscription<S>
            let values = (Latest.Slot<A.Output>(), Latest.Slot<B.Output>(), Latest.Slot<C.Output>())
            let latest = Latest(subscriber, upstreams: 3) {
                guard let a = values.0.value, let b = values.1.value, let c = values.2.value else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: latest)
            latest.combine(a, at: 0, in: values.0)
            latest.combine(b, at: 1, in: values.1)
            latest.combine(c, at: 2, in: values.2)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
