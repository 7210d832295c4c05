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
        ("BackgroundTasks", "CKRecord"), ("CloudKit", "UNUserNotificationCenter"), ("Contacts", "HKHealthStore"),
        ("CoreBluetooth", "CMPedometer"), ("CoreLocation", "MKMapItem"), ("CoreMedia", "AVPlayer"),
        ("CoreNFC", "MXMetricManager"), ("CoreText", "UIFont"), ("DeveloperToolsSupport", "EnvironmentValues"),
        ("EventKit", "CNContact"), ("FamilyControls", "DeviceActivityName"), ("Foundation", "SHA256"),
        ("GameKit", "GKStateMachine"), ("HealthKit", "EKEventStore"), ("HomeKit", "WCSession"),
        ("ImageIO", "UIImage"), ("LocalAuthentication", "NWPathMonitor"), ("MediaPlayer", "CHHapticEngine"),
        ("Metal", "UIColor"), ("NaturalLanguage", "SystemLanguageModel"), ("Network", "LAContext"),
        ("PDFKit", "WKWebView"), ("Photos", "PHPickerViewController"), ("QuartzCore", "UIView"),
        ("SafariServices", "PKPass"), ("SpriteKit", "SCNScene"), ("SwiftUI", "TimelineEntry"),
        ("Symbols", "Image"), ("SystemConfiguration", "CTCarrier"), ("UIKit", "EnvironmentValues"),
        ("UserNotifications", "BGTaskScheduler"), ("Vision", "SFSpeechRecognizer"),
        ("WidgetKit", "EnvironmentValues"), ("WidgetKit", "ActivityAttributes"),
    ]

    /// A module, and a name of another one, which it re-exports.
    private static let brought = [
        ("ARKit", "SCNScene"), ("AVFoundation", "AVAudioSession"), ("AVFoundation", "CMTime"), ("AVKit", "AVPlayer"),
        ("Accelerate", "simd_float3"), ("CloudKit", "CLLocation"), ("ContactsUI", "CNContact"),
        ("CoreData", "AnyCancellable"), ("CoreTransferable", "UTType"), ("EventKitUI", "EKEvent"),
        ("Foundation", "AnyCancellable"), ("HealthKit", "URL"), ("ManagedSettingsUI", "ApplicationToken"),
        ("MapKit", "CLLocation"), ("MapKit", "UIView"), ("MobileCoreServices", "UTType"), ("PhotosUI", "PHAsset"),
        ("SceneKit", "simd_float4"), ("Speech", "AVAudioPCMBuffer"), ("SwiftUI", "AnyCancellable"),
        ("SwiftUI", "CALayer"), ("SwiftUI", "Transferable"), ("SwiftUI", "UIImage"), ("SwiftUI", "UTType"),
        ("SwiftUI", "Widget"), ("UIKit", "CALayer"), ("UIKit", "CGImageSource"), ("UIKit", "CIImage"),
        ("UIKit", "CTFont"), ("UIKit", "ImageResource"), ("UIKit", "SymbolEffect"), ("UIKit", "URL"),
        ("Vision", "MLModel"), ("WeatherKit", "CLLocation"), ("WidgetKit", "Widget"), ("WidgetKit", "URL"),
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
