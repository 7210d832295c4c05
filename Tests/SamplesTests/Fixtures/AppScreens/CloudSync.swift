import BackgroundTasks
import CloudKit
import CoreBluetooth

final class CloudSync {
    private let container = CKContainer(identifier: "iCloud.com.example.tasks")
    private lazy var database = container.privateCloudDatabase
    private let zone = CKRecordZone(zoneName: "Tasks")
    private var token: CKServerChangeToken?

    func subscribe() {
        let subscription = CKDatabaseSubscription(subscriptionID: "changes")
        let info = CKSubscription.NotificationInfo()
        info.shouldSendContentAvailable = true
        subscription.notificationInfo = info
        let operation = CKModifySubscriptionsOperation(
            subscriptionsToSave: [subscription], subscriptionIDsToDelete: nil)
        operation.qualityOfService = .utility
        operation.modifySubscriptionsResultBlock = { result in
            if case .failure(let error) = result { print(error) }
        }
        database.add(operation)
    }

    func fetch(completion: @escaping ([CKRecord]) -> Void) {
        let configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration()
        configuration.previousServerChangeToken = token
        let operation = CKFetchRecordZoneChangesOperation(
            recordZoneIDs: [zone.zoneID], configurationsByRecordZoneID: [zone.zoneID: configuration])
        var records: [CKRecord] = []
        operation.recordWasChangedBlock = { _, result in
            if let record = try? result.get() { records.append(record) }
        }
        operation.recordZoneFetchResultBlock = { [weak self] _, result in
            self?.token = try? result.get().serverChangeToken
        }
        operation.fetchRecordZoneChangesCompletionBlock = { error in
            if let error = error as? CKError, error.code == .changeTokenExpired { self.token = nil }
            completion(records)
        }
        database.add(operation)
    }

    func push(_ tasks: [String]) async throws {
        let records = tasks.map { name -> CKRecord in
            let record = CKRecord(recordType: "Task", recordID: CKRecord.ID(recordName: name, zoneID: zone.zoneID))
            record["name"] = name
            record.encryptedValues["secret"] = name
            return record
        }
        let (saved, _) = try await database.modifyRecords(saving: records, deleting: [], savePolicy: .changedKeys)
        for (id, result) in saved where (try? result.get()) == nil { print(id.recordName) }
    }

    func share(_ record: CKRecord) -> CKShare {
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Tasks"
        share.publicPermission = .readOnly
        return share
    }

    func schedule() {
        let request = BGAppRefreshTaskRequest(identifier: "com.example.tasks.refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 3600)
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch BGTaskScheduler.Error.notPermitted {
            print("not permitted")
        } catch {
            print(error)
        }
    }
}

final class Thermometer: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    private var manager: CBCentralManager!
    private var device: CBPeripheral?
    private let service = CBUUID(string: "1809")

    override init() {
        super.init()
        manager = CBCentralManager(delegate: self, queue: nil)
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn { central.scanForPeripherals(withServices: [service]) }
    }

    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        device = peripheral
        peripheral.delegate = self
        central.connect(peripheral)
    }

    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?
    ) {
        for characteristic in service.characteristics ?? [] where characteristic.properties.contains(.notify) {
            peripheral.setNotifyValue(true, for: characteristic)
            peripheral.writeValue(Data([1]), for: characteristic, type: .withResponse)
        }
    }

    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
        print(characteristic.value?.count ?? 0, peripheral.state == .connected)
    }
}
