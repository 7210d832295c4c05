public import Foundation

/// What time goes by: here, the time that the device has been on for.
public final class CMClock: NSObject, @unchecked Sendable {
    public static let hostTimeClock = CMClock()

    public var time: CMTime {
        CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
    }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
