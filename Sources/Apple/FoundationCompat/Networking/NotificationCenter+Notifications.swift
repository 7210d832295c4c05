public import Foundation

extension NotificationCenter {
    /// Notifications as they are posted.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        private let stream: AsyncStream<Posted>

        /// `@unchecked Sendable`: it passes on what the poster gave to every observer anyhow.
        struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream<Posted>.makeStream()
            let observer = Observer(center: center)
            observer.token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(Posted(notification: notification))
            }
            continuation.onTermination = { _ in observer.stop() }
            self.stream = stream
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            var iterator: AsyncStream<Posted>.Iterator

            public mutating func next() async -> Notification? { await iterator.next()?.notification }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: stream.makeAsyncIterator()) }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// `@unchecked Sendable`: the token is set once, before anything can end the stream.
    private final class Observer: @unchecked Sendable {
        let center: NotificationCenter
        var token: (any NSObjectProtocol)?

        init(center: NotificationCenter) {
            self.center = center
        }

        func stop() {
            if let token { center.removeObserver(token) }
        }
    }
}
