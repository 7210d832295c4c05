import AVFoundationCompat
import CallKitCompat
import CloudKitCompat
import ContactsCompat
import CoreBluetoothCompat
import CoreHapticsCompat
import CoreMediaCompat
import Foundation
import GameKitCompat
import HealthKitCompat
import NetworkExtensionCompat
import SafariServicesCompat
import StoreKitCompat
import Testing
import UserNotificationsCompat
import WatchConnectivityCompat

@Suite("Services that a widget's machine does not have")
struct UnavailableServicesTests {
    @Test("a workout does not begin, and its builder says why it collects nothing")
    func workout() async {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        #expect(throws: HKError.self) {
            try HKWorkoutSession(healthStore: HKHealthStore(), configuration: configuration)
        }
        let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: nil)
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: .now) }
    }

    @Test("an operation of iCloud ends in 'not authenticated', in each of its blocks")
    func cloud() {
        let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
        var codes: [CKError.Code] = []
        operation.modifyRecordsResultBlock = { result in
            if case .failure(let error as CKError) = result { codes.append(error.code) }
        }
        operation.modifyRecordsCompletionBlock = { _, _, error in
            if let error = error as? CKError { codes.append(error.code) }
        }
        CKContainer.default().privateCloudDatabase.add(operation)
        #expect(codes == [.notAuthenticated, .notAuthenticated])
    }

    @Test("haptics are not supported, and patterns of them are made all the same")
    func haptics() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(error?.code == .notSupported)
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        let pattern = try CHHapticPattern(
            events: [
                CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.25),
                CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1),
            ], parameters: [CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 1, relativeTime: 0)])
        #expect(pattern.duration == 1.5)
        let copy = try CHHapticPattern(dictionary: pattern.exportDictionary())
        #expect(copy.duration == 1.5)
        let missing = #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [:]) }
        #expect(missing?.code == .invalidPatternDictionary)
    }

    @Test("a film's pictures fail one by one, with the times that they were asked for")
    func pictures() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(filePath: "/film.mov")))
        let times = [CMTime(seconds: 1, preferredTimescale: 600), CMTime(seconds: 2, preferredTimescale: 600)]
        var asked: [Double] = []
        generator.generateCGImagesAsynchronously(forTimes: times.map { NSValue(time: $0) }) {
            time, image, _, result, _ in
            if image == nil, result == .failed { asked.append(time.seconds) }
        }
        #expect(asked == [1, 2])
        var failures: [Double] = []
        for await result in generator.images(for: times) {
            if (try? result.image) == nil { failures.append(result.requestedTime.seconds) }
        }
        #expect(failures == [1, 2])
    }

    @Test("no VPN is configured, and none can be")
    func networks() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        await #expect(throws: NEVPNError.self) { try await NETunnelProviderManager().saveToPreferences() }
    }

    @Test("identifiers of iCloud and Bluetooth are equal by what they name")
    func identifiers() {
        let zone = CKRecordZone.ID(zoneName: "Notes")
        #expect(CKRecord.ID(recordName: "a", zoneID: zone) == CKRecord.ID(recordName: "a", zoneID: zone))
        #expect(CKRecord.ID(recordName: "a", zoneID: zone) != CKRecord.ID(recordName: "a"))
        #expect(CBUUID(string: "180D").data == Data([0x18, 0x0D]))
        #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180D"))
    }

    @Test("a contact that is made keeps its values, and is written by its name")
    func contact() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect((contact as CNContact).givenName == "Ada")
    }

    @Test("a state of mind is told by seven classes of the same width")
    func mind() {
        func classified(_ valence: Double) -> HKStateOfMind.ValenceClassification {
            HKStateOfMind(date: .now, kind: .dailyMood, valence: valence, labels: [], associations: [])
                .valenceClassification
        }
        #expect(classified(-1) == .veryUnpleasant)
        #expect(classified(0) == .neutral)
        #expect(classified(1) == .veryPleasant)
    }

    @Test("a peripheral that advertises is told that it cannot")
    func peripheral() {
        final class Delegate: NSObject, CBPeripheralManagerDelegate {
            var errors: [CBError.Code] = []
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
            func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
                if let error = error as? CBError { errors.append(error.code) }
            }
            func peripheralManager(
                _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
            ) {
                if let error = error as? CBError { errors.append(error.code) }
            }
        }
        let delegate = Delegate()
        let manager = CBPeripheralManager(delegate: delegate)
        manager.add(CBMutableService(type: CBUUID(string: "180D"), primary: true))
        manager.startAdvertising(nil)
        #expect(delegate.errors == [.operationNotSupported, .operationNotSupported])
    }

    @Test("a payment fails before its queue's observers")
    func payment() {
        final class Observer: NSObject, SKPaymentTransactionObserver {
            var codes: [SKError.Code] = []
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                codes += transactions.compactMap { ($0.error as? SKError)?.code }
            }
        }
        let (queue, observer) = (SKPaymentQueue(), Observer())
        queue.add(observer)
        queue.add(SKMutablePayment(product: SKProduct()))
        queue.remove(observer)
        queue.add(SKMutablePayment(product: SKProduct()))
        #expect(observer.codes == [.paymentNotAllowed])
    }

    @Test("a notification's content is copied with all that it says, and its categories are kept")
    func notifications() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Hello"
        content.userInfo = ["id": 7]
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "Bye"
        #expect(content.title == "Hello" && copy.title == "Bye" && copy.userInfo["id"] as? Int == 7)
        let category = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
        #expect(await UNUserNotificationCenter.current().notificationCategories() == [category])
    }

    @Test("a call is refused by its request's own error")
    func call() async {
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .generic, value: "Ada"))
        await #expect(throws: CXErrorCodeRequestTransactionError(.unentitled)) {
            try await CXCallController().request(CXTransaction(action: action))
        }
    }

    @Test("what is sent to a watch comes back to the session's delegate with the reason")
    func watch() {
        final class Delegate: NSObject, WCSessionDelegate {
            var codes: [WCError.Code] = []
            private func note(_ error: (any Error)?) {
                if let error = error as? WCError { codes.append(error.code) }
            }
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?
            ) {
                note(error)
            }
            func session(
                _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
            ) {
                note(error)
            }
            func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
                note(error)
            }
        }
        let (session, delegate) = (WCSession(), Delegate())
        session.delegate = delegate
        session.activate()
        session.transferUserInfo(["a": 1])
        session.transferFile(URL(filePath: "/route.gpx"), metadata: nil)
        #expect(delegate.codes == [.sessionNotSupported, .sessionNotSupported, .sessionNotSupported])
        #expect(session.activationState == .notActivated)
    }

    @Test("nobody is signed in to Game Center, and a game's activity is kept for itself")
    func games() async {
        let error = await #expect(throws: GKError.self) {
            try await GKLeaderboard.loadLeaderboards(IDs: ["best"])
        }
        #expect(error?.code == .notAuthenticated)
        let activity = GKGameActivity(definition: GKGameActivityDefinition())
        activity.pause()
        #expect(activity.state == .initialized)
        activity.start()
        let (leaderboard, achievement) = (GKLeaderboard(), GKAchievement(identifier: "first"))
        activity.setScore(on: leaderboard, to: 7)
        activity.setAchievementCompleted(achievement)
        activity.end()
        #expect(activity.state == .ended && activity.endDate != nil)
        #expect(activity.score(on: leaderboard)?.value == 7 && achievement.isCompleted)
        #expect(activity.progress(on: GKAchievement(identifier: "second")) == 0)
    }

    @Test("a page of Safari's keeps how it was to be shown")
    @MainActor
    func safari() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let page = SFSafariViewController(
            url: try #require(URL(string: "https://example.com")), configuration: configuration)
        configuration.entersReaderIfAvailable = false
        #expect(page.configuration.entersReaderIfAvailable)
        #expect(SSReadingList.supportsURL(URL(string: "https://example.com")))
        #expect(!SSReadingList.supportsURL(URL(string: "file:///page.html")))
    }
}
