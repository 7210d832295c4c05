import HealthKit
import SwiftUI
import WatchConnectivity

// What an app and its watch keep of workouts, in files that the widget's target compiles along.

final class WorkoutManager: NSObject, ObservableObject {
    @Published var heartRate = 0.0
    @Published var workout: HKWorkout?
    private let store = HKHealthStore()
    private var session: HKWorkoutSession?
    private var builder: HKLiveWorkoutBuilder?

    static let pressure = HKCorrelationType(.bloodPressure)

    func start(_ type: HKWorkoutActivityType) async {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = type
        configuration.locationType = .outdoor
        do {
            session = try HKWorkoutSession(healthStore: store, configuration: configuration)
            builder = session?.associatedWorkoutBuilder()
        } catch {
            return
        }
        session?.delegate = self
        builder?.delegate = self
        builder?.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        session?.startActivity(with: .now)
        try? await builder?.beginCollection(at: .now)
    }

    func stop() {
        session?.end()
        builder?.endCollection(withEnd: Date()) { _, _ in
            self.builder?.finishWorkout { workout, _ in
                DispatchQueue.main.async { self.workout = workout }
            }
        }
    }

    func update(_ statistics: HKStatistics?) {
        guard let statistics = statistics else { return }
        switch statistics.quantityType {
        case HKQuantityType.quantityType(forIdentifier: .heartRate):
            let unit = HKUnit.count().unitDivided(by: .minute())
            heartRate = statistics.mostRecentQuantity()?.doubleValue(for: unit) ?? 0
        default: break
        }
    }

    func save(systolic: Double, at date: Date) {
        let type = HKQuantityType(.bloodPressureSystolic)
        let quantity = HKQuantity(unit: .millimeterOfMercury(), doubleValue: systolic)
        let sample = HKQuantitySample(
            type: type, quantity: quantity, start: date, end: date, metadata: [HKMetadataKeyWasUserEntered: true])
        let both = HKCorrelation(type: Self.pressure, start: date, end: date, objects: [sample])
        store.save([both]) { success, error in print(success, error?.localizedDescription ?? "") }
    }

    func sync(since anchor: HKQueryAnchor?) async throws -> Int {
        let descriptor = HKAnchoredObjectQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.stepCount))], anchor: anchor)
        return try await descriptor.result(for: store).addedSamples.count
    }
}

extension WorkoutManager: HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {
        if toState == .ended { stop() }
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: Error) {}
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}

    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
        for type in collectedTypes {
            guard let quantityType = type as? HKQuantityType else { continue }
            update(workoutBuilder.statistics(for: quantityType))
        }
    }
}

final class PhoneLink: NSObject, WCSessionDelegate {
    static let shared = PhoneLink()

    override init() {
        super.init()
        guard WCSession.isSupported() else { return }
        WCSession.default.delegate = self
        WCSession.default.activate()
    }

    func send(_ url: URL) { WCSession.default.transferFile(url, metadata: ["kind": "route"]) }

    func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: Error?) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) { session.activate() }
    func session(_ session: WCSession, didReceive file: WCSessionFile) { print(file.fileURL) }
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: Error?) {}
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {
        replyHandler(messageData)
    }
}
