import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

@Suite("A project with synchronised folders")
struct SynchronizedProjectTests {
    private let fixture: ProjectFixture

    init() throws {
        fixture = try ProjectFixture(
            "Synchronized", at: "ios/Trip.xcodeproj",
            files: [
                "ios/Trip/TripApp.swift", "ios/Trip/Models/Trip.swift", "ios/Trip/Models/Private.swift",
                "ios/Trip/Theme/Colors.swift", "ios/Trip/en.lproj/Shared.strings", "ios/Trip/de.lproj/Shared.strings",
                "ios/TripWidget/TripWidget.swift", "ios/TripWidget/Views/Deep/Row.swift",
                "ios/TripWidget/Old/Unused.swift", "ios/TripWidget/Attic/A.swift",
                "ios/TripWidget/Assets.xcassets/Contents.json", "ios/TripWidget/seed.json",
                "ios/TripWidget/.hidden.swift",
            ],
            texts: ["ios/TripWidget/Info.plist": ProjectFixture.widget])
    }

    @Test("gives the widget its folder but for the exceptions, and of the app's folder the exceptions")
    func members() throws {
        let target = try fixture.locate()
        #expect(
            fixture.relative(target.swiftFiles).sorted()
                == [
                    "ios/Trip/Models/Trip.swift", "ios/Trip/Theme/Colors.swift", "ios/TripWidget/TripWidget.swift",
                    "ios/TripWidget/Views/Deep/Row.swift",
                ])
        #expect(
            fixture.relative(target.resources).sorted() == [
                "ios/Trip/de.lproj/Shared.strings", "ios/Trip/en.lproj/Shared.strings",
                "ios/TripWidget/seed.json",
            ])
        #expect(fixture.relative(target.assetCatalogs) == ["ios/TripWidget/Assets.xcassets"])
        #expect(target.missingFiles.isEmpty)
    }

    @Test("says how actors are isolated by default")
    func settings() throws {
        let settings = try fixture.locate().settings
        #expect(settings.languageVersion == "6")
        #expect(
            settings.flags == [
                "-enable-upcoming-feature", "InferIsolatedConformances",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-default-isolation", "MainActor",
            ])
    }

    @Test("is found from the folder of a Flutter or React Native app, past what CocoaPods makes")
    func appRoot() throws {
        try fixture.folder.write("{}", to: "ios/Pods/Pods.xcodeproj/project.pbxproj")
        try fixture.folder.write("{}", to: "node_modules/x/ios/X.xcodeproj/project.pbxproj")
        #expect(try fixture.locate().bundle.identifier == "org.example.trip.widget")
        #expect(try fixture.locate("ios/TripWidget").name == "TripWidgetExtension")
        try fixture.folder.write(
            """
            <?xml version="1.0"?><Workspace version="1.0"><FileRef location="group:Trip.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
            """, to: "ios/Trip.xcworkspace/contents.xcworkspacedata")
        #expect(try fixture.locate("ios/Trip.xcworkspace").name == "TripWidgetExtension")
    }
}
