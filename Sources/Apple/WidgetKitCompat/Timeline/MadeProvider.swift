import Dispatch

/// A provider that is made when it is first asked for something, once.
@MainActor final class MadeProvider<Provider> {
    private let make: () -> Provider
    private var isPrepared = false
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Provider) { self.make = make }

    /// Makes the provider, and waits for what it has put on the main queue as it was made: on a phone it is asked for
    /// something only later.
    func prepare() async {
        guard !isPrepared else { return }
        isPrepared = true
        _ = value
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
