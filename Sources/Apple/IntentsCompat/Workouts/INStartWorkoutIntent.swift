public import Foundation
public import FoundationCompat

public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown
    case inch
    case meter
    case foot
    case mile
    case yard
    case second
    case minute
    case hour
    case joule
    case kiloCalorie
}

public enum INWorkoutLocationType: Int, Sendable {
    case unknown
    case outdoor
    case indoor
}

open class INWorkoutGoalUnitTypeResolutionResult: INEnumResolutionResult {
    open class func success(with resolvedValue: INWorkoutGoalUnitType) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: INWorkoutGoalUnitType) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

open class INWorkoutLocationTypeResolutionResult: INEnumResolutionResult {
    open class func success(with resolvedValue: INWorkoutLocationType) -> Self { Self(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: INWorkoutLocationType) -> Self {
        Self(.confirmationRequired(valueToConfirm))
    }
}

/// Begins a workout.
open class INStartWorkoutIntent: INIntent {
    open internal(set) var workoutName: INSpeakableString?
    open internal(set) var goalValue: Double?
    open internal(set) var workoutGoalUnitType: INWorkoutGoalUnitType = .unknown
    open internal(set) var workoutLocationType: INWorkoutLocationType = .unknown
    open internal(set) var isOpenEnded: Bool?

    public convenience init(
        workoutName: INSpeakableString?, goalValue: Double?, workoutGoalUnitType: INWorkoutGoalUnitType,
        workoutLocationType: INWorkoutLocationType, isOpenEnded: Bool?
    ) {
        self.init()
        self.workoutName = workoutName
        self.goalValue = goalValue
        self.workoutGoalUnitType = workoutGoalUnitType
        self.workoutLocationType = workoutLocationType
        self.isOpenEnded = isOpenEnded
    }
}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureOngoingWorkout
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

open class INStartWorkoutIntentResponse: INIntentResponse {
    open internal(set) var code: INStartWorkoutIntentResponseCode = .unspecified

    public convenience init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INStartWorkoutIntent`: what it leaves out is answered for it.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    @preconcurrency
    func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
    @preconcurrency
    func resolveWorkoutName(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult
    @preconcurrency
    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    )
    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
    @preconcurrency
    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    )
    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult
    @preconcurrency
    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    )
    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult
    @preconcurrency
    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    )
    func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
    @preconcurrency
    public func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) {
        completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveWorkoutName(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveWorkoutName(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        await _IntentHandling.response { resolveGoalValue(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent
    ) async -> INWorkoutGoalUnitTypeResolutionResult {
        await _IntentHandling.response { resolveWorkoutGoalUnitType(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent,
        with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent
    ) async -> INWorkoutLocationTypeResolutionResult {
        await _IntentHandling.response { resolveWorkoutLocationType(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
        await _IntentHandling.response { resolveIsOpenEnded(for: intent, with: $0) }
    }
}
