import Foundation
import Testing

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
                let package = Package(name: "Data", dependencies: [.package(path: "../Design")], targets: [
                    .target(name: "Models", dependencies: ["Core"]),
                    .target(
                        name: "Core", path: "Elsewhere/Core"),
                    .testTarget(name: "ModelsTests", dependencies: ["Models"]),
                ])
                """,
                "app/Packages/Data/Sources/Models/Item.swift": "import Core",
                "app/Packages/Data/Elsewhere/Core/Core.swift": "import Models",
                "app/Packages/Design/Package.swift": #"let p = Package(targets: [.target(name: "Theme")])"#,
                "app/Packages/Design/Sources/Theme/Theme.swift": "import Charts",
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

    @Test("that are from elsewhere are named with where they come from")
    func remote() throws {
        #expect(try fixture.locate().remotePackages == ["https://example.org/Kingfisher"])
    }
}
