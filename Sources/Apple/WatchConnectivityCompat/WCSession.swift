public import Foundation

public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// The line to a watch, which no device here has.
open class WCSession: NSObject, @unchecked Sendable {
    open class var `default`: WCSession { shared }
    private static let shared = WCSession()

    open class func isSupported() -> Bool { false }

    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var isCompanionAppInstalled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }

    open func activate() {
        delegate?.session(
            self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)?
    ) {
        errorHandler?(WCError(.sessionNotSupported))
    }
    public func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?) {}

    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)?
    ) {
        errorHandler?(WCError(.sessionNotSupported))
    }
    public func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?) {}

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
        refuse(WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: false))
    }
    @discardableResult
    public func transferUserInfo() -> WCSessionUserInfoTransfer { transferUserInfo([:]) }

    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any]) -> WCSessionUserInfoTransfer {
        refuse(WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: true))
    }
    @discardableResult
    public func transferCurrentComplicationUserInfo() -> WCSessionUserInfoTransfer {
        transferCurrentComplicationUserInfo([:])
    }

    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
        delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
        return transfer
    }

    private func refuse(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
        delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
        return transfer
    }

    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    open var watchDirectoryURL: URL? { nil }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
}

/// What was to be sent, which its session's delegate was told at once that it will not be.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    public let isCurrentComplicationInfo: Bool
    open var isTransferring: Bool { false }

    init(userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
        self.userInfo = userInfo
        self.isCurrentComplicationInfo = isCurrentComplicationInfo
    }

    open func cancel() {}
}

/// A file that came from, or goes to, the other device.
open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(fileURL: URL, metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
    }
}

/// A file that was to be sent, which its session's delegate was told at once that it will not be.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    open var isTransferring: Bool { false }

    init(file: WCSessionFile) {
        self.file = file
    }

    open func cancel() {}
}

/// Is told what becomes of a session: that it is not activated, and that nothing is sent.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}
