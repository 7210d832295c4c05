import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A project that is not all there")
struct IncompleteProjectTests {
    private let fixture: ProjectFixture

    /// A widget for phones and the Mac that names an `.xcconfig`, and one for watches.
    init() throws {
        fixture = try ProjectFixture.project(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (W, V); buildConfigurationList = PL; };
            G = { isa = PBXGroup; children = (F, F2, X); sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Widget/Gone.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = F; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            S = { isa = PBXSourcesBuildPhase; files = (B, B2); };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                buildPhases = (S); buildConfigurationList = WL; };
            WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
            WC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
                SUPPORTED_PLATFORMS = "macosx iphoneos iphonesimulator"; INFOPLIST_FILE = Widget/Info.plist;
                CODE_SIGN_ENTITLEMENTS = Widget/Widget.entitlements; INFOPLIST_KEY_Group = "group.$(TEAM)";
                PRODUCT_BUNDLE_IDENTIFIER = "org.$(TEAM).app.widget"; MARKETING_VERSION = "$(NEVER_SAID)"; }; };
            V = { isa = PBXNativeTarget; name = WatchWidget; productType = "com.apple.product-type.app-extension";
                buildPhases = (S); buildConfigurationList = VL; };
            VL = { isa = XCConfigurationList; buildConfigurations = (VC); };
            VC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SDKROOT = watchos; INFOPLIST_FILE = Widget/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.watch; }; };
            """)
        try fixture.folder.write("", to: "Widget/Widget.swift")
        try fixture.folder.write(ProjectFixture.widget, to: "Widget/Info.plist")
        try fixture.folder.write(
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key><array>
            <string>group.com.$(TEAM).app</string><string>$(TeamIdentifierPrefix)group.$(CFBundleIdentifier)</string>
            <string>group.${SUFFIX:default=known}</string></array></dict></plist>
            """, to: "Widget/Widget.entitlements")
    }

    private func configure(_ text: String) throws { try fixture.folder.write(text, to: "Config/App.xcconfig") }

    @Test("gives what has no value its own name, everywhere the same, and says so")
    func standIns() throws {
        try configure("DEVELOPMENT_TEAM = ABC\n")
        let target = try fixture.locate()
        #expect(target.bundle.identifier == "org.TEAM.app.widget")
        #expect(
            target.bundle.appGroups == ["group.com.TEAM.app", "ABC.group.org.TEAM.app.widget", "group.known"])
        let information = try ProjectFixture.information(of: target)
        #expect(information["Group"] as? String == "group.TEAM")
        #expect(information["CFBundleShortVersionString"] as? String == "1.0")
        let warnings = target.warnings.filter { $0.kind == .settingUndefined }
        #expect(warnings.map(\.subject) == ["TEAM"])
        #expect(warnings.first?.message.hasSuffix("'TEAM' stands for it") == true)
    }

    @Test("says nothing where a file of settings gives the value")
    func defined() throws {
        try configure("TEAM = acme\nDEVELOPMENT_TEAM = ABC\n")
        let target = try fixture.locate()
        #expect(target.bundle.appGroups?.first == "group.com.acme.app")
        #expect(!target.warnings.contains { $0.kind == .settingUndefined })
    }

    @Test("takes an app group that stands without a list")
    func oneGroup() throws {
        try configure("")
        try fixture.folder.write(
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <string>group.com.acme.app</string></dict></plist>
            """, to: "Widget/Widget.entitlements")
        #expect(try fixture.locate().bundle.appGroups == ["group.com.acme.app"])
    }

    @Test("builds with the files there are, and names those that are not")
    func missingFiles() throws {
        #expect(
            try fixture.relative(fixture.locate().missingFiles) == ["Widget/Gone.swift", "Config/App.xcconfig"])
        try configure("#include \"Secrets.xcconfig\"\n#include? \"Local.xcconfig\"\nTEAM = acme\n")
        let target = try fixture.locate()
        #expect(fixture.relative(target.missingFiles) == ["Widget/Gone.swift", "Config/Secrets.xcconfig"])
        #expect(fixture.relative(target.swiftFiles) == ["Widget/Widget.swift"])
        #expect(target.warnings.count { $0.kind == .fileMissing } == 2)
        #expect(target.bundle.identifier == "org.acme.app.widget")
    }

    @Test("takes what differs in capitals alone for what the project names, as a Mac's file system does, and says so")
    func respelled() throws {
        for name in ["Widget.swift", "Info.plist", "Widget.entitlements"] {
            let text = try String(contentsOfFile: fixture.folder.path("Widget/" + name), encoding: .utf8)
            try fixture.folder.write(text, to: "widget/" + name)
        }
        try FileManager.default.removeItem(atPath: fixture.folder.path("Widget"))
        try fixture.folder.write("TEAM = acme\nDEVELOPMENT_TEAM = ABC\n", to: "Config/app.xcconfig")
        let target = try fixture.locate()
        #expect(fixture.relative(target.swiftFiles) == ["widget/Widget.swift"])
        #expect(fixture.relative(target.missingFiles) == ["Widget/Gone.swift"])
        #expect(target.bundle.appGroups?.first == "group.com.acme.app")
        let warnings = target.warnings.filter { $0.kind == .fileRespelled }
        #expect(warnings.map(\.message) == ["App.xcodeproj names Widget, which is widget on disk"])
    }

    @Test("does not guess which of several files is meant")
    func ambiguous() throws {
        for folder in ["WIDGET", "widget"] { try fixture.folder.write("struct S {}", to: folder + "/Gone.swift") }
        let target = try fixture.locate()
        #expect(fixture.relative(target.missingFiles).first == "Widget/Gone.swift")
        #expect(!target.warnings.contains { $0.kind == .fileRespelled })
    }

    @Test("knows the pods that its Podfile names, of which none is a slip of a module of Apple's")
    func pods() throws {
        try fixture.folder.write(
            "target 'Widget' do\n  pod 'SwiftDate', '~> 6'\n  # pod 'Gone'\n  pod \"Kit-Core/UI\"\nend\n", to: "Podfile"
        )
        #expect(try fixture.locate().packageProducts == ["SwiftDate", "Kit_Core"])
    }

    @Test("has a package's product in the place of a module of Apple's that is called so, where it takes it")
    func shadowed() throws {
        let path = fixture.folder.path("App.xcodeproj/project.pbxproj")
        var project = try String(contentsOfFile: path, encoding: .utf8)
        project.replace(
            "isa = PBXNativeTarget; name = Widget;",
            with: "isa = PBXNativeTarget; name = Widget; packageProductDependencies = (R1, R2);", maxReplacements: 1)
        let end = try #require(project.range(of: "objects = {")).upperBound
        project.insert(
            contentsOf: """

                R1 = {isa = XCSwiftPackageProductDependency; productName = Charts; };
                R2 = {isa = XCSwiftPackageProductDependency; productName = Lottie; };
                R3 = {isa = XCSwiftPackageProductDependency; productName = Network; };
                """, at: end)
        try fixture.folder.write(project, to: "App.xcodeproj/project.pbxproj")
        #expect(try fixture.locate().shadowedModules == ["Charts"])
    }

    @Test("knows what the packages are called that its project takes, whatever their products are")
    func repositories() throws {
        let path = fixture.folder.path("App.xcodeproj/project.pbxproj")
        var project = try String(contentsOfFile: path, encoding: .utf8)
        project.replace(
            "isa = PBXProject;",
            with: "isa = PBXProject; packageReferences = (R1, R2);", maxReplacements: 1)
        let references = """
            R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/SwiftDate.git"; };
            R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/acme/Kit/"; };
            R3 = {isa = XCSwiftPackageProductDependency; package = R1; productName = SwiftDateDynamic; };
            """
        let end = try #require(project.range(of: "objects = {")).upperBound
        project.insert(contentsOf: "\n" + references, at: end)
        try fixture.folder.write(project, to: "App.xcodeproj/project.pbxproj")
        #expect(try fixture.locate().packageProducts == ["SwiftDate", "SwiftDateDynamic", "Kit"])
    }

    @Test("is built without what git-crypt has encrypted, which it says")
    func encrypted() throws {
        try configure("")
        try fixture.folder.write("\0GITCRYPT\0\u{1}struct Secret {}", to: "Widget/Gone.swift")
        let target = try fixture.locate()
        #expect(fixture.relative(target.swiftFiles) == ["Widget/Widget.swift"])
        #expect(fixture.relative(target.missingFiles) == ["Widget/Gone.swift"])
        let warning = target.warnings.first { $0.kind == .fileMissing }
        #expect(warning?.message.hasSuffix("Widget/Gone.swift, which is encrypted") == true)
        #expect(warning?.hint.contains("git-crypt unlock") == true)
    }

    @Test("is built for phones, unless another system is asked for, and the others are told")
    func platforms() throws {
        try configure("TEAM = acme\n")
        let phone = try fixture.locate()
        #expect(phone.name == "Widget" && phone.settings.platform == .iOS)
        #expect(phone.otherPlatforms == [.macOS, .watchOS])
        #expect(phone.title.hasSuffix("for iOS (there is --platform macOS, --platform watchOS too)"))
        let mac = try fixture.locate(platform: .macOS)
        #expect(mac.name == "Widget" && mac.settings.platform == .macOS)
        let watch = try fixture.locate(platform: .watchOS)
        #expect(watch.name == "WatchWidget" && watch.settings.platform == .watchOS)
        let error = #expect(throws: BridgeError.self) { try fixture.locate(platform: .visionOS) }
        #expect(error?.kind == .noWidgetTarget)
        #expect(error?.message.hasSuffix("for visionOS; there are: Widget (iOS), WatchWidget (watchOS)") == true)
    }

    @Test("is found beside projects without contents and what archives of macOS leave")
    func passedOver() throws {
        try configure("TEAM = acme\n")
        try fixture.folder.write("", to: "Empty.xcodeproj/xcshareddata/xcschemes/Empty.xcscheme")
        try fixture.folder.write("not a project", to: "__MACOSX/App.xcodeproj/project.pbxproj")
        try fixture.folder.write("not a project", to: "._App.xcodeproj/project.pbxproj")
        #expect(try fixture.locate().name == "Widget")
        #expect(try fixture.locate("Widget").name == "Widget")
        let error = #expect(throws: BridgeError.self) { try fixture.locate("Empty.xcodeproj") }
        #expect(error?.kind == .invalidProject)
    }

    @Test("has files that are named where they were on another machine")
    func absolute() throws {
        let file = fixture.folder.path("App.xcodeproj/project.pbxproj")
        let text = try String(contentsOfFile: file, encoding: .utf8).replacing(
            #"path = Widget/Widget.swift; sourceTree = "<group>";"#,
            with: #"path = "/Users/me/Desktop/App 2/Widget/Widget.swift"; sourceTree = "<group>";"#)
        try fixture.folder.write(
            text.replacing(
                #"path = Widget/Gone.swift; sourceTree = "<group>";"#,
                with: #"path = /Users/me/Widget.swift; sourceTree = "<absolute>";"#),
            to: "App.xcodeproj/project.pbxproj")
        let target = try fixture.locate(target: "Widget")
        #expect(fixture.relative(target.swiftFiles) == ["Widget/Widget.swift"])
        #expect(target.missingFiles.contains("/Users/me/Widget.swift"))
    }
}
