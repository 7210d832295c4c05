import CoreBluetooth
import Foundation
import Lottie

/// Shared with the app, which sends what it shows over the air.
final class Sensor: LottieDelegate {
    static let shared = Sensor()

    private var channel: CBL2CAPChannel?
    private let queue = LottieQueue()
    @LottieStored var level: Int

    var count: Int { channel!.inputStream.count }

    override func animationDidEnd(_ finished: Bool) { super.animationDidEnd(finished) }

    func start() {
        channel = CBL2CAPChannel(level)
        queue.add { [channel] in channel?.open() }
    }
}
