public import OpenCombine

extension Publishers {
    /// The values of three publishers in the order in which they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedSubscription(subscriber, upstreams: 3)
            subscriber.receive(subscription: merged)
            merged.merge(a, at: 0)
            merged.merge(b, at: 1)
            merged.merge(c, at: 2)
        }
    }
}

extension Publishers.Merge3 {
    /// Merges one more publisher into the same.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge4(a, b, c, other)
    }

    /// Merges two more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
        Publishers.Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
        Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
        X.Failure == Failure
    {
        Publishers.Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
        -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
        Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
        X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
        Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
        Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
        X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
    {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
