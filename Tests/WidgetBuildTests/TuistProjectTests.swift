import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Projects that Tuist would generate", .serialized)
struct TuistProjectTests {
    private let folder: TemporaryFolder
    /// Compiling what manifests import takes seconds.
    private static let cache = try? TemporaryFolder()

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in Self.files { try folder.write(text, to: path) }
    }

    private func locate(_ path: String = "", target: String? = nil, platform: Platform? = nil) throws -> WidgetTarget {
        let reader = ManifestReader(
            compiler: try Compiler(environment: ProcessInfo.processInfo.environment),
            sdk: try SDK(executable: Repository.program.path),
            cache: BuildCache(folder: try #require(Self.cache).path))
        var locator = TargetLocator(
            targetName: target, platform: platform, packages: ModuleResolver.Packages(reader: reader))
        let path = path.isEmpty ? folder.path : folder.path(path)
        return try ProjectBoundary(of: path).enforced { () throws(BridgeError) in try locator.locate(path) }
    }

    private func relative(_ paths: [String]) -> [String] {
        paths.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private static let files = [
        ".git/HEAD": "",
        "Workspace.swift": """
        import ProjectDescription
        let workspace = Workspace(name: "Clocks", projects: ["App", "Modules/**"])
        """,
        "Tuist.swift": """
        import ProjectDescription
        let tuist = Tuist(project: .tuist(plugins: [.local(path: .relativeToRoot("Plugins/Names"))]))
        """,
        "Plugins/Names/Plugin.swift": """
        import ProjectDescription
        let plugin = Plugin(name: "Names")
        """,
        "Plugins/Names/ProjectDescriptionHelpers/Names.swift": """
        public enum Names { public static let organisation = "org.example" }
        """,
        "Tuist/ProjectDescriptionHelpers/Project+Module.swift": """
        import Names
        import ProjectDescription

        extension Project {
            public static func module(_ name: String, needs dependencies: [TargetDependency] = []) -> Project {
                print("making", name)
                return Project(
                    name: name, settings: .settings(base: ["SWIFT_VERSION": "6.0", "FLAVOUR": "vanilla"]),
                    targets: [
                        .target(
                            name: name, destinations: .iOS, product: .framework,
                            bundleId: "\\(Names.organisation).\\(name.lowercased())", sources: ["Sources/**"],
                            dependencies: dependencies,
                            settings: .settings(base: ["OTHER_SWIFT_FLAGS": "$(inherited) -DKIT"]))
                    ])
            }
        }
        """,
        "App/Project.swift": """
        import Names
        import ProjectDescription
        import ProjectDescriptionHelpers

        let version = Environment.marketingVersion.getString(default: "2.1")

        let project = Project(
            name: "Clocks", organizationName: "Example",
            options: .options(automaticSchemesOptions: .disabled, developmentRegion: "de"),
            packages: [.remote(url: "https://example.com/Algorithms.git", requirement: .upToNextMajor(from: "1.2.0"))],
            settings: .settings(
                base: ["PREFIX": "org.example"].marketingVersion(version),
                configurations: [
                    .debug(name: "Debug", settings: ["SUFFIX": "debug"], xcconfig: "Config/Debug.xcconfig"),
                    .release(name: "Release", settings: ["SUFFIX": "release"]),
                ]),
            targets: [
                .target(
                    name: "Clocks", destinations: .iOS, product: .app, bundleId: "\\(Names.organisation).clocks",
                    sources: ["Clocks/**"], dependencies: [.target(name: "ClockWidget"), .external(name: "Unused")]),
                .target(
                    name: "ClockWidget", destinations: [.iPhone, .iPad, .appleVision], product: .appExtension,
                    bundleId: "$(PREFIX).clocks.widget", deploymentTargets: .iOS("17.0"),
                    infoPlist: .extendingDefault(with: [
                        "CFBundleDisplayName": "Clock", "NSSupportsLiveActivities": true,
                        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
                    ]),
                    sources: [.glob("Widget/**", excluding: ["Widget/**/*Tests.swift", "Widget/Old/**"]), "Shared/*.swift"],
                    resources: ["Widget/Resources/**", .folderReference(path: "Widget/Samples")],
                    entitlements: .dictionary([
                        "com.apple.security.application-groups": ["group.$(PREFIX).$(SUFFIX)"]
                    ]),
                    dependencies: [
                        .project(target: "Kit", path: "../Modules/Kit"), .sdk(name: "WidgetKit", type: .framework),
                        .package(product: "Algorithms"),
                    ],
                    settings: .settings(debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG WIDGET"])),
            ])
        """,
        "App/Config/Debug.xcconfig": "SWIFT_VERSION = 5.0",
        "App/Clocks/App.swift": "",
        "App/Widget/Clock.swift": "import Kit",
        "App/Widget/Views/Face.swift": "",
        "App/Widget/Views/FaceTests.swift": "",
        "App/Widget/Old/Hands.swift": "",
        "App/Widget/Resources/Assets.xcassets/Contents.json": "{}",
        "App/Widget/Resources/en.lproj/Localizable.strings": "",
        "App/Widget/Samples/one.json": "{}",
        "App/Shared/Model.swift": "",
        "App/Shared/Deeper/Other.swift": "",
        "Modules/Kit/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module("Kit", needs: [.project(target: "Base", path: .relativeToRoot("Modules/Base"))])
        """,
        "Modules/Kit/Sources/Kit.swift": "import Base",
        "Modules/Base/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.module("Base")
        """,
        "Modules/Base/Sources/Base.swift": "",
    ]

    @Test("have their target's files, by patterns, and the frameworks of other projects")
    func members() throws {
        let target = try locate()
        #expect(target.name == "ClockWidget" && target.moduleName == "ClockWidget")
        #expect(
            relative(target.swiftFiles)
                == ["App/Widget/Clock.swift", "App/Widget/Views/Face.swift", "App/Shared/Model.swift"])
        #expect(relative(target.assetCatalogs) == ["App/Widget/Resources/Assets.xcassets"])
        #expect(
            relative(target.resources).sorted()
                == ["App/Widget/Resources/en.lproj/Localizable.strings", "App/Widget/Samples"])
        #expect(target.modules.map(\.name) == ["Base", "Kit"])
        #expect(target.modules.last?.settings.conditions.contains("KIT") == true)
        #expect(target.modules.last?.settings.languageVersion == "6")
        #expect(target.remotePackages == ["https://example.com/Algorithms.git"])
        #expect(target.packageProducts.contains("Algorithms"))
        #expect(target.missingFiles.isEmpty && target.unreadablePackages.isEmpty)
    }

    @Test("say how the widget is compiled and what its bundle declares, for debugging")
    func settings() throws {
        let target = try locate("App")
        #expect(target.settings.conditions == ["DEBUG", "WIDGET"])
        #expect(target.bundle.identifier == "org.example.clocks.widget")
        #expect(target.bundle.appGroups == ["group.org.example.debug"])
        let information = try ProjectFixture.information(of: target)
        #expect(information["CFBundleDisplayName"] as? String == "Clock")
        #expect(information["CFBundleShortVersionString"] as? String == "2.1")
        #expect(information["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(information["NSSupportsLiveActivities"] as? Bool == true)
        #expect(target.settings.platform == .iOS && target.otherPlatforms == [.visionOS])
        #expect(try locate("App/Project.swift", platform: .visionOS).settings.platform == .visionOS)
    }

    @Test(
        "are found from their root, their workspace, and the widget's folder",
        arguments: ["", "Workspace.swift", "App/Widget"])
    func found(path: String) throws {
        #expect(try locate(path).name == "ClockWidget")
    }

    @Test("are read in the form of Tuist 3, too")
    func olderForm() throws {
        try folder.write(
            """
            import ProjectDescription
            let project = Project(
                name: "Old",
                targets: [
                    Target(
                        name: "OldWidget", platform: .iOS, product: .appExtension, bundleId: "org.old.widget",
                        deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]),
                        infoPlist: .file(path: "Widget/Info.plist"), sources: "Widget/**",
                        entitlements: "Widget/Old.entitlements",
                        dependencies: [.sdk(name: "WidgetKit.framework", status: .required)])
                ],
                schemes: [Scheme(name: "Old", buildAction: BuildAction(targets: ["OldWidget"]))])
            """, to: "App/Project.swift")
        try folder.write(ProjectFixture.widget, to: "App/Widget/Info.plist")
        try folder.write(
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>group.org.old</string></array></dict></plist>
            """, to: "App/Widget/Old.entitlements")
        let target = try locate("App")
        #expect(target.bundle.identifier == "org.old.widget" && target.bundle.appGroups == ["group.org.old"])
        #expect(target.swiftFiles.count == 4)
    }

    @Test("name what is wrong with a manifest, and what other projects lack")
    func errors() throws {
        try folder.write("import ProjectDescription\nlet project = Project.unknown()", to: "Modules/Kit/Project.swift")
        let target = try locate("App")
        #expect(target.modules.isEmpty)
        #expect(relative(target.unreadablePackages.map(\.path)) == ["Modules/Kit/Project.swift"])
        #expect(target.warnings.contains { $0.message.contains("type 'Project' has no member 'unknown'") })
        try folder.write("import ProjectDescription\nlet project = Project(", to: "App/Project.swift")
        let error = #expect(throws: BridgeError.self) { try locate("App") }
        #expect(error?.kind == .invalidProject)
        #expect(error?.message.contains("App/Project.swift does not say what the project is") == true)
    }

    @Test(
        "call assets as SwiftGen does",
        arguments: [
            ("ic_back-24", "icBack24"), ("AccentColor", "accentColor"), ("URLIcon", "urlIcon"), ("URL", "url"),
            ("MAIN_RED", "mainRed"), ("24h", "_24h"), ("gray 100", "gray100"),
        ])
    func assetNames(name: String, identifier: String) {
        #expect(TuistAssets.loweringFirstWord(of: TuistAssets.identifier(name)) == identifier)
    }

    @Test("are not looked for in Swift files that are called so by chance")
    func ordinaryFile() throws {
        for name in ["App/Project.swift", "Modules/Kit/Project.swift", "Modules/Base/Project.swift"] {
            try folder.write("struct Project {}", to: name)
        }
        try folder.write("import WidgetKit\n@main struct Clock: Widget {}", to: "App/Widget/Clock.swift")
        #expect(try locate("App/Widget").origin == folder.path("App/Widget"))
    }
}
