public import OpenCombine

extension Publishers {
    /// When elements that are collected are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval, what has come in it.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// As soon as there are so many, and at the end of each interval, what is left then.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The elements of a publisher in arrays, as many as come in some time; none when none came.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        /// The elements of a publisher, collected by a strategy.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let collected = CollectedSubscription<Upstream.Output, S, Context>(
                subscriber, strategy: strategy, options: options)
            collected.startTimer()
            subscriber.receive(subscription: collected)
            collected.collect(upstream)
        }
    }
}

extension Publisher {
    /// Collects elements by time, or by time and number, and publishes them as arrays on the strategy's scheduler.
    ///
    /// For `.max(n)` arrays of a strategy with a number, `.max(n * number)` elements are asked for, else all there are.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
