// swift-tools-version: 6.3
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Swift 6.3.1's copy propagation ends borrows before their last use in optimised builds of large modules, and then
/// stops the compiler ("Found outside of lifetime use"). Views and layout run on one actor, where checking exclusive
/// accesses takes a tenth of an update's time.
let standInFlags: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-enable-copy-propagation=false", "-enforce-exclusivity=unchecked"],
        .when(configuration: .release))
]

/// For modules that do little and are large: the stand-ins but for those that lay out and draw, and what reads projects.
let smallFlags: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Leaves out what unwinds the stack for C++'s exceptions, which nothing of ours throws: a tenth of each program.
let withoutUnwinding = [
    "-use-ld=lld", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "-T",
    "-Xlinker", "\(Context.packageDirectory)/Packaging/no-unwind.ld",
]

/// The stand-ins that every picture waits for.
let fastStandIns = ["SwiftUICompat", "CoreImageCompat"]

/// Modules that tests look into, in the optimised build too: that is the one that is tested.
let testable = [
    "AppChecks", "AppIntentsCompat", "Bridge", "ChartsCompat", "Children", "CoreImageCompat", "ExtensionRuntime",
    "FoundationCompat",
    "ImageLoading", "Rasterizer", "SwiftUICompat",
    "SymbolShapes", "Typesetting", "UIKitCompat", "WidgetArchive", "WidgetBuild", "WidgetHome", "WidgetKitCompat",
]

func module(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], flags: [String] = [],
    isSmall: Bool = false,
    linkerSettings: [LinkerSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    let flags = flags + (testable.contains(name) ? ["-enable-testing"] : [])
    return .target(
        name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
        swiftSettings: settings + (folder == "Apple" ? standInFlags : [])
            + (isSmall || folder == "Apple" && !fastStandIns.contains(name) ? smallFlags : [])
            + (flags.isEmpty ? [] : [.unsafeFlags(flags)]),
        linkerSettings: linkerSettings, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclusions[name, default: []],
        swiftSettings: settings)
}

func system(_ name: String, _ pkgConfig: String, _ debian: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Core/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// Files that tests read from the source tree, beside their Swift files.
let exclusions: [String: [String]] = [
    "RasterizerTests": ["References"], "SamplesTests": ["Fixtures", "References"],
    "SpecificationTests": ["Fixtures"], "SymbolShapesTests": ["Fixtures", "pages.py"],
    "WidgetBuildTests": ["Fixtures"],
]

/// A stand-in for each of Apple's frameworks that widgets mention beside SwiftUI, and what it needs.
let frameworks: KeyValuePairs<String, [Target.Dependency]> = [
    "AVFAudioCompat": ["CoreAudioTypesCompat", "CoreMediaCompat", "FoundationCompat"],
    "AVFoundationCompat": [
        "AVFAudioCompat", "CoreMediaCompat", "CoreVideoCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat",
    ],
    "AVKitCompat": ["AVFoundationCompat", "CoreMediaCompat", "SwiftUICompat", "UIKitCompat"],
    "AccelerateCompat": ["SwiftUICompat", "UIKitCompat"],
    "AdServicesCompat": [],
    "AdSupportCompat": [],
    "AlarmKitCompat": ["ActivityKitCompat", "AppIntentsCompat", "SwiftUICompat"],
    "AppClipCompat": ["CoreLocationCompat", "FoundationCompat"],
    "AppKitCompat": ["SwiftUICompat", "UIKitCompat"],
    "AppTrackingTransparencyCompat": [],
    "AudioToolboxCompat": ["FoundationCompat"],
    "AuthenticationServicesCompat": ["SwiftUICompat", "UIKitCompat"],
    "BackgroundAssetsCompat": [],
    "BackgroundTasksCompat": [],
    "CallKitCompat": ["AVFAudioCompat"],
    "ChartsCompat": ["SwiftUICompat", "UIKitCompat"],
    "CloudKitCompat": [],
    "ContactsCompat": ["CoreLocationCompat", "FoundationCompat"],
    "ContactsUICompat": ["ContactsCompat", "SwiftUICompat", "UIKitCompat"],
    "CoreAudioTypesCompat": [],
    "CoreBluetoothCompat": [],
    "CoreDataCompat": ["CloudKitCompat", "CoreSpotlightCompat", "FoundationCompat", "OpenCombine", "SwiftUICompat"],
    "CoreHapticsCompat": ["AVFAudioCompat"],
    "CoreImageCompat": ["FoundationCompat", "ImageLoading", "SwiftUICompat", "UIKitCompat"],
    "CoreLocationCompat": ["FoundationCompat"],
    "CoreLocationUICompat": ["SwiftUICompat"],
    "CoreMLCompat": [],
    "CoreMediaCompat": ["CoreAudioTypesCompat", "CoreVideoCompat", "FoundationCompat"],
    "CoreMotionCompat": [],
    "CoreNFCCompat": [],
    "CoreSpotlightCompat": ["AppIntentsCompat", "SwiftUICompat", "UniformTypeIdentifiersCompat"],
    "CoreTelephonyCompat": [],
    "CoreVideoCompat": ["FoundationCompat"],
    "DeviceActivityCompat": ["ManagedSettingsCompat", "SwiftUICompat"],
    "DeviceCheckCompat": [],
    "EventKitCompat": ["CoreLocationCompat", "FoundationCompat", "SwiftUICompat"],
    "EventKitUICompat": ["EventKitCompat", "UIKitCompat"],
    "ExternalAccessoryCompat": [],
    "FamilyControlsCompat": ["ManagedSettingsCompat", "OpenCombine", "SwiftUICompat"],
    "FoundationModelsCompat": [],
    "GameKitCompat": ["UIKitCompat"],
    "GameplayKitCompat": [],
    "GroupActivitiesCompat": ["OpenCombine", "UIKitCompat"],
    "HealthKitCompat": ["CoreLocationCompat", "FoundationCompat"],
    "HomeKitCompat": [],
    "JavaScriptCoreCompat": ["FoundationCompat"],
    "LinkPresentationCompat": ["FoundationCompat", "UIKitCompat"],
    "LocalAuthenticationCompat": ["FoundationCompat"],
    "LockedCameraCaptureCompat": ["FoundationCompat"],
    "ManagedSettingsCompat": [],
    "ManagedSettingsUICompat": ["ManagedSettingsCompat", "UIKitCompat"],
    "MapKitCompat": [
        "ContactsCompat", "CoreLocationCompat", "FoundationCompat", "SwiftUIAppCompat", "SwiftUICompat", "UIKitCompat",
    ],
    "MediaPlayerCompat": ["UIKitCompat"],
    "MessageUICompat": ["FoundationCompat", "UIKitCompat"],
    "MetricKitCompat": [],
    "MultipeerConnectivityCompat": [],
    "MusicKitCompat": ["OpenCombine", "SwiftUICompat"],
    "NaturalLanguageCompat": [],
    "NetworkCompat": ["FoundationCompat"],
    "NetworkExtensionCompat": ["FoundationCompat"],
    "OSLogCompat": [],
    "PDFKitCompat": ["SwiftUICompat", "UIKitCompat"],
    "PassKitCompat": ["UIKitCompat"],
    "PhotosCompat": [
        "AVFoundationCompat", "CoreImageCompat", "CoreLocationCompat", "CoreMediaCompat", "FoundationCompat",
        "UIKitCompat", "UniformTypeIdentifiersCompat",
    ],
    "PhotosUICompat": [
        "CoreTransferableCompat", "FoundationCompat", "PhotosCompat", "SwiftUICompat", "UIKitCompat",
        "UniformTypeIdentifiersCompat",
    ],
    "PushKitCompat": [],
    "QuickLookCompat": ["UIKitCompat"],
    "QuickLookThumbnailingCompat": ["UIKitCompat"],
    "ReplayKitCompat": ["UIKitCompat"],
    "SafariServicesCompat": ["FoundationCompat", "UIKitCompat"],
    "SceneKitCompat": ["SwiftUICompat", "UIKitCompat"],
    "SpeechCompat": ["AVFAudioCompat", "CoreMediaCompat"],
    "SpriteKitCompat": ["SwiftUICompat", "UIKitCompat"],
    "StoreKitCompat": ["FoundationCompat", "SwiftUICompat", "UIKitCompat"],
    "SwiftDataCompat": ["FoundationCompat", "SwiftUICompat"],
    "SystemConfigurationCompat": [],
    "TipKitCompat": ["SwiftUIAppCompat", "SwiftUICompat", "UIKitCompat"],
    "UniformTypeIdentifiersCompat": [],
    "UserNotificationsCompat": ["CoreLocationCompat"],
    "UserNotificationsUICompat": ["UIKitCompat", "UserNotificationsCompat"],
    "VisionCompat": [
        "CoreImageCompat", "CoreMLCompat", "CoreMediaCompat", "CoreVideoCompat", "SwiftUICompat", "UIKitCompat",
        "simdCompat",
    ],
    "WatchConnectivityCompat": [],
    "WatchKitCompat": [],
    "WeatherKitCompat": ["CoreLocationCompat"],
    "WebKitCompat": ["UIKitCompat"],
    "simdCompat": [],
]

/// Combine, with its publishers and schedulers of Foundation and Dispatch.
let combine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    Target.Dependency.product(name: $0, package: "OpenCombine")
}

let log = Target.Dependency.product(name: "Logging", package: "swift-log")

/// The folder of the toolchain's run-time libraries, which this manifest has loaded too.
let toolchainLibraries: String? = {
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let core = "/libswiftCore.so"
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(core) }
    return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...].dropLast(core.count)) } }
}()

/// ICU with its 34 MB of data is the only library of Swift's that stays outside of `widget-bridge`: it costs nothing at
/// the start, and extensions need it too. What is installed looks for it in its own folder first.
let icu =
    toolchainLibraries.map {
        ["$ORIGIN/../lib/widget-bridge", $0].flatMap { ["-Xlinker", "-rpath=\($0)"] }
            + ["-Xlinker", "\($0)/lib_FoundationICU.so"]
    } ?? ["-l_FoundationICU"]

let package = Package(
    name: "widget-bridge",
    products: [
        .executable(name: "widget-bridge", targets: ["widget-bridge"]),
        .executable(name: "widget-bridge-draw", targets: ["widget-bridge-draw"]),
        .library(
            name: "WidgetBridgeExtension", type: .dynamic,
            targets: [
                "ExtensionRuntime", "CombineCompat", "FlutterCompat", "FoundationNetworkingOverlay",
                "FoundationOverlay", "HomeWidgetCompat",
            ] + frameworks.map(\.key)),
        // Of its own, for it is large: only widgets that use it load it.
        .library(
            name: "WidgetBridgeCrypto", type: .dynamic, targets: ["CommonCryptoCompat", "CryptoKitCompat"]),
        // In the place of libcurl, which it loads when it is needed.
        .library(name: "WidgetBridgeCurl", type: .dynamic, targets: ["CLazyCurl"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        // Core: what both processes share.
        system("CJSON", "json-c", "libjson-c-dev"),
        system("CSQLite", "sqlite3", "libsqlite3-dev"),
        system("CPango", "pangocairo", "libpango1.0-dev"),
        system("CHarfBuzz", "harfbuzz-subset", "libharfbuzz-dev"),
        system("CRSVG", "librsvg-2.0", "librsvg2-dev"),
        system("CGdkPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
        system("CDeflate", "libdeflate", "libdeflate-dev"),
        // bridge-spec/openrpc.json as bytes in the program.
        .target(name: "COpenRPC", path: "Sources/Core/COpenRPC"),
        module("JSON", in: "Core", ["CJSON"]),
        module("WidgetArchive", in: "Core", ["JSON"]),
        module("WidgetProtocol", in: "Core", ["JSON", "SecureHash", "WidgetArchive"]),
        module("POSIXSupport", in: "Core", ["WidgetProtocol"]),
        module("JSONRPC", in: "Core", ["JSON", "POSIXSupport", "WidgetProtocol"]),
        module("ValueStore", in: "Core", ["CSQLite", "JSON", "POSIXSupport", "WidgetProtocol"]),
        module("SecureHash", in: "Core"),
        module("SymbolShapes", in: "Core", ["CPango", "WidgetArchive"]),
        module("Typesetting", in: "Core", ["CPango", "SymbolShapes", "WidgetArchive", "WidgetProtocol"]),
        module("ImageLoading", in: "Core", ["CGdkPixbuf"]),

        // Apple: stand-ins for what widget sources import.
        module("FoundationCompat", in: "Apple", ["WidgetProtocol"]),
        // By what name sources import Foundation.
        module("FoundationOverlay", in: "Apple", ["FoundationCompat"]),
        module("FoundationNetworkingOverlay", in: "Apple", ["FoundationCompat"]),
        // What takes the place of Foundation's functions in a widget's process.
        .target(name: "CFoundationOverrides", path: "Sources/Apple/CFoundationOverrides"),
        .target(
            name: "CLazyCurl", path: "Sources/Apple/CLazyCurl",
            linkerSettings: [
                .unsafeFlags([
                    "-Xlinker", "-soname=libcurl.so.4",
                    "-Xlinker", "--version-script=\(Context.packageDirectory)/Packaging/curl.map",
                ])
            ]),
        module(
            "SwiftUICompat", in: "Apple",
            [
                "CFoundationOverrides", "FoundationCompat", "ImageLoading", "POSIXSupport", "SymbolShapes",
                "Typesetting",
                "ValueStore", "WidgetArchive", "WidgetProtocol",
            ] + combine),
        module("ActivityKitCompat", in: "Apple", ["JSON", "SwiftUICompat", "WidgetProtocol"]),
        module(
            "UIKitCompat", in: "Apple",
            [
                "FoundationCompat", "SwiftUICompat", "ImageLoading", "WidgetArchive", "WidgetProtocol", "SecureHash",
                "SymbolShapes", "Typesetting", "UniformTypeIdentifiersCompat", "CPango",
            ]),
        module(
            "IntentsCompat", in: "Apple", ["CoreLocationCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat"],
            plugins: ["SystemIntents"]),
        module("CoreTransferableCompat", in: "Apple", ["UniformTypeIdentifiersCompat"] + combine),
        module(
            "SwiftUIAppCompat", in: "Apple",
            [
                "CoreTransferableCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat",
                "UniformTypeIdentifiersCompat",
            ]),
        module(
            "AppIntentsCompat", in: "Apple",
            [
                "FoundationCompat", "SwiftUICompat", "UIKitCompat", "CoreLocationCompat",
                "UniformTypeIdentifiersCompat",
                "WidgetArchive", "JSON",
            ]),
        module(
            "WidgetKitCompat", in: "Apple",
            [
                "SwiftUICompat", "ActivityKitCompat", "AppIntentsCompat", "CoreLocationCompat", "IntentsCompat", "JSON",
                "WidgetProtocol",
            ],
            // To have the families that not every platform has.
            flags: ["-package-description-version", "2"]),
        // Not of Apple's: what files mention that a widget shares with its Flutter app.
        module("FlutterCompat", in: "Apple", ["FoundationCompat", "UIKitCompat"]),
        module("HomeWidgetCompat", in: "Apple", ["AppIntentsCompat", "FlutterCompat", "WidgetKitCompat"]),
        module("CombineCompat", in: "Apple", ["FoundationCompat"] + combine),
        // These two share nothing with the others, or both libraries would hold it.
        module(
            "CommonCryptoCompat", in: "Apple",
            [
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        module(
            "CryptoKitCompat", in: "Apple", [.product(name: "Crypto", package: "swift-crypto")],
            linkerSettings: [
                .unsafeFlags([
                    "-Xlinker", "-soname=libWidgetBridgeCrypto.so", "-Xlinker", "--icf=all",
                    "-Xlinker", "--version-script=\(Context.packageDirectory)/Packaging/crypto.map",
                ])
            ]),

        // Extension: the widget's own process.
        .target(name: "CCrashTrace", path: "Sources/Extension/CCrashTrace"),
        module(
            "ExtensionRuntime", in: "Extension",
            [
                "ActivityKitCompat", "AppIntentsCompat", "CCrashTrace", "FoundationCompat", "IntentsCompat", "JSON",
                "JSONRPC",
                "POSIXSupport", "SwiftUIAppCompat", "SwiftUICompat", "Typesetting", "UIKitCompat", "WidgetArchive",
                "WidgetKitCompat",
                "WidgetProtocol",
            ],
            // What is linked with the library asks for it by its name, wherever it is then; functions of the same code
            // are one, and the places that are moved with it are packed, which saves 2 MB (glibc reads it since 2.36).
            linkerSettings: [
                .unsafeFlags(
                    [
                        "-Xlinker", "-soname=libWidgetBridgeExtension.so", "-Xlinker", "--icf=all",
                        "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "-O2",
                        "-Xlinker", "--version-script=\(Context.packageDirectory)/Packaging/extension.map",
                    ] + withoutUnwinding)
            ]),

        // Host: the bridge's process.
        module(
            "GroupStorage", in: "Host",
            [
                "CSQLite", "JSON", "POSIXSupport", "ValueStore", "WidgetProtocol",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        module("Children", in: "Host", ["POSIXSupport", "WidgetProtocol", log], isSmall: true),
        // Writes the Swift of intents: of an app's, when it is built, and of Apple's, when this package is.
        module("IntentGeneration", in: "Host", isSmall: true),
        .executableTarget(name: "system-intents", dependencies: ["IntentGeneration"], swiftSettings: settings),
        .plugin(name: "SystemIntents", capability: .buildTool(), dependencies: ["system-intents"]),
        module(
            "WidgetBuild", in: "Host",
            [
                "Children", "IntentGeneration", "JSON", "POSIXSupport", "SecureHash", "WidgetProtocol",
                .product(name: "Yams", package: "Yams"),
            ], isSmall: true),
        // epoll(7), which Swift's Glibc has not.
        .systemLibrary(name: "CEpoll", path: "Sources/Host/CEpoll"),
        module(
            "WidgetHome", in: "Host",
            [
                "CEpoll", "Children", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "WidgetArchive", "WidgetBuild",
                "WidgetProtocol", .product(name: "GRDB", package: "GRDB.swift"), log,
            ]),
        module(
            "Rasterizer", in: "Host",
            [
                "POSIXSupport", "WidgetArchive", "WidgetProtocol", "SymbolShapes", "Typesetting", "ImageLoading",
                "CPango", "CHarfBuzz", "CRSVG", "CDeflate",
            ]),
        // What an app's project, its sources and its bundles say against each other.
        module(
            "AppChecks", in: "Host", ["Children", "JSON", "WidgetBuild", "WidgetProtocol"], isSmall: true),
        module(
            "Bridge", in: "Host",
            [
                "Children", "COpenRPC", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "ValueStore",
                "WidgetArchive",
                "WidgetBuild", "WidgetHome", "WidgetProtocol", log,
            ]),
        // Tests of widgets: what a widget-tests.yml says, and reports of what came of it.
        module(
            "WidgetTesting", in: "Host",
            ["JSON", "WidgetArchive", "WidgetProtocol", .product(name: "Yams", package: "Yams")], isSmall: true),
        .executableTarget(
            name: "widget-bridge",
            dependencies: [
                "AppChecks", "Bridge", "Children", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "ValueStore",
                "WidgetBuild", "WidgetArchive", "WidgetHome", "WidgetProtocol", "WidgetTesting", log,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings + smallFlags,
            // Swift's libraries inside of the program, at fixed addresses: it starts in half the time.
            linkerSettings: [
                .unsafeFlags(
                    ["-static-stdlib", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections"] + icu
                        + [
                            "-lswiftSynchronization", "-lswift_RegexParser", "-Xclang-linker", "-no-pie",
                            "-Xclang-linker", "-static-libstdc++", "-Xclang-linker", "-static-libgcc",
                            // -static-stdlib exports every symbol, which keeps code that nothing calls.
                            "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all", "-Xlinker", "-O2",
                        ] + withoutUnwinding, .when(configuration: .release))
            ]),

        // What Tuist's manifests import. Its source is what ships: see the Makefile.
        module("ProjectDescription", in: "Tuist", isSmall: true),

        // Serves the page of `widget-bridge preview`, and sessions to hosts that cannot start a process.
        module(
            "LivePage", in: "Host",
            [
                "Children", "JSON", "POSIXSupport", "SecureHash", "WidgetProtocol", log,
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ], isSmall: true),
        .executableTarget(
            name: "widget-bridge-live", dependencies: ["JSON", "LivePage", "POSIXSupport", "WidgetProtocol"],
            resources: [.copy("Page")], swiftSettings: settings + smallFlags,
            linkerSettings: [
                .unsafeFlags(
                    ["-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all", "-Xlinker", "-O2"] + withoutUnwinding,
                    .when(configuration: .release))
            ]),

        // Starts what is not trusted, within limits.
        .executableTarget(
            name: "widget-bridge-sandbox", path: "Sources/widget-bridge-sandbox",
            // C alone, and static: in a sandbox there are none of Swift's libraries.
            linkerSettings: [
                .unsafeFlags([
                    "-nostartfiles", "-static-stdlib", "-Xclang-linker", "-static",
                ])
            ]),

        // Draws in a process of its own: what fonts, SVG and decoders need to start, or bring down, is not the bridge's.
        .executableTarget(
            name: "widget-bridge-draw",
            dependencies: [
                "ImageLoading", "Rasterizer", "SymbolShapes", "Typesetting", "WidgetArchive", "WidgetProtocol",
                "POSIXSupport", "JSON",
            ],
            swiftSettings: settings),

        .target(
            name: "TestSupport",
            dependencies: [
                "GroupStorage", "ImageLoading", "JSON", "JSONRPC", "POSIXSupport", "ValueStore", "WidgetBuild",
                "WidgetHome", "WidgetProtocol", log,
            ], path: "Tests/TestSupport", exclude: ["Fixtures"],
            swiftSettings: settings),
        tests("JSONTests", ["JSON"]),
        tests("JSONRPCTests", ["JSON", "JSONRPC", "POSIXSupport", "WidgetProtocol"]),
        tests("WidgetArchiveTests", ["WidgetArchive"]),
        tests("SecureHashTests", ["SecureHash"]),
        tests("WidgetProtocolTests", ["JSON", "WidgetArchive", "WidgetProtocol"]),
        tests("SymbolShapesTests", ["SymbolShapes", "WidgetArchive"]),
        tests("TypesettingTests", ["SymbolShapes", "Typesetting"]),
        tests("ImageLoadingTests", ["ImageLoading"]),
        tests(
            "SwiftUICompatTests",
            ["SwiftUICompat", "SwiftUIAppCompat", "Rasterizer", "ImageLoading", "WidgetProtocol"]),
        tests("UIKitCompatTests", ["UIKitCompat", "ImageLoading", "WidgetArchive"]),
        tests("ActivityKitCompatTests", ["ActivityKitCompat", "JSON", "SwiftUICompat", "WidgetProtocol"]),
        tests("AppIntentsCompatTests", ["AppIntentsCompat", "JSON", "SwiftUICompat"]),
        tests("ChartsCompatTests", ["ChartsCompat", "SwiftUICompat"]),
        tests(
            "WidgetKitCompatTests", ["FoundationCompat", "WidgetKitCompat", "IntentsCompat", "JSON", "WidgetProtocol"]),
        tests("FoundationCompatTests", ["FoundationCompat"]),
        tests(
            "FrameworksTests",
            [
                "AVFAudioCompat", "AVFoundationCompat", "CallKitCompat", "CloudKitCompat", "CombineCompat",
                "ContactsCompat", "CoreAudioTypesCompat", "CoreBluetoothCompat", "CoreDataCompat", "CoreHapticsCompat",
                "CoreImageCompat", "CoreLocationCompat", "CoreMediaCompat", "CoreMotionCompat", "CoreSpotlightCompat",
                "CoreVideoCompat", "EventKitCompat", "FlutterCompat", "FoundationCompat", "FoundationModelsCompat",
                "GameKitCompat", "GameplayKitCompat", "HealthKitCompat", "HomeKitCompat", "ImageLoading",
                "MapKitCompat", "MediaPlayerCompat", "NetworkExtensionCompat", "PDFKitCompat", "PhotosCompat",
                "PhotosUICompat", "SafariServicesCompat", "StoreKitCompat", "SwiftUICompat", "TipKitCompat",
                "UIKitCompat", "UniformTypeIdentifiersCompat", "UserNotificationsCompat", "VisionCompat",
                "WatchConnectivityCompat",
            ] + combine),
        tests("AccelerateTests", ["AccelerateCompat", "SwiftUICompat", "UIKitCompat", "simdCompat"]),
        tests("NetworkTests", ["FoundationCompat", "NetworkCompat"]),
        tests("ExtensionRuntimeTests", ["AppIntentsCompat", "ExtensionRuntime", "JSON", "WidgetProtocol"]),
        tests(
            "GroupStorageTests",
            ["TestSupport", "GroupStorage", "JSON", "ValueStore", "WidgetHome", "WidgetProtocol"]),
        tests("WidgetTestingTests", ["JSON", "WidgetArchive", "WidgetProtocol", "WidgetTesting"]),
        tests("LivePageTests", ["TestSupport", "JSON", "LivePage", "WidgetProtocol"]),
        tests("IntentGenerationTests", ["TestSupport", "IntentGeneration"]),
        tests("AppChecksTests", ["AppChecks", "JSON", "TestSupport", "WidgetBuild", "WidgetProtocol"]),
        tests("WidgetBuildTests", ["Children", "TestSupport", "WidgetBuild", "WidgetProtocol"]),
        tests(
            "WidgetHomeTests",
            ["TestSupport", "Children", "WidgetHome", "WidgetBuild", "GroupStorage", "JSON", "WidgetProtocol"]),
        tests("ChildrenTests", ["Children", "TestSupport"]),
        tests(
            "RasterizerTests",
            ["TestSupport", "CPango", "POSIXSupport", "Rasterizer", "SymbolShapes", "WidgetProtocol"]),
        tests(
            "BridgeTests",
            [
                "TestSupport", "Bridge", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "WidgetBuild", "WidgetHome",
                "WidgetProtocol", log,
            ]),
        // Through the real process over real pipes.
        tests("ServeTests", ["TestSupport", "JSON", "POSIXSupport"]),
        // Through the real program, a command at a time.
        tests("CommandTests", ["TestSupport", "ImageLoading", "JSON", "WidgetBuild", "WidgetProtocol"]),
        tests("SamplesTests", ["TestSupport", "ImageLoading", "JSON", "WidgetProtocol"]),
        // Through the compiler, as widgets are.
        tests("MacrosTests", ["TestSupport"]),
        tests("SpecificationTests", ["TestSupport", "Bridge", "JSON", "WidgetArchive", "WidgetProtocol"]),
    ] + frameworks.map { module($0, in: "Apple", $1) },
    swiftLanguageModes: [.v6]
)
