import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("The app's own modules")
struct ModuleResolverTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture(
            "Modules", at: "app/App.xcodeproj", files: ["app/Kit/Resources/Assets.xcassets/Contents.json"],
            texts: [
                "app/Widget/W.swift": "import Kit\nimport struct Models.Item\nimport SwiftUI\nimport Kingfisher",
                "app/Widget/Info.plist": ProjectFixture.widget,
                "app/Kit/Kit.swift": "import Models\n#if canImport(UIKit)\nimport Theme\n#endif",
                "app/Packages/Data/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Data", dependencies: [.package(path: "../Design")], targets: [
                    .target(name: "Models", dependencies: ["Core"]),
                    .target(
                        name: "Core", path: "Elsewhere/Core"),
                    .testTarget(name: "ModelsTests", dependencies: ["Models"]),
                ])
                """,
                "app/Packages/Data/Sources/Models/Item.swift": "import Core",
                "app/Packages/Data/Elsewhere/Core/Core.swift": "import Models",
                "app/Packages/Design/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                // What is no literal needs the manifest to be run.
                let name = "Theme"
                let p = Package(name: "Design", targets: [
                    .target(
                        name: "Theme", dependencies: ["CTheme"], exclude: ["Notes.swift"], resources: [.process("theme.json")],
                        swiftSettings: [
                            .define("DARK", .when(platforms: [.iOS])), .define("DESK", .when(platforms: [.macOS])),
                            .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5),
                        ]),
                    .target(name: "C" + name, cSettings: [.define("C", to: "1"), .headerSearchPath("private")]),
                ])
                """,
                "app/Packages/Design/Sources/Theme/Theme.swift": "import Charts\nimport CTheme",
                "app/Packages/Design/Sources/Theme/Notes.swift": "",
                "app/Packages/Design/Sources/Theme/README.txt": "",
                "app/Packages/Design/Sources/CTheme/theme.c": "",
                "app/Packages/Design/Sources/CTheme/include/theme.h": "",
                "app/Packages/Design/Sources/Theme/theme.json": "{}",
                "app/Packages/Design/Sources/Charts/Charts.swift": "",
            ])
    }

    @Test("that a widget imports come with it, each behind those that it needs itself")
    func order() throws {
        let modules = try fixture.locate().modules
        #expect(modules.map(\.name) == ["Core", "Models", "Theme", "Kit"])
        #expect(modules.map(\.package) == ["Data", "Data", "Design", nil])
        #expect(
            fixture.relative(modules.flatMap(\.files)) == [
                "app/Packages/Data/Elsewhere/Core/Core.swift", "app/Packages/Data/Sources/Models/Item.swift",
                "app/Packages/Design/Sources/Theme/Theme.swift", "app/Packages/Design/Sources/Theme/theme.json",
                "app/Kit/Kit.swift",
            ])
        #expect(modules[3].settings.conditions == ["KIT"])
    }

    @Test(
        "are those of other projects in the checkout, too, with the imports that their headers bring along",
        arguments: ["app/Libraries/King", "app"])
    func otherProjects(folder: String) throws {
        try fixture.folder.write(
            """
            // !$*UTF8*$!
            {
                rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (S, H); };
                    S = {isa = PBXFileReference; sourceTree = "<group>"; path = Core.swift; };
                    H = {isa = PBXFileReference; sourceTree = "<group>"; path = Kingfisher.h; };
                    T = {isa = PBXNativeTarget; name = Kingfisher; productType = "com.apple.product-type.framework";
                        buildPhases = (B, C); };
                    B = {isa = PBXSourcesBuildPhase; files = (F); };
                    C = {isa = PBXHeadersBuildPhase; files = (E); };
                    F = {isa = PBXBuildFile; fileRef = S; };
                    E = {isa = PBXBuildFile; fileRef = H; };
                };
            }
            """, to: folder + "/King.xcodeproj/project.pbxproj")
        try fixture.folder.write("", to: folder + "/Core.swift")
        try fixture.folder.write(
            "#import <UIKit/UIKit.h>\n@import Foundation;\n#import \"other.h\"\n#import <Other/Other.h>",
            to: folder + "/Kingfisher.h")
        let modules = try fixture.locate("app/Widget").modules
        let module = try #require(modules.first { $0.name == "Kingfisher" })
        #expect(fixture.relative(module.swiftFiles) == [folder + "/Core.swift"])
        #expect(module.settings.implicitImports == ["_KingfisherHeaders"])
        #expect(module.exports == ["_KingfisherHeaders"])
        let headers = try #require(modules.first { $0.name == "_KingfisherHeaders" }?.foreign)
        #expect(fixture.relative(headers.headers) == [folder + "/Kingfisher.h"])
        #expect(headers.imports == ["UIKit", "Foundation", "Other"])
    }

    @Test("with headers alone that name those of intents have the classes of these")
    func intentsWithoutSources() throws {
        let fixture = try ProjectFixture.project(
            """
            P = {isa = PBXProject; mainGroup = G; targets = (W, K); };
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (WS, KH, D); };
            WS = {isa = PBXFileReference; sourceTree = "<group>"; path = W.swift; };
            KH = {isa = PBXFileReference; sourceTree = "<group>"; path = Kit.h; };
            D = {isa = PBXFileReference; sourceTree = "<group>"; path = Refill.intentdefinition; };
            W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
                buildPhases = (WB); buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (KH1, KB); };
            WB = {isa = PBXSourcesBuildPhase; files = (WF); };
            KH1 = {isa = PBXHeadersBuildPhase; files = (KF); };
            KB = {isa = PBXSourcesBuildPhase; files = (KD); };
            WF = {isa = PBXBuildFile; fileRef = WS; };
            KF = {isa = PBXBuildFile; fileRef = KH; settings = {ATTRIBUTES = (Public, ); }; };
            KD = {isa = PBXBuildFile; fileRef = D; };
            """)
        for (name, text) in [
            "W.swift": "import Kit\nimport WidgetKit", "Kit.h": "#import <Kit/RefillIntent.h>",
            "Info.plist": ProjectFixture.widget,
            "Refill.intentdefinition": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Refill</string></dict></array></dict></plist>
            """,
        ] {
            try fixture.folder.write(text, to: name)
        }
        let modules = try fixture.locate().modules
        #expect(modules.map(\.name) == ["_KitHeaders", "Kit"])
        #expect(modules.first?.foreign?.imports == [])
        let kit = try #require(modules.last)
        #expect(kit.foreign == nil)
        let sources = try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            try GeneratedSource.all(for: kit)
        }
        #expect(sources.contains { $0.text.contains("class RefillIntent") })
    }

    @Test(
        "have the classes of the intents that their sources name, which the widget then has from them",
        arguments: [
            (kit: "let a = RefillIntent()", attributes: "no_codegen", ofKit: true, ofWidget: false),
            (kit: "let a = RefillIntent()", attributes: "", ofKit: true, ofWidget: true),
            (kit: "let a = 1", attributes: "no_codegen", ofKit: false, ofWidget: true),
        ])
    func intents(kit: String, attributes: String, ofKit: Bool, ofWidget: Bool) throws {
        let fixture = try ProjectFixture.project(
            """
            P = {isa = PBXProject; mainGroup = G; targets = (W, K); };
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (WS, KS, D); };
            WS = {isa = PBXFileReference; sourceTree = "<group>"; path = W.swift; };
            KS = {isa = PBXFileReference; sourceTree = "<group>"; path = Kit.swift; };
            D = {isa = PBXFileReference; sourceTree = "<group>"; path = Refill.intentdefinition; };
            W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
                buildPhases = (WB); buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (KB); };
            WB = {isa = PBXSourcesBuildPhase; files = (WF, WD); };
            KB = {isa = PBXSourcesBuildPhase; files = (KF, KD); };
            WF = {isa = PBXBuildFile; fileRef = WS; };
            WD = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (\(attributes)); }; };
            KF = {isa = PBXBuildFile; fileRef = KS; };
            KD = {isa = PBXBuildFile; fileRef = D; };
            """)
        for (name, text) in [
            "W.swift": "import Kit\nimport WidgetKit", "Kit.swift": kit, "Info.plist": ProjectFixture.widget,
            "Refill.intentdefinition": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Refill</string></dict></array></dict></plist>
            """,
        ] {
            try fixture.folder.write(text, to: name)
        }
        let target = try fixture.locate()
        let module = try #require(target.modules.first)
        #expect(fixture.relative(module.intentDefinitions) == (ofKit ? ["Refill.intentdefinition"] : []))
        #expect(fixture.relative(target.intentDefinitions) == (ofWidget ? ["Refill.intentdefinition"] : []))
        let sources = try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            try GeneratedSource.all(for: module)
        }
        #expect(sources.contains { $0.text.contains("class RefillIntent") } == ofKit)
    }

    @Test("of packages are compiled as their manifests say")
    func settings() throws {
        let target = try fixture.locate()
        let theme = try #require(target.modules.first { $0.name == "Theme" })
        #expect(theme.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "DARK"])
        #expect(theme.settings.flags == ["-enable-upcoming-feature", "ExistentialAny"])
        #expect(theme.settings.languageVersion == "5")
        #expect(!theme.isFromElsewhere)
        let mixed = try #require(target.clangModules.first)
        #expect(target.clangModules.count == 1)
        #expect(mixed.name == "CTheme")
        #expect(fixture.relative(mixed.sources) == ["app/Packages/Design/Sources/CTheme/theme.c"])
        #expect(fixture.relative([mixed.headers]) == ["app/Packages/Design/Sources/CTheme/include"])
        #expect(mixed.arguments.first == "-DC=1")
        #expect(mixed.arguments.last?.hasSuffix("Sources/CTheme/private") == true)
    }

    @Test("of packages are found where their manifests put names together")
    func composedNames() throws {
        try fixture.folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let app = "News"
            let package = Package(name: app, targets: [.target(name: "\\(app)Kit", path: "Shared")])
            """, to: "app/Package.swift")
        try fixture.folder.write("import NewsKit", to: "app/Widget/W.swift")
        try fixture.folder.write("", to: "app/Shared/News.swift")
        #expect(try fixture.locate().modules.map(\.name) == ["NewsKit"])
    }

    @Test("have the classes of their data models, and the widget the models")
    func dataModels() throws {
        let model = "Sources/Models/Store.xcdatamodeld"
        try fixture.folder.write(
            """
            <?xml version="1.0"?><model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Habit" representedClassName="HabitEntity" codeGenerationType="class">
            <attribute name="streak" attributeType="Integer 16" usesScalarValueType="YES"/></entity></model>
            """, to: "app/Packages/Data/\(model)/Store.xcdatamodel/contents")
        let target = try fixture.locate()
        let models = try #require(target.modules.first { $0.name == "Models" })
        #expect(fixture.relative(models.resources) == ["app/Packages/Data/" + model])
        let generated = try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            try GeneratedSource.all(for: models)
        }
        let source = try #require(generated.first { $0.name == "DataModel-0" })
        #expect(source.text.contains("open class HabitEntity: NSManagedObject"))
        let names = try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            try DataModelSource.models(in: target.allResources).map(\.name)
        }
        #expect(names == ["Store"])
    }

    @Test("are those of packages beside the project's folder, where nothing says that it is a checkout")
    func unpacked() throws {
        try fixture.folder.write("", to: "Workspace.swift")
        try fixture.folder.write("import Beside", to: "app/Widget/W.swift")
        try fixture.folder.write("", to: "Packages/Beside/Sources/Beside/B.swift")
        try fixture.folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Beside", targets: [.target(name: "Beside")])
            """, to: "Packages/Beside/Package.swift")
        #expect(try fixture.locate("app").modules.map(\.name) == ["Beside"])
    }

    @Test("of a package whose manifest says nothing are missing, which is a warning")
    func unreadable() throws {
        try fixture.folder.write("let \"Theme\"", to: "app/Packages/Design/Package.swift")
        let target = try fixture.locate()
        #expect(target.modules.map(\.name) == ["Core", "Models", "Kit"])
        #expect(
            target.warnings.filter { $0.kind == .packageLeftOut }.map(\.file) == [
                fixture.folder.path + "/app/Packages/Design/Package.swift"
            ])
    }

    @Test("that are from elsewhere are named with where they come from")
    func remote() throws {
        #expect(try fixture.locate().remotePackages == ["https://example.org/Kingfisher"])
    }

    @Test("have the traits that those who depend on their package ask for, else its default ones")
    func traits() throws {
        try fixture.folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Design",
                traits: [.default(enabledTraits: ["Bright"]), .trait(name: "Bright", enabledTraits: ["Light"]), "Light", "Dark"],
                targets: [
                    .target(name: "Theme", swiftSettings: [
                        .define("LIT", .when(traits: ["Light"])), .define("UNLIT", .when(traits: ["Dark"])),
                    ]),
                ])
            """, to: "app/Packages/Design/Package.swift")
        let theme = { try #require(try fixture.locate().modules.first { $0.name == "Theme" }).settings.conditions }
        #expect(try theme() == ["DEBUG", "SWIFT_PACKAGE", "Bright", "Light", "LIT"])
        try fixture.folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Data", dependencies: [.package(path: "../Design", traits: ["Dark"])],
                targets: [.target(name: "Models"), .target(name: "Core", path: "Elsewhere/Core")])
            """, to: "app/Packages/Data/Package.swift")
        #expect(try theme() == ["DEBUG", "SWIFT_PACKAGE", "Dark", "UNLIT"])
    }

    @Test("are also those that a file asks after, of which it imports nothing")
    func queried() throws {
        try fixture.folder.write(
            "import Core\n#if canImport(Charter)\n#endif", to: "app/Packages/Data/Sources/Models/Item.swift")
        try fixture.folder.write("", to: "app/Packages/Charts/Sources/Charter/Charter.swift")
        try fixture.folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Charts", targets: [.target(name: "Charter")])
            """, to: "app/Packages/Charts/Package.swift")
        #expect(try fixture.locate().modules.map(\.name) == ["Charter", "Core", "Models", "Theme", "Kit"])
    }
}
