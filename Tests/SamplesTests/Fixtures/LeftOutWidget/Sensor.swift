import Foundation
import Lottie
import NearbyInteraction

/// Shared with the app, which sends what it shows over the air.
final class Sensor: LottieDelegate {
    static let shared = Sensor()

    private var session: NISession?
    private let queue = LottieQueue()
    @LottieStored var level: Int

    var found: Range<Int> { 0..<session!.discoveries.count }

    override func animationDidEnd(_ finished: Bool) { super.animationDidEnd(finished) }

    func start() {
        session = NISession(level)
        queue.add { [session] in session?.run() }
    }
}
