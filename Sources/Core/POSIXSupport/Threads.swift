import Glibc

/// Starts a thread of its own for what blocks, which the Swift concurrency pool must not.
package func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Start: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    let start = Unmanaged.passRetained(Start(body))
    let failure = pthread_create(
        &thread, nil,
        { pointer in
            Unmanaged<Start>.fromOpaque(pointer!).takeRetainedValue().body()
            return nil
        }, start.toOpaque())
    guard failure == 0 else { fatalError("cannot start a thread: \(String(cString: strerror(failure)))") }
    pthread_detach(thread)
}
