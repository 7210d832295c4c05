public import Foundation
import Synchronization

/// The options of a parameter, whatever their types.
public struct _IntentOptions {
    package struct Section {
        package var title: String?
        package var items: [Any]
    }

    package let sections: [Section]

    public init<Item: NSObjectProtocol>(_ collection: INObjectCollection<Item>) {
        sections = collection.sections.map { Section(title: $0.title, items: $0.items) }
    }

    package var items: [Any] { sections.flatMap(\.items) }
}

/// What generated protocols answer for requirements that a handler leaves out.
public enum _IntentHandling {
    /// Waits for the first call of a completion handler.
    public static func response<Response>(
        _ start: (@escaping @Sendable (Response) -> Void) -> Void
    ) async -> Response {
        await withCheckedContinuation { (continuation: CheckedContinuation<Handed<Response>, Never>) in
            let first = First(continuation)
            start { first.resume(.success(Handed(value: $0))) }
        }.value
    }

    /// Waits for the options that the first call of a completion handler brings.
    public static func options<Item: NSObjectProtocol & SendableMetatype>(
        _ start: (@escaping @Sendable (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
    ) async throws -> INObjectCollection<Item> {
        let handed = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Handed<INObjectCollection<Item>?>, any Error>) in
            let first = First(continuation)
            start { collection, error in
                first.resume(error.map { .failure($0) } ?? .success(Handed(value: collection)))
            }
        }
        return handed.value ?? INObjectCollection(items: [])
    }

    /// The options that an older handler gives as a list.
    public static func collection<Item: NSObjectProtocol>(_ items: [Item]?) -> INObjectCollection<Item>? {
        items.map { INObjectCollection(items: $0) }
    }

    /// Why there are no options.
    public static var missing: any Error { INIntentError(.noHandlerProvidedForIntent) }
}

/// A value on its way from a completion handler to the code that waits for it.
///
/// `@unchecked Sendable`: the handler gives the value away, and the one that waits is the only one to use it then.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// A continuation that is resumed once, however often its handler is called.
private final class First<Value: Sendable, Failure: Error>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, Failure>?>

    init(_ continuation: CheckedContinuation<Value, Failure>) {
        self.continuation = Mutex(continuation)
    }

    func resume(_ result: Result<Value, Failure>) {
        let waiting = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }
}
