import AVFAudio
import AppClip
import BackgroundAssets
import CallKit
import CoreBluetooth
import CoreData
import CoreLocation
import CoreMotion
import DeviceCheck
import GroupActivities
import ImageIO
import JavaScriptCore
import MapKit
import MetricKit
import NetworkExtension
import PushKit
import QuickLookThumbnailing
import StoreKit
import UIKit
import UserNotifications

/// What a file has that an app shares with its widget, which never calls it.
final class AppServices: NSObject, CXProviderDelegate, PKPushRegistryDelegate, CBPeripheralManagerDelegate {
    private let provider = CXProvider(configuration: CXProviderConfiguration())
    private lazy var peripheral = CBPeripheralManager(delegate: self, queue: nil)
    private let altimeter = CMAltimeter()

    func providerDidReset(_ provider: CXProvider) {}

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fulfill() }

    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {
        try? audioSession.overrideOutputAudioPort(.speaker)
    }

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
        print(pushCredentials.token.map { String(format: "%02x", $0) }.joined())
    }

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        guard peripheral.state == .poweredOn else { return }
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [
            CBMutableCharacteristic(
                type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: [.readable])
        ]
        peripheral.add(service)
        peripheral.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [service.uuid]])
    }

    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
        peripheral.respond(to: request, withResult: .attributeNotFound)
    }

    func report(_ payloads: [MXMetricPayload]) -> [Measurement<UnitDuration>] {
        payloads.compactMap(\.cpuMetrics?.cumulativeCPUTime)
    }

    func climb() {
        guard CMAltimeter.isAbsoluteAltitudeAvailable() else { return }
        altimeter.startAbsoluteAltitudeUpdates(to: .main) { data, _ in print(data?.altitude ?? 0) }
    }

    func remind(at place: CLLocationCoordinate2D) async throws {
        let content = UNMutableNotificationContent()
        content.title = "Here"
        content.sound = .default
        let region = CLCircularRegion(center: place, radius: 100, identifier: "place")
        let trigger = UNLocationNotificationTrigger(region: region, repeats: false)
        guard let copy = content.mutableCopy() as? UNMutableNotificationContent else { return }
        let request = UNNotificationRequest(identifier: "place", content: copy, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)
    }

    func attest(_ key: String) async -> Data? {
        guard DCAppAttestService.shared.isSupported else { return nil }
        return try? await DCAppAttestService.shared.attestKey(key, clientDataHash: Data())
    }

    func coffee(near place: CLLocationCoordinate2D) async throws -> [MKMapItem] {
        let request = MKLocalPointsOfInterestRequest(center: place, radius: 500)
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
        return try await MKLocalSearch(request: request).start().mapItems
    }

    func network() async -> String? { await NEHotspotNetwork.fetchCurrent()?.ssid }

    func evaluate(_ script: String) -> Int32 { JSContext()?.evaluateScript(script)?.toInt32() ?? 0 }

    func thumbnail(of file: URL) async -> UIImage? {
        let request = QLThumbnailGenerator.Request(
            fileAt: file, size: CGSize(width: 60, height: 60), scale: 2, representationTypes: .thumbnail)
        return try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
    }
}

struct WatchingTogether: GroupActivity {
    static let activityIdentifier = "together"
    let title: String

    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = title
        metadata.type = .watchTogether
        return metadata
    }

    static func join() async {
        for await session in WatchingTogether.sessions() {
            let messenger = GroupSessionMessenger(session: session)
            session.join()
            try? await messenger.send(session.activity)
        }
    }
}

/// What shared files do with Core Foundation.
enum Exchange {
    static func observe() {
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), nil,
            { _, _, name, _, _ in print(name?.rawValue as String? ?? "") }, "changed" as CFString, nil,
            .deliverImmediately)
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName("changed" as CFString), nil, nil, true)
    }

    static var installation: String {
        CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreate(kCFAllocatorDefault)) as String
    }

    static func text(_ data: Data) -> String? {
        let encoding = CFStringConvertEncodingToNSStringEncoding(
            CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
        return String(data: data, encoding: String.Encoding(rawValue: encoding))
    }

    static func downsampled(_ file: URL, to side: CGFloat) -> UIImage? {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(file as CFURL, options) else { return nil }
        let thumbnail =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side,
            ] as CFDictionary
        return CGImageSourceCreateThumbnailAtIndex(source, 0, thumbnail).map { UIImage(cgImage: $0) }
    }

    static func changes(in context: NSManagedObjectContext, after token: NSPersistentHistoryToken?) throws {
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
        let result = try context.execute(request) as? NSPersistentHistoryResult
        for transaction in result?.result as? [NSPersistentHistoryTransaction] ?? [] {
            context.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
        }
    }
}
