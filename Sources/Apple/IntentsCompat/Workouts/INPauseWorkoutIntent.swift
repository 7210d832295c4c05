public import Foundation
public import FoundationCompat

/// Pauses a workout.
open class INPauseWorkoutIntent: INIntent {
    open internal(set) var workoutName: INSpeakableString?

    public convenience init(workoutName: INSpeakableString?) {
        self.init()
        self.workoutName = workoutName
    }
}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

open class INPauseWorkoutIntentResponse: INIntentResponse {
    open internal(set) var code: INPauseWorkoutIntentResponseCode = .unspecified

    public convenience init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INPauseWorkoutIntent`: what it leaves out is answered for it.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    @preconcurrency
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
    @preconcurrency
    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
    @preconcurrency
    public func handle(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) {
        completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
    ) {
        completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveWorkoutName(
        for intent: INPauseWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveWorkoutName(for: intent, with: $0) }
    }
}

/// Resumes a workout.
open class INResumeWorkoutIntent: INIntent {
    open internal(set) var workoutName: INSpeakableString?

    public convenience init(workoutName: INSpeakableString?) {
        self.init()
        self.workoutName = workoutName
    }
}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

open class INResumeWorkoutIntentResponse: INIntentResponse {
    open internal(set) var code: INResumeWorkoutIntentResponseCode = .unspecified

    public convenience init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INResumeWorkoutIntent`: what it leaves out is answered for it.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    @preconcurrency
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
    @preconcurrency
    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
    @preconcurrency
    public func handle(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) {
        completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
    ) {
        completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveWorkoutName(
        for intent: INResumeWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveWorkoutName(for: intent, with: $0) }
    }
}

/// Gives up a workout.
open class INCancelWorkoutIntent: INIntent {
    open internal(set) var workoutName: INSpeakableString?

    public convenience init(workoutName: INSpeakableString?) {
        self.init()
        self.workoutName = workoutName
    }
}

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

open class INCancelWorkoutIntentResponse: INIntentResponse {
    open internal(set) var code: INCancelWorkoutIntentResponseCode = .unspecified

    public convenience init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INCancelWorkoutIntent`: what it leaves out is answered for it.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    @preconcurrency
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
    @preconcurrency
    func resolveWorkoutName(
        for intent: INCancelWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
    @preconcurrency
    public func handle(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) {
        completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
    ) {
        completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveWorkoutName(
        for intent: INCancelWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveWorkoutName(for: intent, with: $0) }
    }
}

/// Ends a workout.
open class INEndWorkoutIntent: INIntent {
    open internal(set) var workoutName: INSpeakableString?

    public convenience init(workoutName: INSpeakableString?) {
        self.init()
        self.workoutName = workoutName
    }
}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case continueInApp
    case failure
    case failureRequiringAppLaunch
    case failureNoMatchingWorkout
    case handleInApp
    case success
}

open class INEndWorkoutIntentResponse: INIntentResponse {
    open internal(set) var code: INEndWorkoutIntentResponseCode = .unspecified

    public convenience init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INEndWorkoutIntent`: what it leaves out is answered for it.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    @preconcurrency
    func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
    @preconcurrency
    func resolveWorkoutName(
        for intent: INEndWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
    @preconcurrency
    public func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
    {
        completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) {
        completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveWorkoutName(
        for intent: INEndWorkoutIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveWorkoutName(for: intent, with: $0) }
    }
}
