import Foundation
import JSON
import TestSupport
import Testing

@Suite("Swift packages that a widget imports")
struct PackageTests {
    private let folder: TemporaryFolder

    private static let widget = MinimalWidget.source("Packed", importing: ["Palette"], showing: "PaletteView()")

    /// A package with a view, a string table, a target in C, and code that Swift 6's mode refuses here.
    private static let palette = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Palette", defaultLocalization: "en", products: [.library(name: "Palette", targets: ["Palette"])], targets: [
            .target(name: "Palette", dependencies: ["CMixer"], resources: [.process("Words")], swiftSettings: [
                .define("PHONE", .when(platforms: [.iOS])),
            ]),
            .target(name: "CMixer", cSettings: [.define("STRENGTH", to: "7")]),
        ])
        """,
        "Sources/Palette/PaletteView.swift": """
        import CMixer
        import SwiftUI
        #if canImport(Darwin)
        import Darwin
        #endif

        public struct PaletteView: View {
            public init() {}
            public var body: some View {
                VStack {
                    Text("name", bundle: .module)
                    Text("mixed \\(mixer_strength())")
                    #if PHONE && SWIFT_PACKAGE && os(iOS)
                    Text("for a phone")
                    #endif
                }
            }
        }

        func complain() { fputs("not safe in Swift 6\\n", stderr) }
        """,
        "Sources/Palette/Feed.swift": """
        import Foundation

        final class Feed: NSObject, XMLParserDelegate {
            func read(_ data: Data) -> Bool { XMLParser(data: data).parse() }
        }
        """,
        "Sources/Palette/Words/en.lproj/Localizable.strings": "\"name\" = \"Of the package\";",
        "Sources/CMixer/mixer.c": "#include \"mixer.h\"\nint mixer_strength(void) { return STRENGTH; }",
        "Sources/CMixer/include/mixer.h": "int mixer_strength(void);",
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/.git/HEAD")
        try folder.write(Self.widget, to: "App/Widget/Widget.swift")
    }

    private func write(_ files: [String: String], to place: String) throws {
        for (name, text) in files { try folder.write(text, to: "\(place)/\(name)") }
    }

    private func run(_ command: String, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun(Repository.program, [command, folder.path("App/Widget")] + arguments, in: folder.url)
    }

    /// What is written in the widget's picture.
    private func words(_ arguments: String...) throws -> [String] {
        let path = folder.path("words.json")
        let run = try ProgramRun(
            Repository.program,
            ["render", folder.path("App/Widget"), "--family", "systemSmall", "-o", path] + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let elements = try JSONValue(parsing: Data(contentsOf: URL(filePath: path)))["accessibility"]?.arrayValue ?? []
        return elements.compactMap { $0["label"]?.stringValue }
    }

    private static let drawn = ["Of the package", "mixed 7", "for a phone"]

    @Test("has what a plugin would write left out, and its strings in the language that is drawn for")
    func plugins() throws {
        let plural = """
            <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a day</string>
            <key>other</key><string>%d days</string></dict></dict></dict></plist>
            """
        try write(
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Palette", defaultLocalization: "en", products: [.library(name: "Palette", targets: ["Palette"])], dependencies: [.package(path: "../Generator")], targets: [
                    .target(name: "Palette", resources: [.process("Words")], plugins: [.plugin(name: "Generator", package: "Generator")]),
                ])
                """,
                "Sources/Palette/PaletteView.swift": """
                import SwiftUI

                public struct PaletteView: View {
                    public init() {}
                    public var body: some View {
                        VStack {
                            Text(String(format: Bundle.module.localizedString(forKey: "days", value: nil, table: nil), 3))
                            Image.generated
                        }
                    }
                }
                """, "Sources/Palette/Words/en.lproj/Localizable.stringsdict": plural,
            ], to: "App/Palette")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "App/Widget"), root: folder.path("state"))
        let picture = try bridge.call("renderWidget", ["kind": "Packed", "family": "systemSmall", "format": "archive"])
        let labels = picture["archive"]?["accessibility"]?.arrayValue?.compactMap { $0["label"]?.stringValue }
        #expect(labels?.first == "3 days", "\(picture.text)")
        let subjects = picture["warnings"]?.arrayValue?.compactMap { $0["subject"]?.stringValue }
        #expect(subjects?.contains("Image.generated") == true, "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }

    @Test(
        "are built where Xcode, SwiftPM and Tuist check them out, with their C, settings and resources",
        arguments: [
            "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts", ".build/checkouts",
            "Tuist/.build/checkouts",
        ])
    func checkouts(place: String) throws {
        try write(Self.palette, to: "App/\(place)/Palette")
        #expect(try words() == Self.drawn)
    }

    @Test("may have targets in C++ and assembler, and libraries of the system's")
    func languages() throws {
        try write(
            [
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Palette", targets: [
                    .target(name: "Palette", dependencies: ["CppMixer", "Assembled", "CSQLite"]),
                    .target(name: "CppMixer"), .target(name: "Assembled"), .systemLibrary(name: "CSQLite"),
                ])
                """,
                "Sources/Palette/PaletteView.swift": """
                import Assembled
                import CSQLite
                import CppMixer
                import SwiftUI
                public struct PaletteView: View {
                    public init() {}
                    public var body: some View { Text("\\(mixed()) \\(assembled()) \\(sqlite3_libversion_number() > 0)") }
                }
                """,
                "Sources/CppMixer/mixer.cpp": """
                #include <string>
                extern "C" int mixed(void) { return std::to_string(12345).size(); }
                """,
                "Sources/CppMixer/include/CppMixer.h": "int mixed(void);",
                "Sources/Assembled/assembled.S": """
                #if defined(__x86_64__)
                #define RETURN mov $42, %eax; ret
                #else
                #define RETURN mov w0, #42; ret
                #endif
                .globl assembled
                assembled: RETURN
                .section .note.GNU-stack,"",%progbits

                """,
                "Sources/Assembled/include/Assembled.h": "int assembled(void);",
                "Sources/CSQLite/module.modulemap":
                    #"module CSQLite [system] { header "shim.h" link "sqlite3" export * }"#,
                "Sources/CSQLite/shim.h": "#include <sqlite3.h>",
            ], to: "App/.build/checkouts/Palette")
        #expect(try words() == ["5 42 true"])
    }

    @Test("have the symbols of their own asset catalogues")
    func assetSymbols() throws {
        var files = Self.palette
        files["Sources/Palette/Colors.xcassets/Deep/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
        files["Sources/Palette/Colors.xcassets/Deep/sea.colorset/Contents.json"] =
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}"#
        files["Sources/Palette/Colors.xcassets/shore.colorset/Contents.json"] =
            files["Sources/Palette/Colors.xcassets/Deep/sea.colorset/Contents.json"]
        files["Sources/Palette/Sea.swift"] =
            "import SwiftUI\nlet sea = [ColorResource.Deep.sea, .shore]\nfunc tint() -> Color { .shore }\n"
        try write(files, to: "App/.build/checkouts/Palette")
        #expect(try words("--strict") == Self.drawn)
    }

    @Test("are built where --package says")
    func named() throws {
        try write(Self.palette, to: "elsewhere/Palette")
        #expect(try words("--package", "elsewhere/Palette") == Self.drawn)
        let missing = try run("build", "--package", "nowhere")
        #expect(missing.status == 69)
        #expect(missing.errors.contains("There is no nowhere"), "\(missing.errors)")
        let other = try run("build", "--package", "App")
        #expect(other.status == 69)
        #expect(other.errors.contains("App is no Swift package"), "\(other.errors)")
    }

    @Test("are compiled once, however often the widget is edited")
    func kept() throws {
        try write(Self.palette, to: "App/.build/checkouts/Palette")
        let first = try run("build", "--verbose")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("Building the module Palette (2 Swift files)"))
        try folder.write(Self.widget + "// An edit.\n", to: "App/Widget/Widget.swift")
        let second = try run("build", "--verbose")
        #expect(second.errors.contains("Building Widget"))
        #expect(!second.errors.contains("Building the module"), "\(second.errors)")
        #expect(try words() == Self.drawn)
    }

    @Test("are built without what they need of others, none of which is their author's mistake")
    func partly() throws {
        var files = Self.palette
        files["Sources/Palette/Others.swift"] = """
            import Lottie
            // One letter from Apple's Metal.
            import Meta
            public struct Moving { var animation: LottieAnimation? }
            func misspelt() { unkownFunction() }
            """
        let dependency = #"dependencies: ["CMixer", .product(name: "Meta", package: "MetaTextKit")]"#
        let package = #"dependencies: [.package(url: "https://example.org/MetaTextKit", from: "1.0.0")], targets: ["#
        files["Package.swift"] = files["Package.swift"]?.replacing(#"dependencies: ["CMixer"]"#, with: dependency)
            .replacing("targets: [\n", with: package + "\n")
        try write(files, to: "App/.build/checkouts/Palette")
        let build = try run("build")
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.errors.contains("Lottie"), "\(build.errors)")
        #expect(try words() == Self.drawn)
        #expect(try run("build", "--strict").status == 65)
    }

    @Test("have manifests that see no more than the compiler does")
    func confined() throws {
        try folder.write("", to: "secret")
        var files = Self.palette
        files["Package.swift"]? += """

            import Foundation
            if FileManager.default.fileExists(atPath: "\(folder.path("secret"))") {
                package.targets[0].swiftSettings = []
            }
            """
        try write(files, to: "elsewhere/Palette")
        #expect(try words("--package", "elsewhere/Palette") == Self.drawn)
        // What a manifest has said is kept by its path.
        try write(files, to: "other/Palette")
        #expect(try words("--package", "other/Palette", "--sandbox", "off") == Self.drawn.dropLast())
    }

    @Test("that cannot be read are a warning, and missing where they are needed")
    func unreadable() throws {
        try write(Self.palette.merging(["Package.swift": "let \"Palette\""]) { $1 }, to: "App/.build/checkouts/Palette")
        let build = try run("build")
        #expect(
            build.errors.contains("The manifest \(folder.path("App/.build/checkouts/Palette/Package.swift")) cannot"))
        let strict = try run("build", "--strict")
        #expect(strict.status == 65)
        #expect(strict.errors.contains("after --package"), "\(strict.errors)")
    }
}
