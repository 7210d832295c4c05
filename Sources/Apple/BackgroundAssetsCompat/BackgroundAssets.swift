public import Foundation
public import FoundationNetworking

/// Why nothing is downloaded: it is the system's to do, and there is none here.
public struct BAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case downloadInvalid = 0
        case callFromExtensionNotAllowed = 50
        case callFromInactiveProcessNotAllowed = 51
        case callerConnectionNotAccepted = 55
        case callerConnectionInvalid = 56
        case downloadAlreadyScheduled = 100
        case downloadNotScheduled = 101
        case downloadFailedToStart = 102
        case downloadAlreadyFailed = 103
        case downloadEssentialDownloadNotPermitted = 109
        case downloadBackgroundActivityProhibited = 111
        case downloadWouldExceedAllowance = 112
        case downloadDoesNotExist = 113
        case sessionDownloadDisallowedByDomain = 202
        case sessionDownloadDisallowedByAllowance = 203
        case sessionDownloadAllowanceExceeded = 204
        case sessionDownloadNotPermittedBeforeAppLaunch = 206
    }

    public static var errorDomain: String { "BAErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

/// Something to download.
open class BADownload: NSObject, @unchecked Sendable {
    public struct Priority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let min = Priority(rawValue: -5)
        public static let `default` = Priority(rawValue: 0)
        public static let max = Priority(rawValue: 5)
    }

    public enum State: Int, Sendable {
        case failed = -1
        case created, waiting, downloading, finished
    }

    public let identifier: String
    public let uniqueIdentifier = UUID().uuidString
    public let priority: Priority
    public let isEssential: Bool
    open var state: State { .created }

    init(identifier: String, priority: Priority, isEssential: Bool) {
        self.identifier = identifier
        self.priority = priority
        self.isEssential = isEssential
    }

    open func removingEssential() -> Self { self }
}

open class BAURLDownload: BADownload, @unchecked Sendable {
    public let request: URLRequest
    public let fileSize: Int

    public init(
        identifier: String, request: URLRequest, essential: Bool = false, fileSize: Int,
        applicationGroupIdentifier: String, priority: Priority = .default
    ) {
        self.request = request
        self.fileSize = fileSize
        super.init(identifier: identifier, priority: priority, isEssential: essential)
    }

    public convenience init(
        identifier: String, request: URLRequest, applicationGroupIdentifier: String, priority: Priority = .default
    ) {
        self.init(
            identifier: identifier, request: request, fileSize: 0,
            applicationGroupIdentifier: applicationGroupIdentifier, priority: priority)
    }
}

/// Downloads in the background on a phone; here it says that it cannot.
open class BADownloadManager: NSObject, @unchecked Sendable {
    public static let shared = BADownloadManager()

    open weak var delegate: (any BADownloadManagerDelegate)?

    open func fetchCurrentDownloads() throws -> [BADownload] { [] }
    open func fetchCurrentDownloads() async throws -> [BADownload] { [] }
    open var currentDownloads: [BADownload] { get async throws { [] } }
    open func scheduleDownload(_ download: BADownload) throws { throw BAError(.callerConnectionNotAccepted) }
    open func startForegroundDownload(_ download: BADownload) throws { throw BAError(.callerConnectionNotAccepted) }
    open func cancel(_ download: BADownload) throws { throw BAError(.downloadNotScheduled) }

    /// Calls `performHandler` at once: nobody else is here to wait for.
    open func withExclusiveControl(_ performHandler: @escaping (Bool, (any Error)?) -> Void) {
        performHandler(true, nil)
    }
    open func withExclusiveControl(
        beforeDate date: Date, perform performHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        performHandler(true, nil)
    }
}

/// Is told of downloads, of which there are none.
public protocol BADownloadManagerDelegate: NSObjectProtocol {
    func downloadDidBegin(_ download: BADownload)
    func downloadDidPause(_ download: BADownload)
    func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64)
    func download(_ download: BADownload, didReceive challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    )
    func download(_ download: BADownload, failedWithError error: any Error)
    func download(_ download: BADownload, finishedWithFileURL fileURL: URL)
}

extension BADownloadManagerDelegate {
    public func downloadDidBegin(_ download: BADownload) {}
    public func downloadDidPause(_ download: BADownload) {}
    public func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) {}
    public func download(_ download: BADownload, didReceive challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    ) { (.performDefaultHandling, nil) }
    public func download(_ download: BADownload, failedWithError error: any Error) {}
    public func download(_ download: BADownload, finishedWithFileURL fileURL: URL) {}
}

public enum BAContentRequest: Int, Sendable {
    case install = 1
    case update, periodic
}

open class BAAppExtensionInfo: NSObject, @unchecked Sendable {
    open var restrictedDownloadSizeRemaining: NSNumber? { nil }
    open var restrictedEssentialDownloadSizeRemaining: NSNumber? { nil }
}

/// What an app's extension downloads with.
public protocol BADownloaderExtension {
    func downloads(
        for request: BAContentRequest, manifestURL: URL, extensionInfo: BAAppExtensionInfo
    ) -> Set<BADownload>
    func backgroundDownload(_ finishedDownload: BADownload, finishedWithFileURL fileURL: URL)
    func backgroundDownload(_ failedDownload: BADownload, failedWithError error: any Error)
    func extensionWillTerminate()
}

extension BADownloaderExtension {
    public func backgroundDownload(_ finishedDownload: BADownload, finishedWithFileURL fileURL: URL) {}
    public func backgroundDownload(_ failedDownload: BADownload, failedWithError error: any Error) {}
    public func extensionWillTerminate() {}
}
