import Synchronization

/// Values as they come; each loop over them gets those that come from its start on.
public struct ActivityUpdates<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncStream<Carried<Element>>.Iterator

        public mutating func next() async -> Element? { await values.next()?.value }
    }

    private let source: UpdateSource<Element>?
    private let first: Element?

    /// Nothing, without end.
    init() {
        self.init(nil)
    }

    /// - Parameters:
    ///   - source: where the values come from; none come from nil, without end.
    ///   - first: what each loop begins with.
    init(_ source: UpdateSource<Element>?, first: Element? = nil) {
        self.source = source
        self.first = first
    }

    public func makeAsyncIterator() -> AsyncIterator {
        let (values, continuation) = AsyncStream<Carried<Element>>.makeStream()
        if let first { continuation.yield(Carried(first)) }
        if let source {
            source.add(continuation)
        } else {
            Unending.keep(continuation)
        }
        return AsyncIterator(values: values.makeAsyncIterator())
    }
}

extension ActivityUpdates: Sendable where Element: Sendable {}

/// Sends values to every loop that is under way.
final class UpdateSource<Element>: Sendable {
    private struct State: Sendable {
        var loops: [Int: AsyncStream<Carried<Element>>.Continuation] = [:]
        var count = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    func send(_ value: Element) {
        let value = Carried(value)
        for loop in state.withLock({ $0.loops }).values { loop.yield(value) }
    }

    func finish() {
        let loops = state.withLock { state in
            state.isFinished = true
            return state.loops
        }
        for loop in loops.values { loop.finish() }
    }

    fileprivate func add(_ continuation: AsyncStream<Carried<Element>>.Continuation) {
        let key = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.count += 1
            state.loops[state.count] = continuation
            return state.count
        }
        guard let key else { return continuation.finish() }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.loops.removeValue(forKey: key) } }
    }
}

/// A value from one task to another.
///
/// `@unchecked Sendable`: ActivityKit's streams carry states of any type; they are values that nobody shares.
struct Carried<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Keeps streams open to which nothing comes: a stream ends with its continuation.
private enum Unending {
    private static let kept = Mutex<[any Sendable]>([])

    static func keep(_ continuation: some Sendable) {
        kept.withLock { $0.append(continuation) }
    }
}
