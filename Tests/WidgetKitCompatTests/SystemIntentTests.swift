import Foundation
import FoundationCompat
import IntentsCompat
import Testing

/// Leaves everything out.
private final class Silent: NSObject, INStartWorkoutIntentHandling, INSendMessageIntentHandling {}

/// Is written as before Swift had `async`.
private final class Older: NSObject, INStartWorkoutIntentHandling, INStartCallIntentHandling {
    func handle(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) {
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }

    func confirm(
        intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
    ) {
        completion(INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil))
    }

    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) {
        completion(.confirmationRequired(with: intent.goalValue))
    }

    func resolveContacts(
        for intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) {
        completion([.unsupported(forReason: .invalidHandle)])
    }
}

/// Is written with `async`.
private final class Newer: NSObject, INAddTasksIntentHandling, INPlayMediaIntentHandling {
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
        response.modifiedTaskList = intent.targetTaskList
        return response
    }

    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        INAddTasksIntentResponse(code: .inProgress, userActivity: nil)
    }

    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult {
        .disambiguation(with: [intent.targetTaskList].compactMap { $0 })
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}

/// What the handling protocols, which are generated, ask of handlers and answer for them.
@Suite("The system's intents")
struct SystemIntentTests {
    private let workout = INStartWorkoutIntent(
        workoutName: INSpeakableString(spokenPhrase: "Run"), goalValue: 5, workoutGoalUnitType: .mile,
        workoutLocationType: .outdoor, isOpenEnded: false)
    private let list = INTaskList(
        title: INSpeakableString(spokenPhrase: "Shopping"), tasks: [], groupName: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: "shopping")

    @Test("are answered for a handler that leaves everything out, in both forms")
    func silent() async throws {
        let handler = Silent()
        let message = INSendMessageIntent()
        #expect(await handler.handle(intent: workout).code == .failure)
        #expect(await handler.confirm(intent: workout).code == .ready)
        #expect(isNotRequired(await handler.resolveWorkoutName(for: workout)))
        #expect(isNotRequired(await handler.resolveWorkoutGoalUnitType(for: workout)))
        #expect(isNotRequired(await handler.resolveContent(for: message)))
        let recipients = await handler.resolveRecipients(for: message)
        #expect(recipients.count == 1)
        #expect(isNotRequired(try #require(recipients.first)))

        let code = await withCheckedContinuation { answered in
            handler.handle(intent: message) { answered.resume(returning: $0.code) }
        }
        #expect(code == .failure)
        let confirmed = await withCheckedContinuation { answered in
            handler.confirm(intent: message) { answered.resume(returning: $0.code) }
        }
        #expect(confirmed == .ready)
        let isUnneeded = await withCheckedContinuation { answered in
            handler.resolveSpeakableGroupName(for: message) { answered.resume(returning: isNotRequired($0)) }
        }
        #expect(isUnneeded)
    }

    @Test("are handled by the methods with completion handlers")
    func older() async throws {
        let handler = Older()
        #expect(await handler.handle(intent: workout).code == .handleInApp)
        #expect(await handler.confirm(intent: workout).code == .failureOngoingWorkout)
        guard case .confirmationRequired(let goal as Double) = await handler.resolveGoalValue(for: workout).outcome
        else {
            Issue.record("the goal is not to be confirmed")
            return
        }
        #expect(goal == 5)
        let contacts = await handler.resolveContacts(for: INStartCallIntent())
        guard case .unsupported(let reason) = contacts.first?.outcome else {
            Issue.record("the contact is not refused")
            return
        }
        #expect(reason == INStartCallContactUnsupportedReason.invalidHandle.rawValue)
    }

    @Test("are handled by the asynchronous methods")
    func newer() async throws {
        let handler: any INAddTasksIntentHandling = Newer()
        let intent = INAddTasksIntent(
            targetTaskList: list, taskTitles: nil, spatialEventTrigger: nil, temporalEventTrigger: nil,
            priority: .flagged)
        let response = await handler.handle(intent: intent)
        #expect(response.code == .success)
        #expect(response.modifiedTaskList === list)
        #expect(await handler.confirm(intent: intent).code == .inProgress)
        guard case .disambiguation(let lists) = await handler.resolveTargetTaskList(for: intent).outcome else {
            Issue.record("there is no choice")
            return
        }
        #expect(lists.first as? INTaskList === list)
        #expect(await Newer().handle(intent: INPlayMediaIntent()).code == .success)
    }

    @Test("keep their parameters when they are copied")
    func copies() throws {
        let copy = try #require(workout.copy() as? INStartWorkoutIntent)
        #expect(copy !== workout)
        #expect(copy.workoutName?.spokenPhrase == "Run")
        #expect(copy.goalValue == 5)
        #expect(copy.workoutGoalUnitType == .mile)
        #expect(copy.workoutLocationType == .outdoor)
        #expect(copy.isOpenEnded == false)
    }

    @Test("leave what an initialiser does not take as it is to begin with")
    func initializers() {
        let search = INSearchForMessagesIntent(
            recipients: nil, senders: nil, searchTerms: ["tea"], attributes: .unread, dateTimeRange: nil,
            identifiers: nil, notificationIdentifiers: nil, speakableGroupNames: nil)
        #expect(search.searchTerms == ["tea"])
        #expect(search.attributes == .unread)
        #expect(search.conversationIdentifiers == nil)
        #expect(search.searchTermsOperator == .any)
        #expect(INSendMessageIntent().outgoingMessageType == .unknown)
    }
}

private func isNotRequired(_ result: INIntentResolutionResult) -> Bool {
    if case .notRequired = result.outcome { true } else { false }
}
