public import OpenCombine

extension Publishers {
    /// The latest values of four publishers together, once each has published one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Combines the latest values of publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Latest = LatestSubscription<S>
            let values = (
                Latest.Slot<A.Output>(), Latest.Slot<B.Output>(), Latest.Slot<C.Output>(), Latest.Slot<D.Output>()
            )
            let latest = Latest(subscriber, upstreams: 4) {
                guard let a = values.0.value, let b = values.1.value, let c = values.2.value, let d = values.3.value
                else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: latest)
            latest.combine(a, at: 0, in: values.0)
            latest.combine(b, at: 1, in: values.1)
            latest.combine(c, at: 2, in: values.2)
            latest.combine(d, at: 3, in: values.3)
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
