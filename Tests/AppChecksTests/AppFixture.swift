import AppChecks
import Foundation
import TestSupport
import WidgetBuild

/// An app with a widget in a folder of its own, by XcodeGen's specification, in which nothing is wrong.
struct AppFixture {
    let folder: TemporaryFolder
    /// Settings, entries of the Info.plist and entitlements of each target, over those that are right.
    var app = Part()
    var widget = Part()
    /// What the widget's Info.plist says that it extends, a line of YAML.
    var extensionPoint = "NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}"
    /// Whether the app embeds the widget.
    var isEmbedded = true
    var files: [String: String] = [:]

    struct Part {
        var settings: [String: String] = [:]
        /// Lines of YAML.
        var information: [String] = []
        var entitlements = ["com.apple.security.application-groups: [group.example]"]
    }

    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        self.files = [
            "App/App.swift": "import SwiftUI\n@main struct Example: App {}",
            "Widget/Widget.swift": """
            import WidgetKit
            @main struct Example: Widget {
                let kind = "Example"
                var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: Provider()) { _ in } }
            }
            """,
        ].merging(files) { _, own in own }
    }

    /// What is found, but for what `ignored` names.
    func findings(kinds: Set<String>? = nil) throws -> [Finding] {
        for (path, text) in files { try folder.write(text, to: path) }
        for target in ["App", "Widget"] {
            try folder.write(
                "<plist version=\"1.0\"><dict/></plist>", to: "\(target)/Info.plist")
        }
        try folder.write(specification, to: "project.yml")
        return AppChecks.findings(on: try AppDescription(readingAt: folder.path), kinds: kinds)
    }

    private var specification: String {
        """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            dependencies: [\(isEmbedded ? "{target: Widget}" : "")]
        \(text(app, "App", identifier: "com.example", information: []))
          Widget:
            type: app-extension
            platform: iOS
            sources: [Widget]
        \(text(widget, "Widget", identifier: "com.example.widget", information: [extensionPoint]))

        """
    }

    private func text(_ part: Part, _ name: String, identifier: String, information: [String]) -> String {
        let settings = [
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "3",
            "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
        ].merging(part.settings) { _, own in own }
        return """
                settings:
                  base:
            \(settings.sorted { $0.key < $1.key }.map { "        \($0.key): \"\($0.value)\"" }.joined(separator: "\n"))
                info:
                  path: \(name)/Info.plist
                  properties:
                    CFBundleShortVersionString: $(MARKETING_VERSION)
            \((information + part.information).map { "        \($0)" }.joined(separator: "\n"))
                entitlements:
                  path: \(name)/\(name).entitlements
                  properties:
            \(part.entitlements.map { "        \($0)" }.joined(separator: "\n"))
            """
    }
}

extension [Finding] {
    /// The findings of a kind.
    func of(_ kind: Finding.Kind) -> [Finding] { filter { $0.kind == kind } }
}
