public import Foundation

public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The app on the watch; a widget's process is not in it.
@MainActor public final class WKApplication {
    private static let application = WKApplication()

    public static func shared() -> WKApplication { application }

    public weak var delegate: (any WKApplicationDelegate)?
    public var applicationState: WKApplicationState { .background }
    public var isApplicationRunningInDock: Bool { false }

    private init() {}

    /// No effect: nothing is opened from a widget's process.
    public func openSystemURL(_ url: URL) {}

    /// Fails: a widget's process is not woken for work.
    public func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}

public typealias WKExtension = WKApplication

@MainActor public protocol WKApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

public typealias WKExtensionDelegate = WKApplicationDelegate

/// Work that the watch wakes its app for.
open class WKRefreshBackgroundTask: NSObject {
    public var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }

    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
public final class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {}
public final class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}
public final class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {}
