import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A project that lists its files")
struct ExplicitProjectTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture(
            "Explicit", at: "Clock.xcodeproj",
            files: [
                "App/App.swift", "Shared Models/Item.swift", "Clock Widget/Clock+Widget.swift",
                "Clock Widget/NoMember.swift", "Clock Widget/Mac.swift", "Clock Widget/Legacy.m",
                "Clock Widget/Assets.xcassets/Contents.json", "Clock Widget/en.lproj/Localizable.strings",
                "Clock Widget/de.lproj/Localizable.strings", "Clock Widget/Base.lproj/Choice.intentdefinition",
                "Clock Widget/de.lproj/Choice.strings", "Clock Widget/samples/one.json",
            ],
            texts: [
                "Clock Widget/Info.plist": ProjectFixture.infoPlist(
                    point: "com.apple.widgetkit-extension",
                    "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
                        + "<key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>"),
                "Clock Widget/ClockWidget.entitlements": """
                <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
                <array><string>group.$(BUNDLE_PREFIX)</string></array></dict></plist>
                """,
                "Config/Base.xcconfig": """
                #include "Common.xcconfig"
                #include? "Absent.xcconfig"
                BUNDLE_PREFIX = org.example.$(COMPANY) // ours
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FROM_FILE
                """,
                "Config/Common.xcconfig": "COMPANY[sdk=macosx*] = mac\nCOMPANY = clock\n",
            ])
    }

    @Test("gives the widget its own files and those that it shares with the app, from wherever they are")
    func members() throws {
        let target = try fixture.locate()
        #expect(fixture.relative(target.swiftFiles) == ["Clock Widget/Clock+Widget.swift", "Shared Models/Item.swift"])
        #expect(fixture.relative(target.assetCatalogs) == ["Clock Widget/Assets.xcassets"])
        #expect(fixture.relative(target.intentDefinitions) == ["Clock Widget/Base.lproj/Choice.intentdefinition"])
        #expect(
            fixture.relative(target.resources).sorted() == [
                "Clock Widget/de.lproj/Choice.strings", "Clock Widget/de.lproj/Localizable.strings",
                "Clock Widget/en.lproj/Localizable.strings", "Clock Widget/samples",
            ])
        #expect(fixture.relative(target.foreignSources) == ["Clock Widget/Legacy.m"])
        #expect(target.missingFiles.isEmpty)
    }

    @Test("says how the widget is compiled and what its bundle declares, for debugging")
    func settings() throws {
        let target = try fixture.locate()
        #expect(target.name == "ClockWidgetExtension" && target.moduleName == "Clock_Widget")
        #expect(target.settings.languageVersion == "5")
        #expect(target.settings.conditions == ["DEBUG", "FROM_FILE", "WIDGET", "COCOAPODS", "EXTRA", "MORE"])
        #expect(target.settings.flags == ["-enable-bare-slash-regex"])
        #expect(target.bundle.identifier == "org.example.clock.clockwidgetextension")
        #expect(target.bundle.appGroups == ["group.org.example.clock"])
        let information = try ProjectFixture.information(of: target)
        #expect(information["CFBundleDisplayName"] as? String == "Clock of Clock")
        #expect(information["CFBundleShortVersionString"] as? String == "1.2")
        #expect(information["CFBundleVersion"] as? String == "1")
        #expect(information["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(information["NSSupportsLiveActivities"] as? Bool == true)
    }

    @Test("is found from itself, its folder, the widget's folder, and a folder above", arguments: [0, 1, 2, 3])
    func found(index: Int) throws {
        let parent = (fixture.folder.path as NSString).lastPathComponent
        let path = ["Clock.xcodeproj", ".", "Clock Widget", "../\(parent)/Clock Widget/.."][index]
        #expect(try fixture.locate(path).name == "ClockWidgetExtension")
    }

    @Test("is named with the file that it lists and that is not there")
    func missingFile() throws {
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/Shared Models/Item.swift")
        let target = try fixture.locate()
        #expect(fixture.relative(target.missingFiles) == ["Shared Models/Item.swift"])
        #expect(
            target.warnings.contains {
                $0.kind == .fileMissing && $0.message.contains("Shared Models/Item.swift, which is not there")
            })
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/Clock Widget/Clock+Widget.swift")
        let error = #expect(throws: BridgeError.self) { try fixture.locate() }
        #expect(error?.kind == .noSwiftFiles)
        #expect(error?.message.contains("Clock+Widget.swift and 1 more") == true)
    }

    @Test("takes further files")
    func additions() throws {
        let target = try fixture.locate("Clock Widget", adding: ["App"])
        #expect(fixture.relative(target.swiftFiles).last == "App/App.swift")
    }

    @Test("leaves a folder that is not the widget's to itself")
    func otherFolder() throws {
        let target = try fixture.locate("App")
        #expect(target.name == "App" && fixture.relative(target.swiftFiles) == ["App/App.swift"])
    }

    @Test("beside the widget's folder is found, and one that has no widgets does not hide the folder")
    func beside() throws {
        let root = fixture.folder.path
        try fixture.folder.write("{}", to: "Vendor/Library/Library.xcodeproj/project.pbxproj")
        try FileManager.default.createDirectory(atPath: root + "/App/Project", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/Clock.xcodeproj", toPath: root + "/App/Clock.xcodeproj")
        let file = root + "/App/Clock.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try text.replacingOccurrences(of: "projectDirPath = \"\"", with: "projectDirPath = ..")
            .write(toFile: file, atomically: false, encoding: .utf8)
        #expect(try fixture.locate("Clock Widget").name == "ClockWidgetExtension")
        try FileManager.default.removeItem(atPath: root + "/App/Clock.xcodeproj")
        #expect(#expect(throws: BridgeError.self) { try fixture.locate() }?.kind == .invalidProject)
        try FileManager.default.removeItem(atPath: root + "/Vendor/Library/Library.xcodeproj/project.pbxproj")
        try fixture.folder.write(
            "{ objects = { P = {isa = PBXProject; targets = (); }; }; rootObject = P; }",
            to: "Vendor/Library/Library.xcodeproj/project.pbxproj")
        #expect(try fixture.locate().swiftFiles.count == 5)
    }

    @Test("that cannot be read says where it breaks off")
    func broken() throws {
        try fixture.folder.write("{ objects = {\n<<<<<<< HEAD\n};", to: "Clock.xcodeproj/project.pbxproj")
        let error = #expect(throws: BridgeError.self) { try fixture.locate() }
        #expect(error?.kind == .invalidProject)
        #expect(error?.message.contains("line 2") == true)
        try fixture.folder.write("{}", to: "Clock.xcodeproj/project.pbxproj")
        #expect(#expect(throws: BridgeError.self) { try fixture.locate() }?.message.contains("no root object") == true)
    }

    @Test("is read as XML and as JSON, too")
    func otherForms() throws {
        let path = fixture.folder.path + "/Clock.xcodeproj/project.pbxproj"
        let file = URL(filePath: path)
        let expected = try fixture.locate()
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        #expect(try fixture.locate() == expected)
        try JSONSerialization.data(withJSONObject: list).write(to: file)
        #expect(try fixture.locate() == expected)
    }
}
