import Foundation
import JSON
import TestSupport
import Testing

@Suite("doctor") struct DoctorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A Flutter app whose widget has a kind that nobody updates.
    private func writeApp(updating kind: String) throws {
        try folder.write(
            """
            name: App
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: com.example}}
                dependencies: [{target: Hours}]
              Hours:
                type: app-extension
                platform: iOS
                sources: [Hours]
                settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: com.example.hours}}
                info:
                  path: Hours/Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            """, to: "App/ios/project.yml")
        try folder.write("import SwiftUI\n@main struct Example: App {}", to: "App/ios/App/App.swift")
        try folder.write(Widgets.one("Hours"), to: "App/ios/Hours/Widget.swift")
        try folder.write("name: example\n", to: "App/pubspec.yaml")
        try folder.write(
            "void main() {\n  HomeWidget.updateWidget(iOSName: '\(kind)');\n}\n", to: "App/lib/main.dart")
    }

    @Test("groups what it finds by file, and exits with 1 for an error", arguments: [[], ["--no-build"]])
    func errors(options: [String]) throws {
        try writeApp(updating: "Huors")
        let run = try ProgramRun(Repository.program, ["doctor", folder.path("App")] + options)
        #expect(run.status == 1 && !run.errors.contains("cannot be built"), "\(run.errors)")
        let lines = run.output.split(separator: "\n").map(String.init)
        let file = try #require(lines.firstIndex(of: "lib/main.dart"))
        #expect(
            lines[file + 1]
                == "  2: error: no widget has the kind 'Huors': nothing is updated; there are 'Hours' (unknownKind)")
        #expect(lines[file + 2] == "    Did you mean 'Hours'?")
        #expect(lines.contains("This machine") && lines.last?.contains("1 error") == true)
    }

    @Test("prints JSON, and exits with 0 where there is no error")
    func json() throws {
        try writeApp(updating: "Hours")
        let run = try ProgramRun("doctor", folder.path("App"), "--no-build", "--json")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let report = try JSONValue(parsing: run.output)
        #expect(report["app"]?.stringValue?.hasSuffix("/App") == true)
        #expect(report["findings"]?.arrayValue?.contains { $0["severity"] == "error" } == false)
        #expect(report["machine"]?["fonts"]?.arrayValue?.isEmpty == false)
        try writeApp(updating: "Huors")
        let failed = try JSONValue(parsing: ProgramRun("doctor", folder.path("App"), "--no-build", "--json").output)
        let finding = try #require(failed["findings"]?.arrayValue?.first { $0["kind"] == "unknownKind" })
        #expect(finding["file"] == "lib/main.dart" && finding["line"] == 2 && finding["severity"] == "error")
        #expect(finding["mend"] == "Did you mean 'Hours'?")
    }

    @Test("checks the machine alone where there is no app, and refuses one that is named and is none")
    func machine() throws {
        try folder.write("", to: "Empty/readme.txt")
        let run = try ProgramRun("doctor", in: URL(filePath: folder.path("Empty")))
        #expect(run.status == 0 && run.output.contains("There is no app here"), "\(run.output)\(run.errors)")
        let named = try ProgramRun("doctor", folder.path("Empty"))
        #expect(named.status == 65 && named.errors.contains("has neither an app nor a widget extension"))
    }

    @Test("finds nothing in the samples", arguments: ["News", "Tasks", "PayShortcuts", "FavouriteVehicle"])
    func samples(name: String) throws {
        let path = Repository.root.appending(path: "samples/\(name)").path
        let run = try ProgramRun("doctor", path, "--no-build", "--json")
        let findings = try JSONValue(parsing: run.output)["findings"]?.arrayValue ?? []
        #expect(findings.filter { $0["file"] != nil }.isEmpty, "\(run.output)")
    }
}
