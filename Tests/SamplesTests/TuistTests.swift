import Foundation
import JSON
import TestSupport
import Testing

@Suite("An app that Tuist generates")
struct TuistTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let files = [
            "App/.git/HEAD": "",
            "App/Tuist/ProjectDescriptionHelpers/Bundles.swift": """
            import Foundation
            import ProjectDescription

            public enum Bundles {
                public static func identifier(_ name: String) -> String { "org.example." + name.lowercased() }
            }
            """,
            "App/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project(
                name: "Greetings",
                targets: [
                    .target(
                        name: "GreetingsWidget", destinations: .iOS, product: .appExtension,
                        bundleId: Bundles.identifier("Greetings"),
                        infoPlist: .extendingDefault(with: [
                            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
                            "Greeting": "Said by the manifest",
                        ]),
                        sources: ["Widget/**"], dependencies: [.project(target: "Words", path: "Words")])
                ])
            """,
            "App/Words/Project.swift": """
            import ProjectDescription

            let project = Project(
                name: "Words",
                targets: [
                    .target(
                        name: "Words", destinations: .iOS, product: .staticFramework, bundleId: "org.example.words",
                        sources: ["Sources/**"], resources: ["Resources/**"])
                ])
            """,
            "App/Words/Resources/Assets.xcassets/ic_back-24.colorset/Contents.json": Self.color,
            "App/Words/Resources/Assets.xcassets/Brand/Contents.json":
                #"{"properties": {"provides-namespace": true}}"#,
            "App/Words/Resources/Assets.xcassets/Brand/AccentColor.colorset/Contents.json": Self.color,
            "App/Words/Resources/en.lproj/Localizable.strings": "\"name\" = \"Of the framework\";",
            "App/Words/Sources/Words.swift": """
            import SwiftUI

            public struct Greeting: View {
                public init() {}
                public var body: some View {
                    VStack {
                        Text("name", bundle: .module).foregroundStyle(WordsAsset.Brand.accentColor.swiftUIColor)
                        Color(uiColor: WordsAsset.icBack24.color)
                        Text(Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String ?? "nothing")
                    }
                }
            }
            """,
            "App/Widget/Widget.swift": MinimalWidget.source(
                "Greetings", importing: ["Words"], showing: "Greeting()"),
        ]
        for (path, text) in files { try folder.write(text, to: path) }
    }

    private static let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """

    @Test("is built by its manifests, in the sandbox, and drawn")
    func drawn() throws {
        let path = folder.path("words.json")
        let run = try ProgramRun(
            Repository.program,
            ["render", folder.path("App"), "--family", "systemSmall", "-o", path, "--sandbox", "require"],
            in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let elements = try JSONValue(parsing: Data(contentsOf: URL(filePath: path)))["accessibility"]?.arrayValue ?? []
        #expect(elements.compactMap { $0["label"]?.stringValue } == ["Of the framework", "Said by the manifest"])
    }
}
