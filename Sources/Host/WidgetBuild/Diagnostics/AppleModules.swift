/// The frameworks and libraries that come with iOS.
enum AppleModules {
    static func contains(_ name: String) -> Bool {
        names.contains(name.prefix { $0 != "." })
    }

    /// Whether a name is one of these but for a slip of the fingers, which the first letter seldom is: `MockKit` is no
    /// `DockKit`. Nor is what goes on with a capital: `SwiftUIX`.
    static func nearMiss(of name: String) -> Bool {
        !contains(name)
            && names.contains { own in
                own.first == name.first && KnownNames.isSlip(name, String(own))
                    && !(name.dropLast() == own && name.last?.isUppercase == true && name.last != own.last)
            }
    }

    private static let names = Set(
        """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit \
        AdServices AdSupport AdvancedCommerceKit AlarmKit AppClip AppIntents AppIntentsTesting AppTrackingTransparency Assignables \
        AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration AutomatedDeviceEnrollment \
        BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit \
        ClockKit CloudKit ColorSync Combine CommonCrypto CompositorServices Compression Contacts ContactsUI ContactProvider \
        CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation \
        CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText \
        CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeclaredAgeRange DeviceActivity \
        DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI Dispatch DockKit EnergyKit EventKit EventKitUI ExposureNotification \
        ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI \
        Foundation FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit \
        IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI \
        JavaScriptCore JournalingSuggestions LightweightCodeRequirements LinkPresentation LiveCommunicationKit LocalAuthentication \
        LockedCameraCapture MLCompute MapKit Matter MatterSupport MediaAccessibility MediaPlayer MediaSetup MediaToolbox \
        MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity \
        MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation \
        OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit PermissionKit Photos PhotosUI PushKit PushToTalk QuartzCore \
        QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan \
        SafariServices SafetyKit SceneKit ScreenTime Security SecureElementCredential SensitiveContentAnalysis SensorKit \
        ServiceManagement ShazamKit Social SoundAnalysis Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest \
        SwiftData SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration TabletopKit ThreadNetwork TipKit \
        Translation TranslationUIProvider Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI \
        VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware \
        WorkoutKit XCTest XPC os simd vImage
        """.split { $0 == " " || $0 == "\n" })
}
