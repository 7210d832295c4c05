public import OpenCombine

extension Publishers {
    /// The values of four publishers in the order in which they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = MergedSubscription(subscriber, upstreams: 4)
            subscriber.receive(subscription: merged)
            merged.merge(a, at: 0)
            merged.merge(b, at: 1)
            merged.merge(c, at: 2)
            merged.merge(d, at: 3)
        }
    }
}

extension Publishers.Merge4 {
    /// Merges one more publisher into the same.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge5(a, b, c, d, other)
    }

    /// Merges two more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
        Publishers.Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
        Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
        X.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers into the same.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
        -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
        Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
        X.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
