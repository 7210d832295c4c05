public import OpenCombine

extension Publishers.MapError {
    /// A publisher whose errors are what a closure makes of another's.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
        self.init(upstream: upstream, transform)
    }
}
