import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A target of Expo's")
struct ExpoTargetTests {
    private let folder: TemporaryFolder
    private static let groups = "\"com.apple.security.application-groups\""

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write("@main struct W: WidgetBundle {}", to: "targets/widget/index.swift")
        try folder.write("", to: "assets/logo.png")
        try folder.write(
            """
            { "expo": { "name": "Moon", "version": "3.2.0", "ios": { "bundleIdentifier": "com.moon",
              "appleTeamId": "TEAM", "entitlements": { \(Self.groups): ["group.com.moon.data"] } } } }
            """, to: "app.json")
    }

    private func target(_ configuration: String, in name: String = "expo-target.config.js") throws -> WidgetTarget {
        try folder.write(configuration, to: "targets/widget/" + name)
        return try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try FolderReader(path: folder.path + "/targets/widget").target()
        }
    }

    @Test("is named by its folder, or as its configuration calls it", arguments: ["widget", "Phases"])
    func named(name: String) throws {
        try folder.write(
            "module.exports = { type: 'widget', name: 'Phases' };", to: "targets/widget/expo-target.config.js")
        let path = folder.path + "/targets/widget"
        var locator = TargetLocator(targetName: name)
        let target = try ProjectBoundary(of: path).enforced { () throws(BridgeError) in try locator.locate(path) }
        #expect(target.swiftFiles == [path + "/index.swift"])
        var other = TargetLocator(targetName: "Other")
        let error = #expect(throws: BridgeError.self) {
            try ProjectBoundary(of: path).enforced { () throws(BridgeError) in try other.locate(path) }
        }
        #expect(error?.kind == .unknownTarget && error?.hint.hasPrefix("Leave --target out") == true)
    }

    @Test("is found from the app's folder, beside targets that are no widgets")
    func found() throws {
        try folder.write("module.exports = { type: 'widget' };", to: "targets/widget/expo-target.config.js")
        try folder.write("module.exports = { type: 'app-intent' };", to: "targets/intents/expo-target.config.js")
        try folder.write("@main\nstruct IntentsExtension: AppIntentsExtension {}", to: "targets/intents/index.swift")
        var locator = TargetLocator(targetName: nil)
        let target = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try locator.locate(folder.path)
        }
        #expect(target.swiftFiles == [folder.path("targets/widget/index.swift")])
    }

    /// A colour's components in each appearance, in 255ths of sRGB.
    private func components(_ name: String, of target: WidgetTarget) -> [String: [Int]] {
        let values = target.configuredAssets.colors.first { $0.name == name }?.values ?? []
        return Dictionary(
            uniqueKeysWithValues: values.map { value in
                let color = value.color
                let channels = [color.red, color.green, color.blue, color.alpha]
                return (value.variant.appearance.rawValue, channels.map { Int(($0 * 255).rounded()) })
            })
    }

    @Test("has the app's bundle identifier, team and app groups by a function of its configuration")
    func function() throws {
        let target = try target(
            """
            const { withName } = require("./names");
            const NAME = `${"Moon"} phases`;
            /** @type {import('@bacons/apple-targets').ConfigFunction} */
            module.exports = (config) => ({
              type: "widget", // a comment
              name: NAME,
              bundleIdentifier: '.phases',
              deploymentTarget: "17.2",
              frameworks: ["SwiftUI", "WidgetKit"],
              icon: withName("icon.png"),
              entitlements: {
                \(Self.groups): config.ios.entitlements[\(Self.groups)],
                "keychain-access-groups": [`$(AppIdentifierPrefix)${config.ios.bundleIdentifier}`],
              },
            });
            """)
        #expect(target.bundle.identifier == "com.moon.phases")
        #expect(target.bundle.appGroups == ["group.com.moon.data"])
        let information = try ProjectFixture.information(of: target)
        #expect(information["CFBundleDisplayName"] as? String == "Moon phases")
        #expect(information["CFBundleShortVersionString"] as? String == "3.2.0")
        #expect(target.warnings.isEmpty)
    }

    @Test("has colours by names, in light and dark, and images of the app")
    func assets() throws {
        let target = try target(
            """
            export default {
              type: "widget",
              colors: {
                $accent: "black", $widgetBackground: { light: "#fff", dark: "rgba(0, 0, 0, 0.5)" },
                gradient1: { color: "hsl(0, 0%, 100%)", darkColor: "#00000080" }, odd: "blurple",
              },
              images: { logo: "../../assets/logo.png", far: "https://example.com/far.png", both: { "2x": "./gone.png" } },
            } satisfies Config;
            """, in: "expo-target.config.ts")
        #expect(components("$accent", of: target) == ["any": [0, 0, 0, 255]])
        #expect(
            components("$widgetBackground", of: target) == ["any": [255, 255, 255, 255], "dark": [0, 0, 0, 128]])
        #expect(components("gradient1", of: target) == ["any": [255, 255, 255, 255], "dark": [0, 0, 0, 128]])
        #expect(
            target.configuredAssets.images == [
                .init(name: "logo", file: folder.path + "/assets/logo.png", scale: 1)
            ])
        let warnings = target.warnings.filter { $0.kind == .assetUnusable }
        #expect(warnings.map(\.subject) == ["odd", "far", "both"])
    }

    @Test("is read from JSON, and has the app's groups where it states none")
    func json() throws {
        let target = try target(#"{ "type": "widget", "name": "My Widget" }"#, in: "expo-target.config.json")
        #expect(target.bundle.identifier == "com.moon.MyWidget")
        #expect(target.bundle.appGroups == ["group.com.moon.data"])
    }

    @Test("takes what an app.config says that can be read, over app.json")
    func appConfiguration() throws {
        try folder.write(
            """
            import { ExpoConfig } from "expo/config";
            const IDENTIFIER: string = process.env.ID ?? "com.sun";
            export default ({ config }: any): ExpoConfig => {
              const extra = load();
              return { ...config, ios: { ...config.ios, bundleIdentifier: IDENTIFIER } };
            };
            """, to: "app.config.ts")
        let target = try target("module.exports = { type: 'widget' };")
        #expect(target.bundle.identifier == "com.sun.widget")
        #expect(target.bundle.appGroups == ["group.com.moon.data"])
    }

    @Test("tells what it computes")
    func computed() throws {
        let target = try target(
            """
            module.exports = config => {
              const colors = makeColors();
              return { type: "widget", colors, entitlements: { \(Self.groups): [groupOf(config)] }, icon: pick() };
            };
            """)
        let warning = try #require(target.warnings.first)
        #expect(warning.kind == .sourceLeftOut)
        #expect(warning.message.contains("computes colors, entitlements.com.apple.security.application-groups, and"))
        #expect(try !self.target("module.exports = make();").warnings.isEmpty)
    }

    @Test("comes before what an asset catalogue has of the same name")
    func precedence() throws {
        let target = try target("module.exports = { colors: { $accent: 'white' } };")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """, to: "targets/widget/Assets.xcassets/$accent.colorset/Contents.json")
        let output = try OutputFolder(BuildFiles.prepared(folder.path + "/output"))
        var compiler = AssetCatalogCompiler(output)
        try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try compiler.add(target.configuredAssets)
            try compiler.add(catalog: folder.path + "/targets/widget/Assets.xcassets")
        }
        #expect(compiler.index.colors.map(\.name) == ["$accent"])
        #expect(try #require(compiler.index.colors.first?.values.first).color.red > 0.999)
    }
}
