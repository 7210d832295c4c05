import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A project with several widget extensions")
struct SeveralTargetsTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture(
            "Several", at: "App.xcodeproj",
            files: [
                "First/W1.swift", "Second/W2.swift", "Watch/Watch.swift", "Handler/IntentHandler.swift",
                "Handler/Choice.intentdefinition",
            ],
            texts: [
                "First/Info.plist": ProjectFixture.widget, "Second/Info.plist": ProjectFixture.widget,
                "Watch/Info.plist": ProjectFixture.widget,
                "Handler/Info.plist": ProjectFixture.infoPlist(point: "com.apple.intents-service"),
            ])
    }

    @Test("wants one to be named, and lists those for the phone")
    func ambiguous() throws {
        let error = #expect(throws: BridgeError.self) { try fixture.locate() }
        #expect(error?.kind == .ambiguousTarget)
        #expect(error?.message.hasSuffix("FirstWidget (App.xcodeproj), SecondWidget (App.xcodeproj)") == true)
        #expect(try fixture.locate(target: "SecondWidget").name == "SecondWidget")
        #expect(try fixture.locate("App.xcodeproj", target: "WatchWidget").name == "WatchWidget")
    }

    @Test("wants the project to be named where several have a target of that name")
    func alike() throws {
        let (project, copy) = (fixture.folder.path("App.xcodeproj"), fixture.folder.path("Copy.xcodeproj"))
        try FileManager.default.copyItem(atPath: project, toPath: copy)
        let error = #expect(throws: BridgeError.self) { try fixture.locate(target: "FirstWidget") }
        #expect(error?.message.hasSuffix("FirstWidget (App.xcodeproj), FirstWidget (Copy.xcodeproj)") == true)
        #expect(error?.hint == "Name the project by its path instead.")
        #expect(try fixture.locate("Copy.xcodeproj", target: "FirstWidget").name == "FirstWidget")
    }

    @Test("gives of two that bear one name the one that the app ships")
    func shipped() throws {
        let path = fixture.folder.path("App.xcodeproj/project.pbxproj")
        let project = try String(contentsOfFile: path, encoding: .utf8)
            .replacing("name = SecondWidget;", with: "name = FirstWidget; productReference = R2;")
        try project.write(toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: BridgeError.self) { try fixture.locate(target: "FirstWidget") }
        #expect(error?.hint == "Give one of the targets another name, or embed the one that is meant in the app.")
        let shipping = project.replacing(
            "product-type.application\"; buildPhases = ();",
            with: "product-type.application\"; buildPhases = (S5, );"
        ).replacing(
            "T6 = {",
            with: """
                R2 = {isa = PBXFileReference; path = FirstWidget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                B7 = {isa = PBXBuildFile; fileRef = R2; };
                S5 = {isa = PBXCopyFilesBuildPhase; files = (B7, ); };
                T6 = {
                """)
        try shipping.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(fixture.relative(try fixture.locate(target: "FirstWidget").swiftFiles) == ["Second/W2.swift"])
        #expect(fixture.relative(try fixture.locate().swiftFiles) == ["Second/W2.swift"])
    }

    @Test("gives the one whose folder is named")
    func byFolder() throws {
        #expect(try fixture.locate("First").name == "FirstWidget")
        #expect(try fixture.locate("Second").name == "SecondWidget")
    }

    @Test("lists what there is in place of an unknown target, or of one that is no extension")
    func unknown() throws {
        for name in ["Nothing", "App"] {
            let error = #expect(throws: BridgeError.self) { try fixture.locate(target: name) }
            #expect(error?.kind == .unknownTarget)
            #expect(error?.message.hasSuffix("there are: FirstWidget, SecondWidget, WatchWidget") == true)
        }
    }

    @Test("brings the Intents extension's files, those aside that the widget has itself")
    func handlers() throws {
        let target = try fixture.locate("First")
        #expect(fixture.relative(target.swiftFiles) == ["First/W1.swift"])
        #expect(fixture.relative(target.handlerFiles) == ["Handler/IntentHandler.swift"])
        #expect(fixture.relative(target.intentDefinitions) == ["Handler/Choice.intentdefinition"])
    }

    @Test("gives a widget that intents configure the app's definitions, where no target of extensions has them")
    func definitions() throws {
        try fixture.folder.write(ProjectFixture.infoPlist(point: "com.apple.share-services"), to: "Handler/Info.plist")
        #expect(try fixture.locate("First").intentDefinitions.isEmpty)
        try fixture.folder.write("let a = IntentConfiguration()", to: "First/W1.swift")
        let definitions = try fixture.locate("First").intentDefinitions
        #expect(fixture.relative(definitions) == ["Handler/Choice.intentdefinition"])
    }

    @Test("without a widget among them names the targets there are")
    func noWidget() throws {
        for name in ["First", "Second", "Watch"] {
            try fixture.folder.write(
                ProjectFixture.infoPlist(point: "com.apple.share-services"), to: name + "/Info.plist")
        }
        let error = #expect(throws: BridgeError.self) { try fixture.locate() }
        #expect(error?.kind == .noWidgetTarget)
        #expect(error?.hint == "Name the folder of the widget's sources.")
        try fixture.folder.write(ProjectFixture.infoPlist(point: "org.example.widget"), to: "First/Info.plist")
        let misspelt = #expect(throws: BridgeError.self) { try fixture.locate() }
        let reason = "The Info.plist of FirstWidget has the extension point 'org.example.widget'"
        #expect(misspelt?.hint.hasPrefix(reason) == true, "\(misspelt?.hint ?? "")")
        try fixture.folder.write(ProjectFixture.infoPlist(point: "com.apple.widget-extension"), to: "First/Info.plist")
        let today = #expect(throws: BridgeError.self) { try fixture.locate() }
        #expect(today?.hint.contains("a Today extension's, which is no WidgetKit") == true, "\(today?.hint ?? "")")
        #expect(error?.message.contains("App, FirstWidget, SecondWidget, WatchWidget, Handler") == true)
    }
}
