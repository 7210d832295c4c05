import CloudKitCompat
import ContactsCompat
import CoreBluetoothCompat
import Foundation
import HealthKitCompat
import Testing

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
}
