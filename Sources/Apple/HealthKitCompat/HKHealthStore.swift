public import Foundation
import FoundationCompat

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown, shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

/// Why the health store did not answer: there is none on this device.
public struct HKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = HKError
        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
        case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "com.apple.healthkit" }
    public static var errorDomain: String { "com.apple.healthkit" }

    public static var unknownError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public static var errorNoData: Code { .errorNoData }
}

/// The health store, which this device does not have: each question ends in an error that says so.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private static let unavailable = HKError(.errorHealthDataUnavailable)

    open class func isHealthDataAvailable() -> Bool { false }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    open func supportsHealthRecords() -> Bool { false }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw Self.unavailable
    }

    /// Asks for nothing.
    open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        completion(.unknown, Self.unavailable)
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        throw Self.unavailable
    }

    open func execute(_ query: HKQuery) {
        Unavailable.note("the health store")
        query.fail(Self.unavailable)
    }

    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, Self.unavailable)
    }

    open func save(_ object: HKObject) async throws { throw Self.unavailable }
    open func delete(_ object: HKObject) async throws { throw Self.unavailable }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }

    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.unavailable
    }

    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, Self.unavailable)
    }

    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, Self.unavailable)
    }

    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.unavailable }
    open func bloodType() throws -> HKBloodTypeObject { throw Self.unavailable }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.unavailable }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.unavailable }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.unavailable }
    open func dateOfBirthComponents() throws -> DateComponents { throw Self.unavailable }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw Self.unavailable
    }
}
