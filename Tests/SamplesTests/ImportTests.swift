import Foundation
import TestSupport
import Testing

/// A file for each row: what one finds depends on its own imports, so one build tells of all of them.
@Suite("An import brings what Apple's does")
struct ImportTests {
    private let folder: TemporaryFolder

    /// A module, and a name of another one, which it does not bring along.
    private static let missing = [
        ("AVFAudio", "AVPlayer"), ("Accelerate", "UTType"), ("AdSupport", "ATTrackingManager"),
        ("AppTrackingTransparency", "ASIdentifierManager"), ("AudioToolbox", "CHHapticEngine"),
        ("BackgroundTasks", "CKRecord"), ("Charts", "Date"), ("CloudKit", "UNUserNotificationCenter"),
        ("Contacts", "HKHealthStore"), ("CoreBluetooth", "CMPedometer"), ("CoreData", "AnyCancellable"),
        ("CoreGraphics", "Date"), ("CoreLocation", "MKMapItem"), ("CoreMedia", "AVPlayer"),
        ("CoreNFC", "MXMetricManager"), ("CoreText", "UIFont"), ("CoreTransferable", "UTType"), ("CryptoKit", "Data"),
        ("DeveloperToolsSupport", "EnvironmentValues"), ("EventKit", "CNContact"),
        ("FamilyControls", "DeviceActivityName"), ("Foundation", "AnyCancellable"), ("Foundation", "Logger"),
        ("Foundation", "SHA256"), ("HealthKit", "EKEventStore"), ("HomeKit", "WCSession"), ("ImageIO", "UIImage"),
        ("LocalAuthentication", "NWPathMonitor"), ("ManagedSettingsUI", "ApplicationToken"),
        ("MediaPlayer", "CHHapticEngine"), ("Metal", "UIColor"), ("MusicKit", "URL"),
        ("NaturalLanguage", "SystemLanguageModel"), ("Network", "LAContext"), ("PDFKit", "WKWebView"),
        ("Photos", "PHPickerViewController"), ("Photos", "UIImage"), ("PhotosUI", "Transferable"),
        ("QuartzCore", "UIView"), ("QuickLookThumbnailing", "UIImage"), ("SafariServices", "PKPass"),
        ("Security", "Data"), ("SpriteKit", "SCNScene"), ("SwiftData", "Date"), ("SwiftUI", "AnyCancellable"),
        ("SwiftUI", "TimelineEntry"), ("SwiftUI", "UTType"), ("Symbols", "Image"), ("SystemConfiguration", "CTCarrier"),
        ("UIKit", "AnyCancellable"), ("UIKit", "EnvironmentValues"), ("UIKit", "UTType"),
        ("UserNotifications", "BGTaskScheduler"), ("Vision", "CIImage"), ("Vision", "SFSpeechRecognizer"),
        ("WidgetKit", "ActivityAttributes"), ("WidgetKit", "EnvironmentValues"),
    ]

    /// A module, and a name of another one, which it re-exports.
    private static let brought = [
        ("ARKit", "SCNScene"), ("AVFoundation", "AVAudioSession"), ("AVFoundation", "CMTime"), ("AVKit", "AVPlayer"),
        ("Accelerate", "simd_float3"), ("CloudKit", "CLLocation"), ("ContactsUI", "CNContact"),
        ("CoreData", "CKRecord"), ("CoreGraphics", "CGFloat"), ("EventKit", "CLLocation"), ("EventKitUI", "EKEvent"),
        ("CoreFoundation", "CGVector"), ("Foundation", "CGAffineTransform"), ("Foundation", "CGVector"),
        ("Foundation", "CoreFoundation.CFString"), ("Foundation", "Darwin.timespec"),
        ("Foundation", "Dispatch.DispatchQueue"), ("Foundation", "ObjectiveC.NSObject"),
        ("Foundation", "ObservableObject"), ("Foundation", "Published"), ("Foundation", "os_unfair_lock"),
        ("GameKit", "GKStateMachine"), ("HealthKit", "URL"), ("HealthKit", "UTType"), ("Intents", "UNNotification"),
        ("MapKit", "CLLocation"), ("MapKit", "UIView"), ("MediaPlayer", "AVPlayer"), ("MetricKit", "Logger"),
        ("MobileCoreServices", "UTType"), ("MultipeerConnectivity", "UIViewController"),
        ("NetworkExtension", "NWEndpoint"), ("PassKit", "CNContact"), ("Photos", "CLLocation"), ("PhotosUI", "PHAsset"),
        ("QuickLook", "PDFDocument"), ("ReplayKit", "AVPlayer"), ("SceneKit", "simd_float4"),
        ("Speech", "AVAudioPCMBuffer"), ("SwiftUI", "AXChartDescriptor"), ("SwiftUI", "CALayer"),
        ("SwiftUI", "Darwin.timespec"), ("SwiftUI", "SwiftUICore.Color"), ("SwiftUI", "Transferable"),
        ("SwiftUI", "UIImage"),
        ("SwiftUI", "UNUserNotificationCenter"), ("SwiftUI", "Widget"), ("TipKit", "View"), ("UIKit", "CALayer"),
        ("UIKit", "CGImageSource"), ("UIKit", "CIImage"), ("UIKit", "CTFont"), ("UIKit", "ImageResource"),
        ("UIKit", "QuartzCore.CALayer"), ("UIKit", "SymbolEffect"), ("UIKit", "UNUserNotificationCenter"),
        ("UIKit", "URL"), ("Vision", "CMTime"), ("Vision", "MLModel"), ("WeatherKit", "CLLocation"),
        ("WidgetKit", "URL"), ("WidgetKit", "Widget"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            @main struct Empty: Widget {
                var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
            }
            """, to: "Empty/Empty.swift")
    }

    private func build(_ files: [(module: String, name: String)]) throws -> ProgramRun {
        for (index, file) in files.enumerated() {
            try folder.write(
                "import \(file.module)\ntypealias Name\(index) = \(file.name)\n", to: "Empty/File\(index).swift")
        }
        return try ProgramRun("build", folder.path("Empty"), "-o", folder.path("built"), "--strict")
    }

    @Test("what other frameworks have is not found without an import of theirs")
    func missing() throws {
        let build = try build(Self.missing)
        #expect(build.status == 65)
        for (index, file) in Self.missing.enumerated() {
            let error = "File\(index).swift:2:\("\(index)".count + 18): error: cannot find type '\(file.1)'"
            #expect(build.errors.contains(error), "import \(file.0) brings \(file.1)")
        }
    }

    @Test("what Apple's framework re-exports is there")
    func brought() throws {
        let build = try build(Self.brought)
        #expect(build.status == 0, "\(build.errors)")
    }

    @Test("callbacks of Foundation's may touch what is the main actor's in Swift 5, whatever a file imports")
    func callbacks() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "docs/imports.md"), encoding: .utf8)
        for row in page.matches(of: #/(?m)^\| `(\w+)` \|/#) {
            try folder.write(
                """
                import Foundation
                import \(row.1)
                @MainActor final class Model\(row.1) {
                    var text = ""
                    func run() {
                        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.text = "a" }
                        let timer = Timer(timeInterval: 1, repeats: false) { _ in self.text = "b" }
                        RunLoop.main.add(timer, forMode: .common)
                        RunLoop.main.perform { self.text = "c" }
                        OperationQueue.main.addOperation { self.text = "d" }
                        Thread.detachNewThread { print(self.text) }
                        _ = NotificationCenter.default.addObserver(forName: .init("e"), object: nil, queue: .main) { _ in
                            self.text = "e"
                        }
                        let number: NSNumber? = timer.isValid ? nil : Optional(1.5).map(NSNumber.init)
                        print(number as Any)
                        guard let url = URL(string: "https://example.com") else { return }
                        URLSession.shared.dataTask(with: url) { _, _, _ in self.text = "f" }.resume()
                        URLSession.shared.downloadTask(with: URLRequest(url: url)) { _, _, _ in self.text = "g" }.resume()
                        URLSession.shared.getAllTasks { _ in self.text = "h" }
                    }
                }
                """, to: "Empty/File\(row.1).swift")
        }
        let build = try ProgramRun("build", folder.path("Empty"), "-o", folder.path("built"), "--strict")
        #expect(build.status == 0, "\(build.errors)")
    }

    /// Façades that no module of Apple's answers to.
    private static let own: Set = [
        "Flutter", "FoundationReexports", "SwiftUIMacros", "UIKitMacros", "WidgetKitMacros", "home_widget",
    ]

    @Test("each façade brings what the documentation says, and no other")
    func facades() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "docs/imports.md"), encoding: .utf8)
        let rows = page.matches(of: #/(?m)^\| `(\w+)` \|(.*)\|$/#).map { row in
            (module: String(row.1), brought: row.2.matches(of: #/`(\w+)`/#).map { String($0.1) })
        }
        // These two are the toolchain's, and bring nothing.
        let modules = Set(rows.map(\.module) + ["Dispatch", "Observation"])
        let folder = Repository.root.appending(path: "Sources/Apple/Facades")
        let facades = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(
            Set(facades.map { String($0.dropLast(6)) }).subtracting(Self.own)
                == Set(rows.map(\.module)).subtracting(["Foundation"]))
        for (module, brought) in rows {
            let name = module == "Foundation" ? "FoundationReexports" : module
            let facade = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
            let exported = facade.matches(of: #/(?m)^@_exported import (\w+?)(?:Overlay)?$/#).map { String($0.1) }
            #expect(exported.filter(modules.contains).sorted() == brought.sorted(), "import \(module)")
        }
    }

    @Test("modules that the bridge itself is made of are not there", arguments: ["canImport", "import"])
    func ownModules(_ way: String) throws {
        let modules = ["ArgumentParser", "Bridge", "GRDB", "Logging", "Rasterizer", "WidgetBuild", "Yams"]
        for module in modules {
            let source = way == "import" ? "import \(module)" : "#if canImport(\(module))\n#error(\"there\")\n#endif"
            try folder.write(source, to: "Empty/\(module).swift")
        }
        let build = try build([])
        guard way == "import" else {
            #expect(build.status == 0, "\(build.errors)")
            return
        }
        #expect(build.status == 65)
        for module in modules {
            #expect(build.errors.contains("module \(module) "), "\(module) is to be had: \(build.errors)")
        }
    }
}
