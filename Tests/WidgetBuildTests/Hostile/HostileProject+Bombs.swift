import Foundation
import TestSupport
import WidgetProtocol

/// Projects that are more than there is: without end, too deep, or small and large once they are laid out.
extension HostileProject {
    static let bombs: [HostileProject] = [files, projectFiles, settings, specifications, lists, swift, folders].flatMap
    { $0 }

    private static let million = 1 << 20

    private static let files: [HostileProject] = [
        HostileProject("a pipe among the sources", .sourceUnreadable) { try $0.pipe("Widget/S.swift") },
        HostileProject("a pipe among the resources", .sourceUnreadable) { try $0.pipe("Widget/data.json") },
        HostileProject("a pipe for an Info.plist", .sourceUnreadable) { try $0.pipe("Widget/Info.plist") },
        HostileProject("a pipe for a set's contents", .sourceUnreadable) {
            try $0.pipe("Widget/A.xcassets/A.imageset/Contents.json")
        },
        HostileProject("a pipe for a project's file", .sourceUnreadable, at: "repo") {
            try $0.pipe("App.xcodeproj/project.pbxproj")
        },
        HostileProject("a source of a terabyte", .projectTooLarge) { try $0.sparse("Widget/S.swift", 1 << 38) },
        HostileProject("a resource of a terabyte", .projectTooLarge) { try $0.sparse("Widget/a.bin", 1 << 38) },
        HostileProject("many large resources", .projectTooLarge) {
            for index in 0..<5 { try $0.sparse("Widget/\(index).bin", 100 << 20) }
        },
        HostileProject("a project's file of a terabyte", .projectTooLarge, at: "repo") {
            try $0.sparse("App.xcodeproj/project.pbxproj", 1 << 38)
        },
        HostileProject("a name as long as a book", at: "repo") {
            try $0.project(
                HostileStage.project(settings: "PRODUCT_NAME = \"../../\(String(repeating: "x", count: 100_000))\";"))
        },
    ]

    private static func project(_ name: String, _ kinds: ErrorKind..., text: @escaping @Sendable () -> String)
        -> HostileProject
    {
        var project = HostileProject(name, at: "repo") { try $0.project(text()) }
        project.kinds = kinds
        return project
    }

    private static let projectFiles: [HostileProject] = [
        project("a project's lists, too deep", .invalidProject) { String(repeating: "(", count: million) },
        project("a project's dictionaries, too deep", .invalidProject) { String(repeating: "{a=", count: million) },
        project("a project's list of millions", .projectTooLarge) {
            HostileStage.project(root: "known = (" + String(repeating: "a,", count: 3 * million) + ");")
        },
        project("a project's list of a million targets") {
            HostileStage.project(targets: String(repeating: "T,", count: million))
        },
        project("a million files, all the same") {
            HostileStage.project().replacing(
                "files = (B0);", with: "files = (\(String(repeating: "B0,", count: million)));")
        },
        project("a project in JSON, too deep", .invalidProject) { "{\"a\":" + String(repeating: "[", count: million) },
        project("a project in XML, too deep", .invalidProject) {
            "<plist>" + String(repeating: "<array>", count: 200_000)
        },
        project("a string that does not end", .invalidProject) {
            "{ a = \"" + String(repeating: "\\\"", count: million)
        },
        project("a group that holds itself") {
            HostileStage.project(more: "G1 = { isa = PBXGroup; path = a; children = (G1, G); };", children: "G1")
        },
        project("groups that hold the next one twice") {
            HostileStage.project(
                more: (1..<60).map { "G\($0) = { isa = PBXGroup; path = a; children = (G\($0 + 1), G\($0 + 1)); };" }
                    .joined(), children: "G1")
        },
        project("targets that need each other") {
            HostileStage.project(
                target: "dependencies = (D);", more: "D = { isa = PBXTargetDependency; target = T; };", targets: "T, T")
        },
    ]

    private static func chain(_ count: Int) -> String {
        (0..<count).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined() + "A\(count) = xx;"
    }

    private static func configuration(_ name: String, _ kinds: ErrorKind..., text: @escaping @Sendable () -> String)
        -> HostileProject
    {
        var project = HostileProject(name, at: "repo") {
            try $0.write(text(), to: "a.xcconfig")
            try $0.project(
                HostileStage.project(
                    more: #"X = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };"#, children: "X"
                ).replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;"))
        }
        project.kinds = kinds
        return project
    }

    private static let settings: [HostileProject] = [
        project("a setting that doubles", .projectTooLarge) {
            HostileStage.project(settings: chain(28) + "INFOPLIST_KEY_K = \"$(A0)\";")
        },
        project("a thousand settings that double", .projectTooLarge) {
            HostileStage.project(
                settings: chain(28) + (0..<1000).map { "INFOPLIST_KEY_K\($0) = \"$(A0)\";" }.joined())
        },
        project("a setting of open brackets", .projectTooLarge) {
            HostileStage.project(settings: "PRODUCT_NAME = \"\(String(repeating: "$(", count: 100_000))\";")
        },
        project("a setting with a million modifiers", .projectTooLarge) {
            HostileStage.project(
                settings:
                    "A = \(String(repeating: "x", count: 1000)); PRODUCT_NAME = \"$(A\(String(repeating: ":lower", count: 100_000)))\";"
            )
        },
        project("settings that name each other") {
            HostileStage.project(settings: "A = \"$(B)\"; B = \"$(A)\"; C = \"$(C)\"; INFOPLIST_KEY_A = \"$(A)$(C)\";")
        },
        configuration("a configuration file that includes itself") { "#include \"a.xcconfig\"\nA = 1\n" },
        configuration("a configuration file that includes itself again and again", .projectTooLarge) {
            String(repeating: "#include \"a.xcconfig\"\n", count: 50)
        },
        configuration("a configuration file whose value doubles", .projectTooLarge) {
            "A = x\n" + String(repeating: "A = $(inherited) $(inherited)\n", count: 64)
        },
    ]

    private static func specification(_ name: String, _ kinds: ErrorKind..., text: @escaping @Sendable () -> String)
        -> HostileProject
    {
        var project = HostileProject(name, at: "repo") { try $0.write(text(), to: "project.yml") }
        project.kinds = kinds
        return project
    }

    private static let specifications: [HostileProject] = [
        specification("a billion laughs", .projectTooLarge) {
            "a0: &a0 [x, x]\n" + (1..<64).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        },
        specification("a specification's lists, too deep", .invalidProject) {
            "a: " + String(repeating: "[", count: million)
        },
        specification("a specification's lines, too deep", .invalidProject) { String(repeating: "- ", count: 100_000) },
        specification("a specification's mappings, too deep", .invalidProject) {
            (0..<1200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        },
        specification("a specification that includes itself", .invalidProject) { "include: project.yml\n" },
        specification("templates of themselves", .noSwiftFiles, .noWidgetTarget) {
            """
            targetTemplates: {A: {templates: [A, A], sources: [Widget]}}
            targets: {Widget: {type: app-extension, templates: [A]}}
            """
        },
        specification("templates that double", .projectTooLarge) {
            "targetTemplates:\n"
                + (0..<14).map { "  A\($0): {templates: [\(String(repeating: "A\($0 + 1),", count: 9))]}\n" }.joined()
                + "targets: {Widget: {type: app-extension, templates: [A0]}}\n"
        },
        specification("groups of settings of themselves", .noWidgetTarget) {
            """
            settingGroups: {A: {groups: [A, A, A, A, A]}}
            settings: {groups: [A]}
            targets: {Widget: {type: app-extension, sources: [Widget]}}
            """
        },
        HostileProject("a pattern that matches in too many ways", at: "repo") {
            try $0.write("", to: "Widget/\(String(repeating: "a", count: 200)).json")
            try $0.write(
                """
                targets:
                  Widget:
                    type: app-extension
                    sources: [{path: Widget, excludes: ["\(String(repeating: "*a", count: 40))b"]}]
                    dependencies: [{sdk: WidgetKit.framework}]
                """, to: "project.yml")
        },
    ]

    /// A binary list whose objects are each the next one twice: the last is a string.
    private static func doubling(_ levels: Int) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for level in 0..<levels {
            offsets.append(bytes.count)
            bytes += [0xA2, UInt8(level + 1), UInt8(level + 1)]
        }
        offsets.append(bytes.count)
        bytes += [0x51, 0x61]
        let table = bytes.count
        bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [offsets.count, 0, table] { bytes += (0..<8).map { UInt8(number >> (56 - 8 * $0) & 0xFF) } }
        return Data(bytes)
    }

    private static let lists: [HostileProject] = [
        HostileProject("an Info.plist, too deep", .invalidPropertyList) {
            try $0.write("<plist>" + String(repeating: "<array>", count: 200_000), to: "Widget/Info.plist")
        },
        HostileProject("an Info.plist that hides how deep it is", .invalidPropertyList) {
            try $0.write(
                "<plist>" + String(repeating: "<array><!--</array>-->", count: 50_000), to: "Widget/Info.plist")
        },
        HostileProject("an Info.plist of the older form, too deep", .invalidPropertyList) {
            try $0.write(String(repeating: "(\")\",", count: 200_000), to: "Widget/Info.plist")
        },
        HostileProject("a binary Info.plist that doubles", .invalidPropertyList) {
            try $0.write("", to: "Widget/Info.plist")
            try doubling(60).write(to: URL(fileURLWithPath: $0.folder.path("repo/Widget/Info.plist")))
        },
        HostileProject("an intent definition, too deep", .invalidIntentDefinition) {
            try $0.write("import Intents\nlet a = IntentConfiguration()\n@main struct W {}", to: "Widget/W.swift")
            try $0.write("<plist>" + String(repeating: "<array>", count: 200_000), to: "Widget/A.intentdefinition")
        },
        HostileProject("a set's contents, too deep", .invalidAssetCatalog) {
            try $0.write(String(repeating: "[", count: million), to: "Widget/A.xcassets/A.imageset/Contents.json")
        },
        HostileProject("a set of 50,000 images") {
            let image = #"{"filename": "x.png", "idiom": "universal"}"#
            try $0.write(
                #"{"images": [\#(Array(repeating: image, count: 50_000).joined(separator: ","))]}"#,
                to: "Widget/A.xcassets/A.imageset/Contents.json")
        },
        HostileProject("a comment in a table that does not end", .invalidStrings) {
            try $0.write("/*" + String(repeating: "* /", count: million), to: "Widget/en.lproj/A.strings")
        },
        HostileProject("a table of 100,000 strings") {
            try $0.write(
                (0..<100_000).map { "\"\($0)\" = \"\\U00e4\";\n" }.joined(), to: "Widget/en.lproj/A.strings")
        },
        HostileProject("a catalogue's format without end") {
            try $0.write(
                """
                {"sourceLanguage": "en", "strings": {"%\(String(repeating: "0", count: 200_000))": {"localizations": {"en":
                {"variations": {"plural": {"one": {"stringUnit": {"value": "%\(String(repeating: "0", count: 200_000))"}}}}}}}}}
                """, to: "Widget/A.xcstrings")
        },
        HostileProject("a catalogue of 50,000 keys") {
            let entries = (0..<50_000).map {
                "\"k\($0)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"v\"}}}}"
            }
            try $0.write(
                "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ","))}}",
                to: "Widget/A.xcstrings")
        },
        HostileProject("a data model, too deep") {
            try $0.write(String(repeating: "<model>", count: 200_000), to: "Widget/M.xcdatamodel/contents")
        },
        HostileProject("a data model of tags that do not end") {
            try $0.write(String(repeating: "<a b='", count: 200_000), to: "Widget/M.xcdatamodel/contents")
        },
        HostileProject("a symbol of groups that do not end") {
            try $0.write(
                "<svg>" + String(repeating: "<g id=\"Regular-M\">", count: 50_000),
                to: "Widget/A.xcassets/S.symbolset/s.svg")
            try $0.image("s.svg", in: "Widget/A.xcassets/S.symbolset", list: "symbols")
        },
        HostileProject("a PDF that is none") {
            try $0.write(
                "%PDF-1.7\n" + String(repeating: "<<", count: 200_000), to: "Widget/Assets.xcassets/A.imageset/a.pdf")
            try $0.image("a.pdf")
        },
    ]

    private static func source(_ name: String, text: @escaping @Sendable () -> String) -> HostileProject {
        HostileProject("Swift: " + name) {
            try $0.write(text(), to: "Widget/S.swift")
            // Has declarations looked for, too.
            try $0.write(
                #"{"colors": [{"idiom": "universal", "color": {"components": {"red": 1, "green": 1, "blue": 1}}}]}"#,
                to: "Widget/A.xcassets/C.colorset/Contents.json")
        }
    }

    private static let swift: [HostileProject] = [
        source("strings in strings") { String(repeating: "\"\\(", count: 200_000) },
        source("a comment that does not end") { String(repeating: "/*", count: million) },
        source("a string that does not end") { "\"\"\"" + String(repeating: "\\", count: million) },
        source("number signs") { String(repeating: "#", count: million) },
        source("brackets in a condition") {
            "#if " + String(repeating: "os(", count: 100_000) + String(repeating: ")", count: 100_000)
        },
        source("imports") { (0..<100_000).map { "import M\($0)\n" }.joined() },
        source("entry points") { String(repeating: "@main App ", count: 100_000) },
        source("extensions") { String(repeating: "extension Color { ", count: 50_000) },
        source("extensions without bodies") { String(repeating: "extension Color ", count: 50_000) },
        source("slashes") { String(repeating: "=/ (/", count: 200_000) },
        source("selectors") { String(repeating: "#selector(", count: 50_000) },
    ]

    private static let folders: [HostileProject] = [
        HostileProject("folders that links make endless") {
            for index in 0..<6 { try $0.link("Widget/a/b\(index)", to: "../c") }
            for index in 0..<6 { try $0.link("Widget/c/d\(index)", to: "../a") }
        },
        HostileProject("a catalogue that links make endless") {
            for index in 0..<6 { try $0.link("Widget/A.xcassets/a\(index)", to: ".") }
        },
        HostileProject("a bundle that links make endless") {
            for index in 0..<6 { try $0.link("Widget/A.bundle/a\(index)", to: ".") }
        },
        HostileProject("a checkout that links make endless") {
            for index in 0..<40 { try $0.link("a\(index)", to: ".") }
        },
        HostileProject("links that lead to each other") {
            try $0.link("Widget/A.swift", to: "B.swift")
            try $0.link("Widget/B.swift", to: "A.swift")
        },
    ]
}
