import Foundation
import NetworkCompat
import Synchronization

/// What a handler tells, in order, for a test to wait for.
final class Log<Element: Sendable>: Sendable {
    private let state = Mutex<(elements: [Element], waiting: [CheckedContinuation<Void, Never>])>(([], []))

    var elements: [Element] { state.withLock { $0.elements } }

    func append(_ element: Element) {
        let waiting = state.withLock { state in
            state.elements.append(element)
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }

    /// The first element that fits, when it is there.
    @discardableResult
    func first(where fits: @Sendable (Element) -> Bool) async -> Element {
        while true {
            let count = elements.count
            if let element = elements.first(where: fits) { return element }
            await withCheckedContinuation { continuation in
                let isNews = state.withLock { state in
                    if state.elements.count == count { state.waiting.append(continuation) }
                    return state.elements.count != count
                }
                if isNews { continuation.resume() }
            }
        }
    }

    func next() async -> Element { await first { _ in true } }
}

/// What came of asking for content.
struct Received: Sendable {
    let data: Data?
    let context: NWConnection.ContentContext?
    let isComplete: Bool
    let error: NWError?

    var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
}

let testQueue = DispatchQueue(label: "tests")

extension NWConnection {
    func receive(_ minimum: Int, _ maximum: Int) async -> Received {
        await withCheckedContinuation { continuation in
            receive(minimumIncompleteLength: minimum, maximumLength: maximum) { data, context, isComplete, error in
                continuation.resume(
                    returning: Received(data: data, context: context, isComplete: isComplete, error: error))
            }
        }
    }

    func receiveMessage() async -> Received {
        await withCheckedContinuation { continuation in
            receiveMessage { data, context, isComplete, error in
                continuation.resume(
                    returning: Received(data: data, context: context, isComplete: isComplete, error: error))
            }
        }
    }

    @discardableResult
    func send(
        _ text: String?, _ context: ContentContext = .defaultMessage, isComplete: Bool = true
    ) async -> NWError? {
        await withCheckedContinuation { continuation in
            send(
                content: text.map { Data($0.utf8) }, contentContext: context, isComplete: isComplete,
                completion: .contentProcessed { continuation.resume(returning: $0) })
        }
    }

    /// Starts, and logs the states.
    func begin() -> Log<State> {
        let states = Log<State>()
        stateUpdateHandler = { states.append($0) }
        start(queue: testQueue)
        return states
    }
}

/// A listener on loopback, and what connects to it.
struct Server {
    let listener: NWListener
    let connections = Log<NWConnection>()

    init(_ parameters: NWParameters, local: NWEndpoint? = .hostPort(host: "127.0.0.1", port: .any)) async throws {
        parameters.requiredLocalEndpoint = local
        listener = try NWListener(using: parameters)
        let states = Log<NWListener.State>()
        let connections = connections
        listener.newConnectionHandler = { connection in
            connection.start(queue: testQueue)
            connections.append(connection)
        }
        listener.stateUpdateHandler = { states.append($0) }
        listener.start(queue: testQueue)
        let state = await states.next()
        if case .failed(let error) = state { throw error }
    }

    func client(_ parameters: NWParameters) -> NWConnection {
        NWConnection(host: "127.0.0.1", port: listener.port ?? .any, using: parameters)
    }
}
