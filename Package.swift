// swift-tools-version: 6.3
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

/// Modules that tests look into, in the optimised build too: that is the one that is tested.
let testable = [
    "CoreImageCompat", "ExtensionRuntime", "FoundationCompat", "ImageLoading", "Rasterizer", "SwiftUICompat",
    "SymbolShapes", "Typesetting", "UIKitCompat", "WidgetArchive", "WidgetBuild", "WidgetHome", "WidgetKitCompat",
]

func module(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], flags: [String] = []
) -> Target {
    let flags = flags + (testable.contains(name) ? ["-enable-testing"] : [])
    return .target(
        name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
        swiftSettings: settings + (folder == "Apple" ? standInFlags : [])
            + (flags.isEmpty ? [] : [.unsafeFlags(flags)]))
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
    "SpecificationTests": ["Fixtures"], "WidgetBuildTests": ["Fixtures"],
]

/// Stand-ins for what widgets mention beside SwiftUI.
let frameworks = [
    "AlarmKitCompat", "AppServicesCompat", "ChartsCompat", "CombineCompat", "ConnectivityCompat", "CoreDataCompat",
    "CoreImageCompat", "CoreLocationCompat", "CoreSpotlightCompat", "FoundationCompat", "GamesCompat", "MapKitCompat",
    "MediaCompat", "MusicKitCompat", "PerceptionCompat", "PersonalDataCompat", "ScreenTimeCompat", "ScreensCompat",
    "StoreKitCompat", "SwiftDataCompat", "SystemCompat", "TipKitCompat", "WeatherKitCompat",
]

/// Combine, with its publishers and schedulers of Foundation and Dispatch.
let combine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    Target.Dependency.product(name: $0, package: "OpenCombine")
}

let log = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
    name: "widget-bridge",
    products: [
        .executable(name: "widget-bridge", targets: ["widget-bridge"]),
        .executable(name: "widget-bridge-draw", targets: ["widget-bridge-draw"]),
        .library(name: "WidgetBridgeExtension", type: .dynamic, targets: ["ExtensionRuntime"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        // Core: what both processes share.
        system("CJSON", "json-c", "libjson-c-dev"),
        system("CSQLite", "sqlite3", "libsqlite3-dev"),
        system("CPango", "pangocairo", "libpango1.0-dev"),
        system("CRSVG", "librsvg-2.0", "librsvg2-dev"),
        system("CGdkPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
        system("CDeflate", "libdeflate", "libdeflate-dev"),
        // bridge-spec/openrpc.json as bytes in the program.
        .target(name: "COpenRPC", path: "Sources/Core/COpenRPC"),
        module("JSON", in: "Core", ["CJSON"]),
        module("WidgetArchive", in: "Core", ["JSON"]),
        module("WidgetProtocol", in: "Core", ["JSON", "WidgetArchive"]),
        module("POSIXSupport", in: "Core", ["WidgetProtocol"]),
        module("JSONRPC", in: "Core", ["JSON", "POSIXSupport", "WidgetProtocol"]),
        module("ValueStore", in: "Core", ["CSQLite", "JSON", "POSIXSupport", "WidgetProtocol"]),
        module("SecureHash", in: "Core"),
        module("SymbolShapes", in: "Core", ["WidgetArchive"]),
        module("Typesetting", in: "Core", ["CPango", "SymbolShapes", "WidgetArchive"]),
        module("ImageLoading", in: "Core", ["CGdkPixbuf"]),

        // Apple: stand-ins for what widget sources import.
        module("FoundationCompat", in: "Apple", ["WidgetProtocol"]),
        // What takes the place of Foundation's functions in a widget's process.
        .target(name: "CFoundationOverrides", path: "Sources/Apple/CFoundationOverrides"),
        module(
            "SwiftUICompat", in: "Apple",
            [
                "CFoundationOverrides", "ImageLoading", "POSIXSupport", "SymbolShapes", "Typesetting", "ValueStore",
                "WidgetArchive", "WidgetProtocol",
            ] + combine),
        module("ActivityKitCompat", in: "Apple", ["SwiftUICompat"]),
        module(
            "UIKitCompat", in: "Apple",
            [
                "FoundationCompat", "SwiftUICompat", "ImageLoading", "WidgetArchive", "WidgetProtocol", "SecureHash",
                "SymbolShapes",
                "Typesetting", "CPango",
            ]),
        module(
            "IntentsCompat", in: "Apple", ["CoreLocationCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat"]),
        module("CoreTransferableCompat", in: "Apple", ["SystemCompat"] + combine),
        module(
            "SwiftUIAppCompat", in: "Apple",
            ["CoreTransferableCompat", "FoundationCompat", "SwiftUICompat", "SystemCompat", "UIKitCompat"]),
        module(
            "AppIntentsCompat", in: "Apple",
            [
                "FoundationCompat", "SwiftUICompat", "UIKitCompat", "CoreLocationCompat", "SystemCompat",
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
        module("AppKitCompat", in: "Apple", ["SwiftUICompat", "UIKitCompat"]),
        module("WatchKitCompat", in: "Apple"),
        module("OSLogCompat", in: "Apple"),
        module("AppServicesCompat", in: "Apple", ["FoundationCompat", "UIKitCompat"]),
        module("ChartsCompat", in: "Apple", ["SwiftUICompat", "UIKitCompat"]),
        module(
            "CombineCompat", in: "Apple",
            [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),
        module(
            "CoreDataCompat", in: "Apple",
            ["FoundationCompat", "SwiftUICompat", .product(name: "OpenCombine", package: "OpenCombine")]),
        module("ConnectivityCompat", in: "Apple"),
        module("CoreImageCompat", in: "Apple", ["FoundationCompat", "SwiftUICompat", "UIKitCompat", "ImageLoading"]),
        module("CoreLocationCompat", in: "Apple", ["FoundationCompat"]),
        module(
            "CoreSpotlightCompat", in: "Apple",
            ["AppIntentsCompat", "SwiftUICompat", "SystemCompat"]),
        module("GamesCompat", in: "Apple", ["SwiftUICompat", "SystemCompat", "UIKitCompat"]),
        module(
            "MapKitCompat", in: "Apple", ["CoreLocationCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat"]),
        module("MediaCompat", in: "Apple", ["FoundationCompat", "SwiftUICompat", "UIKitCompat"]),
        module("MusicKitCompat", in: "Apple", ["SwiftUICompat"] + combine),
        module("PerceptionCompat", in: "Apple", ["MediaCompat", "UIKitCompat"]),
        module(
            "PersonalDataCompat", in: "Apple",
            ["CoreLocationCompat", "FoundationCompat", "SwiftUICompat", "UIKitCompat"]),
        module("ScreenTimeCompat", in: "Apple", ["SwiftUICompat", "UIKitCompat"] + combine),
        module(
            "ScreensCompat", in: "Apple",
            [
                "CoreTransferableCompat", "FoundationCompat", "MediaCompat", "PersonalDataCompat", "SwiftUICompat",
                "SystemCompat", "UIKitCompat",
            ]),
        module("StoreKitCompat", in: "Apple", ["SwiftUICompat"]),
        module("SwiftDataCompat", in: "Apple", ["FoundationCompat", "SwiftUICompat"]),
        module("SystemCompat", in: "Apple", ["FoundationCompat", "SecureHash"]),
        module("AlarmKitCompat", in: "Apple", ["ActivityKitCompat", "AppIntentsCompat", "SwiftUICompat"]),
        module("TipKitCompat", in: "Apple", ["SwiftUICompat"]),
        module("WeatherKitCompat", in: "Apple", ["CoreLocationCompat"]),

        // Extension: the widget's own process.
        module(
            "ExtensionRuntime", in: "Extension",
            [
                "JSON", "JSONRPC", "POSIXSupport", "WidgetArchive", "WidgetProtocol", "SwiftUICompat",
                "SwiftUIAppCompat", "UIKitCompat", "AppKitCompat",
                "WatchKitCompat", "AppIntentsCompat", "ActivityKitCompat", "WidgetKitCompat", "OSLogCompat",
            ]
                + frameworks.map { .init(stringLiteral: $0) }),

        // Host: the bridge's process.
        module(
            "GroupStorage", in: "Host",
            [
                "CSQLite", "JSON", "POSIXSupport", "ValueStore", "WidgetProtocol",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        module("Children", in: "Host", ["POSIXSupport", "WidgetProtocol", log]),
        module(
            "WidgetBuild", in: "Host",
            [
                "Children", "JSON", "POSIXSupport", "SecureHash", "WidgetProtocol",
                .product(name: "Yams", package: "Yams"),
            ]),
        module(
            "WidgetHome", in: "Host",
            [
                "Children", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "WidgetArchive", "WidgetBuild",
                "WidgetProtocol", .product(name: "GRDB", package: "GRDB.swift"), log,
            ]),
        module(
            "Rasterizer", in: "Host",
            [
                "WidgetArchive", "WidgetProtocol", "SymbolShapes", "Typesetting", "ImageLoading", "CPango", "CRSVG",
                "CDeflate",
            ]),
        module(
            "Bridge", in: "Host",
            [
                "Children", "COpenRPC", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "ValueStore",
                "WidgetArchive",
                "WidgetBuild", "WidgetHome", "WidgetProtocol", log,
            ]),
        .executableTarget(
            name: "widget-bridge",
            dependencies: [
                "Bridge", "Children", "GroupStorage", "JSON", "JSONRPC", "POSIXSupport", "ValueStore", "WidgetBuild",
                "WidgetHome", "WidgetProtocol", log,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings,
            // Swift's libraries inside of the program, at fixed addresses: it starts in half the time.
            linkerSettings: [
                .unsafeFlags(
                    [
                        "-static-stdlib", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections",
                        "-l_FoundationICU", "-lswiftSynchronization", "-lswift_RegexParser", "-Xclang-linker",
                        "-no-pie", "-Xclang-linker", "-static-libstdc++", "-Xclang-linker", "-static-libgcc",
                    ], .when(configuration: .release))
            ]),

        // Draws in a process of its own: what fonts, SVG and decoders need to start, or bring down, is not the bridge's.
        .executableTarget(
            name: "widget-bridge-draw",
            dependencies: ["Rasterizer", "WidgetArchive", "WidgetProtocol", "POSIXSupport", "JSONRPC", "JSON"],
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
        tests("SwiftUICompatTests", ["SwiftUICompat", "Rasterizer", "ImageLoading"]),
        tests("UIKitCompatTests", ["UIKitCompat", "ImageLoading", "WidgetArchive"]),
        tests("ActivityKitCompatTests", ["ActivityKitCompat"]),
        tests("WidgetKitCompatTests", ["WidgetKitCompat", "IntentsCompat", "JSON", "WidgetProtocol"]),
        tests("FoundationCompatTests", ["FoundationCompat"]),
        tests(
            "FrameworksTests",
            [
                "AppServicesCompat", "CombineCompat", "CoreDataCompat", "CoreImageCompat", "CoreLocationCompat",
                "FoundationCompat", "GamesCompat", "ImageLoading", "MapKitCompat", "PersonalDataCompat", "SystemCompat",
                "UIKitCompat",
            ]),
        tests("ExtensionRuntimeTests", ["ExtensionRuntime", "JSON", "WidgetProtocol"]),
        tests(
            "GroupStorageTests",
            ["TestSupport", "GroupStorage", "JSON", "ValueStore", "WidgetHome", "WidgetProtocol"]),
        tests("WidgetBuildTests", ["TestSupport", "WidgetBuild", "WidgetProtocol"]),
        tests(
            "WidgetHomeTests", ["TestSupport", "WidgetHome", "WidgetBuild", "GroupStorage", "JSON", "WidgetProtocol"]),
        tests("RasterizerTests", ["TestSupport", "Rasterizer", "SymbolShapes"]),
        tests(
            "BridgeTests",
            [
                "TestSupport", "Bridge", "GroupStorage", "JSONRPC", "POSIXSupport", "WidgetBuild", "WidgetHome",
                "WidgetProtocol",
            ]),
        // Through the real process over real pipes.
        tests("ServeTests", ["TestSupport", "JSON", "POSIXSupport"]),
        tests("SamplesTests", ["TestSupport", "ImageLoading", "JSON", "WidgetProtocol"]),
        tests("SpecificationTests", ["TestSupport", "Bridge", "JSON", "WidgetArchive", "WidgetProtocol"]),
    ],
    swiftLanguageModes: [.v6]
)
