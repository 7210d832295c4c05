public import AVFAudioCompat
public import Foundation

/// Why no call is made.
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeRequestTransactionError
        case unknown = 0
        case unentitled = 1
        case unknownCallProvider = 2
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        case invalidAction = 6
        case maximumCallGroupsReached = 7
        case callIsProtected = 8
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
    public static var callIsProtected: Code { .callIsProtected }
}

/// Why no call comes.
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeIncomingCallError
        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        case filteredDuringRestrictedSharingMode = 5
        case callIsProtected = 6
        case filteredBySensitiveParticipants = 7
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "com.apple.CallKit.error.incomingcall" }
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
    public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
    public static var callIsProtected: Code { .callIsProtected }
    public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
}

/// Why a list of numbers is not read.
public struct CXErrorCodeCallDirectoryManagerError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError
        case unknown = 0
        case noExtensionFound = 1
        case loadingInterrupted = 2
        case entriesOutOfOrder = 3
        case duplicateEntries = 4
        case maximumEntriesExceeded = 5
        case extensionDisabled = 6
        case currentlyLoading = 7
        case unexpectedIncrementalRemoval = 8
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }
    public static var errorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }

    public static var unknown: Code { .unknown }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
    public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
    public static var duplicateEntries: Code { .duplicateEntries }
    public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
    public static var extensionDisabled: Code { .extensionDisabled }
    public static var currentlyLoading: Code { .currentlyLoading }
    public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}

public let CXErrorDomain = "com.apple.CallKit.error"

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Asks for calls: each request fails.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()

    public override init() {}
    public init(queue: DispatchQueue) {}

    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
    open func requestTransaction(with actions: [CXAction]) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }
}

open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    open var localizedName: String? { nil }
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportsAudioTranslation = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() {}
    public convenience init(localizedName: String) { self.init() }
}

/// Tells the system of calls; it has no use for them here.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }

    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}

    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    open class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(CXErrorCodeIncomingCallError(.unentitled))
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
}

/// Is told what the system wants of calls: nothing.
public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Reads lists of numbers to block and to name: there is nobody who calls.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable {
        case unknown, disabled, enabled
    }

    public static let sharedInstance = CXCallDirectoryManager()

    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
    }
    open func reloadExtension(withIdentifier identifier: String) async throws {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) {
        completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
    }
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }
    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
        completion?(CXErrorCodeCallDirectoryManagerError(.unknown))
    }
}

public typealias CXCallDirectoryPhoneNumber = Int64
public let CXCallDirectoryPhoneNumberMax = CXCallDirectoryPhoneNumber.max

public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

open class CXCallDirectoryExtensionContext: NSObject, @unchecked Sendable {
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    open var isIncremental: Bool { false }
    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllBlockingEntries() {}
    open func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
    ) {}
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllIdentificationEntries() {}

    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) {
        delegate?.requestFailed(for: self, withError: CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
        completion?(false)
    }
}

open class CXCallDirectoryProvider: NSObject, @unchecked Sendable {
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
