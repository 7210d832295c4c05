public import OpenCombine

extension Publishers {
    /// The values of any number of publishers in the order in which they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            let merged = MergedSubscription(subscriber, upstreams: publishers.count)
            subscriber.receive(subscription: merged)
            for (index, publisher) in publishers.enumerated() { merged.merge(publisher, at: index) }
        }

        /// Merges one more publisher into the same.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
