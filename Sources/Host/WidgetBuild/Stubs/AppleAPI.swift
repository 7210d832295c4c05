/// Names that only Apple's frameworks have, also where no stand-in has them.
enum AppleAPI {
    /// The framework that a name is of, by its prefix.
    ///
    /// - Parameter imports: the modules whose names are visible.
    static func module(of name: String, imports: Set<String>) -> String? {
        if imports.contains("Accelerate"), isOfAccelerate(name) { return "Accelerate" }
        if isOfDarwin(name) { return "Darwin" }
        if isOfIOKit(name) { return "IOKit" }
        if isOfSecurity(name) { return "Security" }
        if isOfSwiftUI(name), imports.contains("SwiftUI") { return "SwiftUI" }
        let plain = name.drop { $0 == "k" }
        let prefix = prefixes.keys.filter { plain.hasPrefix($0) && isWord(plain.dropFirst($0.count)) }.max {
            $0.count < $1.count
        }
        guard let prefix, let modules = prefixes[prefix] else { return nil }
        if let module = modules.intersection(imports).min() { return module }
        return !imports.isDisjoint(with: bringUIKit) && ofUIKit.contains(prefix)
            ? modules.subtracting(["AVFoundation"]).min() : nil
    }

    /// Whether a name without a prefix is one of Apple's.
    ///
    /// - Parameter imports: the modules whose names are visible; nil where those of all may be, as members are.
    static func isKnown(_ name: String, imports: Set<String>? = nil) -> Bool {
        let modules = AppleNames.modules(of: name)
        if AppleNames.members.contains(name) || !modules.isDisjoint(with: everywhere) { return true }
        guard let imports else { return !modules.isEmpty }
        return !modules.isDisjoint(with: imports) || imports.contains("Vision") && isOfVision(name)
    }

    /// What Vision has in Swift is called as in Objective-C, without the prefix.
    private static func isOfVision(_ name: String) -> Bool {
        name.first?.isUppercase == true
            && ["Request", "Observation", "RequestHandler"].contains { name.hasSuffix($0) && name.count > $0.count }
    }

    /// Accelerate's names are C's, in small letters; LAPACK's are a type's letter, and what is done to it.
    private static func isOfAccelerate(_ name: String) -> Bool {
        ["vDSP_", "vv", "cblas_", "catlas_", "__CLPK_", "__LAPACK_", "vImage", "BNNS", "LA", "sparse", "Sparse"]
            .contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count + 1 }
            || name.wholeMatch(of: #/[sdcz][a-z0-9]{3,7}_/#) != nil
    }

    /// Darwin's kernel is C, and every framework of Apple's shows it.
    private static func isOfDarwin(_ name: String) -> Bool {
        ["mach_", "kinfo_", "KERN_", "MACH_", "TASK_", "HOST_", "THREAD_", "CTL_", "HW_", "OSAtomic", "OSSpinLock"]
            .contains {
                name.hasPrefix($0) && name.utf8.count > $0.utf8.count + 1
            } || name.wholeMatch(of: #/(task|host|thread|vm|proc)_[a-z0-9_]+_t/#) != nil
            || ["statfs", "fstatfs", "getfsstat", "getmntinfo", "proc_pidinfo", "proc_listpids", "proc_name"].contains(
                name)
    }

    /// IOKit is C, too, and Foundation on a Mac shows it.
    private static func isOfIOKit(_ name: String) -> Bool {
        ["IOService", "IORegistry", "IOObject", "IOPS", "IOHID", "IOIterator", "IOConnect", "IONotification", "kIO"]
            .contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count + 1 }
            || name.wholeMatch(of: #/io_[a-z_]+_t/#) != nil
    }

    /// Security's errors are C's, too, and Foundation shows it.
    private static func isOfSecurity(_ name: String) -> Bool {
        ["errSec", "errAuthorization"].contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count + 2 }
    }

    /// What SwiftUI shows and does not document begins with an underscore.
    private static func isOfSwiftUI(_ name: String) -> Bool {
        name.wholeMatch(of: #/_[A-Z][A-Za-z_]{5,}/#) != nil
    }

    /// What follows a prefix begins with a capital that is no part of it.
    private static func isWord(_ rest: Substring) -> Bool {
        guard let first = rest.first, first.isUppercase, let second = rest.dropFirst().first else { return false }
        return second.isLowercase || second.isNumber || rest.count > 3
    }

    /// The modules that are UIKit or AppKit, or bring it along (docs/imports.md).
    private static let bringUIKit: Set = [
        "AppKit", "AuthenticationServices", "AVKit", "Cocoa", "ContactsUI", "CoreLocationUI", "EventKitUI",
        "HomeKit", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "MetalKit",
        "MultipeerConnectivity", "NotificationCenter", "PassKit", "PDFKit", "PencilKit", "PhotosUI", "RealityKit",
        "ReplayKit", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "UIKit", "UserNotificationsUI",
        "VisionKit", "WatchKit", "WebKit", "WidgetKit",
    ]

    /// The modules whose names count whatever a file imports: most others bring them along.
    private static let everywhere: Set = [
        "Accessibility", "Darwin", "DeveloperToolsSupport", "Foundation", "SwiftUI", "Symbols", "UIKit",
    ]

    private static let ofUIKit: Set = ["UI", "NS", "CG", "CA", "CI", "CT", "CF", "CV"]

    private static let prefixes: [String: Set<String>] = [
        "AB": ["AddressBook"], "AC": ["Accounts"], "AD": ["iAd"], "AR": ["ARKit"], "AS": ["AuthenticationServices"],
        "ATT": ["AppTrackingTransparency"], "AU": ["AudioToolbox", "AVFoundation"],
        "Audio": ["CoreAudio", "AudioToolbox", "AVFoundation"], "AV": ["AVFoundation", "AVKit"],
        "BG": ["BackgroundTasks"], "CA": ["QuartzCore"], "CB": ["CoreBluetooth"], "CF": ["Foundation"],
        "CG": ["CoreGraphics"], "CH": ["CoreHaptics"], "CI": ["CoreImage"], "CK": ["CloudKit"],
        "CL": ["CoreLocation", "MapKit"], "CM": ["CoreMotion", "CoreMedia", "AVFoundation"],
        "CN": ["Contacts", "ContactsUI"], "CP": ["CarPlay"], "CS": ["CoreSpotlight"],
        "CT": ["CoreText", "CoreTelephony"], "CV": ["CoreVideo", "AVFoundation"], "CX": ["CallKit"],
        "Flutter": ["Flutter"], "EA": ["ExternalAccessory"], "EK": ["EventKit", "EventKitUI"], "GC": ["GameController"],
        "GK": ["GameKit", "GameplayKit"], "GL": ["GLKit"], "HK": ["HealthKit", "HealthKitUI"], "HM": ["HomeKit"],
        "IN": ["Intents", "IntentsUI"], "JS": ["JavaScriptCore"], "LA": ["LocalAuthentication"],
        "LP": ["LinkPresentation"], "MC": ["MultipeerConnectivity"], "MDL": ["ModelIO"], "MF": ["MessageUI"],
        "MK": ["MapKit"], "ML": ["CoreML"], "MP": ["MediaPlayer"], "MS": ["Messages"], "MT": ["Metal"],
        "MTK": ["MetalKit"], "MTL": ["Metal", "MetalKit"], "MTAudio": ["MediaToolbox", "AVFoundation"],
        "MX": ["MetricKit"], "NE": ["NetworkExtension"],
        "NFC": ["CoreNFC"], "NI": ["NearbyInteraction"], "NL": ["NaturalLanguage"], "NS": ["Foundation", "CoreData"],
        "NW": ["Network"], "OSLog": ["OSLog"], "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"],
        "PK": ["PassKit", "PencilKit", "PushKit"],
        "QL": ["QuickLook", "QuickLookThumbnailing"], "RP": ["ReplayKit"], "SC": ["SystemConfiguration"],
        "SCN": ["SceneKit"], "Sec": ["Security", "Foundation"], "SF": ["SafariServices", "Speech"], "SH": ["ShazamKit"],
        "SK": ["StoreKit", "SpriteKit"],
        "SL": ["Social"], "SN": ["SoundAnalysis"], "ST": ["ScreenTime"], "TK": ["CryptoTokenKit"],
        "UI": ["UIKit"], "UN": ["UserNotifications", "UserNotificationsUI"], "UT": ["UniformTypeIdentifiers"],
        "VN": ["Vision", "VisionKit"], "VT": ["VideoToolbox"], "WC": ["WatchConnectivity"],
        "WK": ["WebKit", "WatchKit"],
    ]
}
