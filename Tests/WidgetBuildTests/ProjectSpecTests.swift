import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A project that XcodeGen would generate") struct ProjectSpecTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for file in [
            "App/App.swift", "Clock/Widget.swift", "Clock/Views/Face.swift", "Clock/Tests/FaceTests.swift",
            "Clock/Notes.md", "Shared/Model.swift", "Shared/AppOnly.swift", "Shared/en.lproj/Localizable.strings",
        ] {
            try folder.write("", to: file)
        }
        try folder.write("", to: "Clock/Assets.xcassets/Contents.json")
        try folder.write("SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG WIDGET", to: "Config/Debug.xcconfig")
    }

    private func locate(_ specification: String, in path: String = "", target: String? = nil) throws -> WidgetTarget {
        try folder.write(specification, to: "project.yml")
        var locator = TargetLocator(targetName: target)
        return try ProjectBoundary(of: folder.path + "/" + path, adding: locator.additions).enforced {
            () throws(BridgeError) in try locator.locate(folder.path + "/" + path)
        }
    }

    private func relative(_ paths: [String]) -> [String] {
        paths.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private static let clock = """
        name: Clocks
        options:
          bundleIdPrefix: com.clocks
        configFiles:
          Debug: Config/Debug.xcconfig
        settings:
          base:
            SWIFT_VERSION: "6.0"
            MARKETING_VERSION: 2.1
        packages:
          Algorithms:
            url: https://example.com/algorithms
            from: 1.0.0
        targetTemplates:
          Shared:
            sources:
              - path: Shared
                excludes: ["AppOnly.swift"]
        targets:
          Clocks:
            type: application
            platform: iOS
            sources: [App]
          ClockWidget:
            type: app-extension
            platform: iOS
            templates: [Shared]
            sources:
              - path: Clock
                excludes:
                  - "**/*Tests.swift"
            info:
              path: Clock/Info.plist
              properties:
                CFBundleDisplayName: ${target_name}
                UIAppFonts: [Digits.ttf]
                NSExtension:
                  NSExtensionPointIdentifier: com.apple.widgetkit-extension
            entitlements:
              path: Clock/Clock.entitlements
              properties:
                com.apple.security.application-groups:
                  - group.com.clocks
            settings:
              SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
              STRING_CATALOG_GENERATE_SYMBOLS: YES
        """

    @Test("has the target's members, settings and declarations, though none of its files is made yet")
    func members() throws {
        let target = try locate(Self.clock)
        #expect(target.name == "ClockWidget")
        #expect(
            relative(target.swiftFiles).sorted() == [
                "Clock/Views/Face.swift", "Clock/Widget.swift", "Shared/Model.swift",
            ])
        #expect(relative(target.assetCatalogs) == ["Clock/Assets.xcassets"])
        #expect(relative(target.resources) == ["Shared/en.lproj/Localizable.strings"])
        #expect(target.bundle.identifier == "com.clocks.ClockWidget")
        #expect(target.bundle.appGroups == ["group.com.clocks"])
        #expect(target.missingFiles.isEmpty)
        #expect(target.settings.languageVersion == "6")
        #expect(target.settings.conditions == ["DEBUG", "WIDGET"])
        #expect(target.settings.flags == ["-default-isolation", "MainActor"] && target.settings.hasStringSymbols)
        let information = try ProjectFixture.information(of: target)
        #expect(information["CFBundleDisplayName"] as? String == "ClockWidget")
        #expect(information["UIAppFonts"] as? [String] == ["Digits.ttf"])
        #expect(information["CFBundleShortVersionString"] as? String == "2.1")
    }

    private static let bare = """
        targets:
          ClockWidget:
            type: app-extension
            sources: [Clock]
            info:
              properties:
                NSExtension:
                  NSExtensionPointIdentifier: com.apple.widgetkit-extension

        """

    @Test(
        "is compiled for debugging, unless it says otherwise",
        arguments: [
            ("", ["DEBUG"]), ("options: { settingPresets: none }", []), ("options: { settingPresets: targets }", []),
            ("options: { settingPresets: project }", ["DEBUG"]),
            ("settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEMO }", ["DEMO"]),
            ("settings: { configs: { Debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: A DEBUG } } }", ["A", "DEBUG"]),
        ])
    func conditions(member: String, conditions: [String]) throws {
        #expect(try locate(Self.bare + member).settings.conditions == conditions)
    }

    @Test("is what a folder of its target's sources is read by")
    func owner() throws {
        #expect(try locate(Self.clock, in: "Clock").name == "ClockWidget")
    }

    @Test("is not looked at beside a project that is there")
    func generated() throws {
        try folder.write("{ objects = {}; }", to: "Clocks.xcodeproj/project.pbxproj")
        #expect(throws: BridgeError.self) { try locate(Self.clock) }
    }

    @Test("takes in the files that it includes, settings of groups, and a target for the Mac")
    func included() throws {
        try folder.write(
            """
            targets:
              MacClock:
                type: app-extension
                platform: macOS
                sources: Widget.swift
                info: { path: Info.plist, properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } } }
                settings: { groups: [extensions], configs: { debug: { PRODUCT_NAME: Mac } } }
            """, to: "Clock/targets.yml")
        let target = try locate(
            """
            name: Clocks
            include: Clock/targets.yml
            settingGroups:
              extensions: { PRODUCT_BUNDLE_IDENTIFIER: "com.clocks.$(TARGET_NAME).group" }
            """)
        #expect(target.moduleName == "Mac")
        #expect(target.settings.platform == .macOS)
        #expect(target.bundle.identifier == "com.clocks.MacClock.group")
        #expect(relative(target.swiftFiles) == ["Clock/Widget.swift"])
    }

    @Test("goes on without an included file that is not there, and says which")
    func missingInclude() throws {
        let target = try locate(Self.clock + "\ninclude: [ local.yml ]\n")
        #expect(target.missingFiles == [folder.path + "/local.yml"])
        let warning = try #require(target.warnings.first { $0.kind == .fileMissing })
        #expect(warning.message.contains("names local.yml, which is not there"))
    }

    @Test("names the file where it is no specification", arguments: ["- a\n- b", "a: [", "\"a"])
    func invalid(text: String) throws {
        let error = #expect(throws: BridgeError.self) { try locate(text) }
        #expect(error?.kind == .invalidProject)
        #expect(error?.message.contains("project.yml") == true)
    }

    @Test(
        "patterns match paths as shells do",
        arguments: [
            ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false), ("**/*.swift", "B/A.swift", true),
            ("**/*.swift", "A.swift", true), ("Tests", "Tests/A.swift", true), ("Tests/**", "Tests/C/A.swift", true),
            ("A.{md,txt}", "A.txt", true), ("A?.md", "AB.md", true), ("A.md", "AxmD", false),
        ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path[...]) == matches)
    }
}
