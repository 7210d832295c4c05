import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A folder without a project")
struct FolderReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import WidgetKit\n@main struct W: Widget {}", to: "ios/Pay/Pay.swift")
    }

    private func target(_ path: String = "ios/Pay", adding additions: [String] = []) throws -> WidgetTarget {
        var locator = TargetLocator(additions: additions.map { folder.path + "/" + $0 })
        return try ProjectBoundary(of: folder.path + "/" + path, adding: locator.additions).enforced {
            () throws(BridgeError) in try locator.locate(folder.path + "/" + path)
        }
    }

    private func names(_ paths: [String]) -> [String] {
        paths.map { ($0 as NSString).lastPathComponent }
    }

    @Test("has every Swift file in it, those of tests and dependencies aside, and those that are added")
    func members() throws {
        for file in ["Views/Row.swift", "PayTests/T.swift", "Pods/P.swift", ".build/B.swift", "Package.swift", "a.c"] {
            try folder.write("", to: "ios/Pay/" + file)
        }
        try folder.write("", to: "shared/Models/M.swift")
        try folder.write("", to: "shared/Other.swift")
        let target = try target(adding: ["shared/Models", "shared/Models/M.swift", "ios/Pay"])
        #expect(names(target.swiftFiles) == ["Pay.swift", "Row.swift", "M.swift"])
        #expect(names(target.foreignSources) == ["a.c"])
        #expect(#expect(throws: BridgeError.self) { try self.target(adding: ["none"]) }?.kind == .extensionMissing)
    }

    @Test(
        "is an app's root, whose one widget extension is meant and nothing beside it",
        arguments: ["pubspec.yaml", "package.json", "settings.gradle.kts"])
    func root(manifest: String) throws {
        try folder.write("", to: manifest)
        try folder.write("import Flutter\n@main class D: FlutterAppDelegate {}", to: "ios/Runner/AppDelegate.swift")
        try folder.write("struct P {}", to: "packages/plugin/ios/Plugin.swift")
        let target = try target(".")
        #expect(names(target.swiftFiles) == ["Pay.swift"])
        #expect(target.name == "Pay")
        try folder.write("import WatchKit\n@main struct W: WidgetBundle {}", to: "ios/Wrist/Wrist.swift")
        #expect(try self.target(".").name == "Pay")
        try folder.write("@main struct W: WidgetBundle {}", to: "ios/Other/Other.swift")
        let error = #expect(throws: BridgeError.self) { try self.target(".") }
        #expect(error?.kind == .ambiguousTarget)
        #expect(error?.message.hasSuffix("ios/Other, ios/Pay") == true)
    }

    @Test("is one of Expo's targets, with what all of these share")
    func expo() throws {
        try folder.write("struct M {}", to: "targets/_shared/Model.swift")
        try folder.write("@main struct W: WidgetBundle {}", to: "targets/widget/index.swift")
        #expect(names(try target("targets/widget").swiftFiles) == ["index.swift"])
        try folder.write("module.exports = { type: \"widget\" };", to: "targets/widget/expo-target.config.js")
        #expect(names(try target("targets/widget").swiftFiles) == ["index.swift", "Model.swift"])
    }

    @Test("follows symbolic links, but none to a folder that they lie in")
    func links() throws {
        try folder.write("", to: ".git/HEAD")
        try folder.write("", to: "shared/M.swift")
        let pay = folder.path + "/ios/Pay/"
        try FileManager.default.createSymbolicLink(atPath: pay + "Shared", withDestinationPath: "../../shared")
        try FileManager.default.createSymbolicLink(atPath: pay + "Again", withDestinationPath: ".")
        #expect(names(try target().swiftFiles) == ["Pay.swift", "M.swift"])
    }

    @Test("has a source once that two links, or a link and its folder, lead to")
    func linksToOneFolder() throws {
        try folder.write("", to: "ios/Pay/Models/M.swift")
        let pay = folder.path + "/ios/Pay/"
        try FileManager.default.createSymbolicLink(atPath: pay + "Views", withDestinationPath: "Models")
        try FileManager.default.createSymbolicLink(atPath: pay + "N.swift", withDestinationPath: "Models/M.swift")
        #expect(names(try target().swiftFiles) == ["M.swift", "Pay.swift"])
    }

    @Test("keeps what it has read of its files")
    func traits() throws {
        try folder.write("import Charts\nstruct Row {}", to: "ios/Pay/Row.swift")
        let target = try target()
        #expect(target.hasEntryPoint && !target.usesIntentConfiguration)
        #expect(Set(target.traits.keys) == Set(target.swiftFiles))
        #expect(target.traits[folder.path + "/ios/Pay/Row.swift"]?.imports == ["Charts": 1])
    }

    @Test("leaves out the app's own entry point")
    func app() throws {
        try folder.write("@main\nstruct A: App { }", to: "ios/Pay/App.swift")
        try folder.write(
            "@main class D: UIResponder, UIApplicationDelegate {}", to: "ios/Pay/AppDelegate.swift")
        try folder.write("@main struct I: AppIntentsExtension {}", to: "ios/Pay/Intents.swift")
        #expect(names(try target().swiftFiles) == ["Pay.swift"])
        try folder.write("// @main\n@main struct XExtension: WidgetBundle {}", to: "ios/Pay/X.swift")
        let error = #expect(throws: BridgeError.self) { try target() }
        #expect(error?.kind == .ambiguousTarget)
        #expect(error?.message.contains("Pay.swift, ") == true && error?.message.contains("App.swift") == false)
    }

    @Test("brings the Intents extension from the folder beside it, where intents configure its widgets")
    func intents() throws {
        try folder.write("class IntentHandler: INExtension {}", to: "ios/PayIntents/IntentHandler.swift")
        try folder.write("struct H {}", to: "ios/PayIntents/Helper.swift")
        try folder.write("let x = 1", to: "ios/App/Other.swift")
        try folder.write("<plist/>", to: "ios/App/Base.lproj/Pay.intentdefinition")
        #expect(try target().handlerFiles.isEmpty)
        try folder.write("let a = IntentConfiguration(kind: \"a\")", to: "ios/Pay/Use.swift")
        let target = try target()
        #expect(names(target.handlerFiles) == ["Helper.swift", "IntentHandler.swift"])
        #expect(names(target.intentDefinitions) == ["Pay.intentdefinition"])
    }

    @Test(
        "is for the system whose frameworks it imports",
        arguments: [
            ("import AppKit", Platform.macOS), ("import WatchKit", .watchOS), ("import class UIKit.UIImage", .iOS),
            ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", .iOS),
        ])
    func platform(source: String, platform: Platform) throws {
        try folder.write(source, to: "ios/Pay/P.swift")
        #expect(try target().settings.platform == platform)
    }

    @Test("has an Info.plist in any case, in which its name stands for the variables")
    func information() throws {
        try folder.write(
            """
            <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)!</string>
            <key>CFBundleShortVersionString</key><string>$(FLUTTER_BUILD_NAME)</string></dict></plist>
            """, to: "ios/Pay/Info.plist")
        let information = try ProjectFixture.information(of: target())
        #expect(information["CFBundleDisplayName"] as? String == "Pay!")
        #expect(information["CFBundleShortVersionString"] as? String == "1.0")
        #expect(information["CFBundleIdentifier"] as? String == "local.widget.Pay")
    }

    @Test("is told of before anything in it is read: what is made meanwhile belongs to it, or is noticed")
    func folderTold() throws {
        let made = folder.path("ios/Pay/Row.swift")
        let missing = folder.path("ios/Info.plist")
        let folders = FoldersRead { folder in
            let file = folder.hasSuffix("/Pay") ? made : missing
            _ = FileManager.default.createFile(atPath: file, contents: Data("struct Row {}".utf8))
        }
        let (names, text) = try ProjectBoundary(of: folder.path("ios/Pay"), folders: folders).enforced {
            () throws(BridgeError) in
            (try ProjectFiles.names(in: folder.path("ios/Pay")), try ProjectFiles.text(missing, .description))
        }
        #expect(names == ["Pay.swift", "Row.swift"])
        #expect(text == "struct Row {}")
        #expect(folders.all.count == 2)
    }
}
