public import Foundation

public let CNErrorDomain = "CNErrorDomain"
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"

/// Why the address book did not answer.
public struct CNError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessibleWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist = 601
        case clientIdentifierCollision = 602
        case changeHistoryExpired = 603
        case changeHistoryInvalidAnchor = 604
        case changeHistoryInvalidFetchRequest = 605
        case vCardMalformed = 700
        case vCardSummarizationError = 701
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { CNErrorDomain }
    public static var errorDomain: String { CNErrorDomain }

    public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
    public var affectedRecordIdentifiers: [String]? {
        userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
    }
    public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }
    public var validationErrors: [any Error]? { userInfo[CNErrorUserInfoValidationErrorsKey] as? [any Error] }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    public static var featureNotAvailable: Code { .featureNotAvailable }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    public static var containmentCycle: Code { .containmentCycle }
    public static var containmentScope: Code { .containmentScope }
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    public static var recordNotWritable: Code { .recordNotWritable }
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    public static var validationConfigurationError: Code { .validationConfigurationError }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    public static var vCardMalformed: Code { .vCardMalformed }
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
