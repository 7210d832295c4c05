import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// Builds with a compiler of the test's own, which notes each run and writes what it is told.
@Suite("A build")
struct WidgetBuilderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("@main struct W {}", to: "App/NewsWidget/W.swift")
        try folder.write(
            """
            #!/bin/sh
            echo run >> '\(folder.path)/runs'
            sleep 0.05
            [ -f '\(folder.path)/edit' ] && . '\(folder.path)/edit'
            [ -f '\(folder.path)/failure' ] && { cat '\(folder.path)/failure'; exit 1; }
            while [ "$1" != -o ]; do shift; done
            printf program > "$2"
            """, to: "bin/swiftc", executable: true)
        try folder.write("1", to: "sdk/\(SDK.libraryName)")
        try folder.write("", to: "sdk/\(SDK.cryptoName)")
        try folder.write("", to: "sdk/\(SDK.macrosName)")
        try folder.write("", to: "sdk/StandIns/SwiftUICompat.swiftmodule")
        try folder.write("", to: "sdk/Facades/SwiftUI.swiftmodule")
    }

    private var builder: WidgetBuilder {
        get throws(BridgeError) {
            WidgetBuilder(
                sdk: try SDK(executable: folder.path + "/sdk/widget-bridge"), cache: folder.path + "/cache",
                environment: ["PATH": folder.path + "/bin"])
        }
    }

    private func build(_ name: String = "App/NewsWidget") throws -> BuiltExtension {
        try builder.build(ExtensionArgument(folder.path + "/" + name))
    }

    private var runs: Int {
        (try? folder.read("runs"))?.split(separator: "\n").count ?? 0
    }

    @Test("leaves the executable, its resources and its description")
    func product() throws {
        try folder.write("{}", to: "App/NewsWidget/seed.json")
        try folder.write("\"a\" = \"b\";", to: "App/NewsWidget/de.lproj/Localizable.strings")
        try folder.write(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key>
            <string>org.example.news.widget</string></dict></plist>
            """, to: "App/NewsWidget/Info.plist")
        let built = try build()
        #expect(built.name == "NewsWidget")
        #expect(built.bundleIdentifier == "org.example.news.widget")
        #expect(try String(contentsOfFile: built.executablePath, encoding: .utf8) == "program")
        for name in ["Assets.json", "Info.plist", "seed.json", "de.lproj/Localizable.strings"] {
            #expect(FileManager.default.fileExists(atPath: built.resourcesPath + "/" + name))
        }
        #expect(built.sources == [folder.path + "/App/NewsWidget/W.swift"])
    }

    @Test("of an unchanged folder does not compile")
    func unchanged() throws {
        let first = try build()
        #expect(try build() == first)
        #expect(runs == 1)
    }

    @Test(
        "is another one when anything that it was made of changes, and compiles where that is more than resources",
        arguments: [
            ("App/NewsWidget/W.swift", 2), ("App/NewsWidget/New.swift", 2), ("sdk/libWidgetBridgeExtension.so", 2),
            // Assets have names in Swift.
            ("App/NewsWidget/Assets.xcassets/A.colorset/Contents.json", 2),
            ("App/NewsWidget/seed.json", 1), ("App/NewsWidget.entitlements", 1),
        ])
    func changed(file: String, runs: Int) throws {
        let text =
            switch (file as NSString).pathExtension {
            case "entitlements": #"<plist version="1.0"><dict/></plist>"#
            case "swift": file.hasSuffix("W.swift") ? "@main struct Changed {}" : "struct New {}"
            default: "{}"
            }
        let first = try build()
        try folder.write(text, to: file)
        let second = try build()
        #expect(second.executablePath != first.executablePath)
        // The test's compiler does not say so; what the cache has kept is a program.
        if runs == 1 { #expect(access(second.executablePath, X_OK) == 0) }
        #expect(self.runs == runs)
    }

    @Test("begins anew where a source is edited while it is compiled, and keeps nothing under another's key")
    func edited() throws {
        let source = "App/NewsWidget/W.swift"
        let text = try folder.read(source)
        try folder.write("rm '\(folder.path("edit"))'; echo '// 2' >> '\(folder.path(source))'", to: "edit")
        let edited = try build()
        #expect(runs == 2)
        #expect(try build() == edited)
        #expect(runs == 2)
        try folder.write(text, to: source)
        let first = try build()
        #expect(runs == 3 && first.executablePath != edited.executablePath)
    }

    @Test("ends where a source is edited each time, and is found by nobody")
    func alwaysEdited() throws {
        let source = "App/NewsWidget/W.swift"
        let text = try folder.read(source)
        try folder.write("echo '// more' >> '\(folder.path(source))'", to: "edit")
        let built = try build()
        #expect(runs == 3)
        #expect(FileManager.default.fileExists(atPath: built.executablePath))
        try FileManager.default.removeItem(atPath: folder.path("edit"))
        for count in 0...3 {
            try folder.write(text + String(repeating: "// more\n", count: count), to: source)
            #expect(try build().executablePath != built.executablePath)
        }
        #expect(runs == 7)
    }

    @Test("of one folder by several at once compiles once")
    func concurrent() async throws {
        let builder = try builder
        let path = folder.path + "/App/NewsWidget"
        let built = try await withThrowingTaskGroup(of: BuiltExtension.self) { group in
            for _ in 0..<4 { group.addTask { try builder.build(ExtensionArgument(path)) } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(built.count == 1)
        #expect(runs == 1)
    }

    @Test("that fails shows the compiler's output as it is and leaves nothing behind but objects")
    func diagnostics() throws {
        let output = "/x/W.swift:1:2: error: cannot find 'y' in scope\n"
        try folder.write(output, to: "failure")
        let error = #expect(throws: BridgeError.self) { try build() }
        #expect(error?.kind == .compilationFailed)
        #expect(error?.diagnostics == output)
        #expect(error?.message == "NewsWidget does not compile: 1 error")
        #expect(buildRemains(in: folder.path + "/cache") == [])
        #expect(!folder.exists("cache/extensions"))
    }

    @Test("finds the entitlements in the folder, beside it by its name, or beside it if they are the only ones")
    func entitlements() throws {
        func plist(_ group: String) -> String {
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>\(group)</string></array></dict></plist>
            """
        }
        #expect(try build().appGroups == nil)
        try folder.write(plist("group.app"), to: "App/Runner.entitlements")
        #expect(try build().appGroups == ["group.app"])
        try folder.write(plist("group.beside"), to: "App/NewsWidgetExtension.entitlements")
        #expect(try build().appGroups == ["group.beside"])
        try folder.write(plist("group.inside"), to: "App/NewsWidget/Any.entitlements")
        #expect(try build().appGroups == ["group.inside"])
        #expect(try build().entitlementsPath == folder.path + "/App/NewsWidget/Any.entitlements")
    }

    @Test("goes to a folder of the user's choice, replacing an earlier build and nothing else")
    func install() throws {
        let built = try build()
        for _ in 0..<2 {
            let installed = try builder.install(built, at: folder.path + "/out")
            #expect(installed.executablePath == folder.path + "/out/NewsWidget")
            #expect(try WidgetBuilder.resolve(ExtensionArgument(folder.path + "/out")) == installed)
            #expect(try WidgetBuilder.resolve(ExtensionArgument(installed.executablePath)) == installed)
        }
        try folder.write("mine", to: "other/file")
        let error = #expect(throws: BridgeError.self) { try builder.install(built, at: folder.path + "/other") }
        #expect(error?.kind == .buildNotWritten)
        #expect(try folder.read("other/file") == "mine")
    }

    @Test("says what is wrong with the folder")
    func wrongFolders() throws {
        try folder.write("", to: "empty/readme.md")
        try folder.write("struct W {}", to: "library/W.swift")
        #expect(throws: BridgeError.self) { try build("nowhere") }
        #expect(#expect(throws: BridgeError.self) { try build("nowhere") }?.kind == .extensionMissing)
        #expect(#expect(throws: BridgeError.self) { try build("empty") }?.kind == .noSwiftFiles)
        #expect(#expect(throws: BridgeError.self) { try build("library") }?.kind == .noEntryPoint)
        let other = #expect(throws: BridgeError.self) {
            try WidgetBuilder.resolve(ExtensionArgument(folder.path + "/empty/readme.md"))
        }
        #expect(other?.kind == .notAnExtension)
    }

    @Test("goes without the Intents extension where that does not compile with the widget")
    func handlers() throws {
        try folder.write("let a = IntentConfiguration()", to: "App/NewsWidget/Use.swift")
        try folder.write("class IntentHandler: INExtension {}", to: "App/Intents/Use.swift")
        try folder.write(
            """
            #!/bin/sh
            case "$*" in *Use-*) echo '/x/Use.swift:1:2: error: no'; exit 1;; esac
            echo run >> '\(folder.path)/runs'
            while [ "$1" != -o ]; do shift; done
            printf program > "$2"
            """, to: "bin/swiftc", executable: true)
        let built = try build()
        #expect(built.name == "NewsWidget")
        #expect(built.warnings.map(\.kind) == [.intentsExtensionLeftOut])
        #expect(runs == 1)
        // What was built before has its warnings still.
        #expect(try build().warnings == built.warnings)
    }

    @Test("in Swift 5 mode, where the project's Swift 6 does not do, says so")
    func languageMode() throws {
        try folder.write(
            """
            #!/bin/sh
            case "$*" in *'-swift-version 6'*) echo '/x/W.swift:1:2: error: no'; exit 1;; esac
            echo "$*" > \(folder.path)/told
            while [ "$1" != -o ]; do shift; done
            printf program > "$2"
            """, to: "bin/swiftc", executable: true)
        try folder.write(
            """
            name: News
            targets:
              NewsWidget:
                type: app-extension
                platform: iOS
                sources: [NewsWidget]
                settings: {SWIFT_VERSION: "6.0"}
                info:
                  path: NewsWidget/Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            """, to: "App/project.yml")
        do throws(BridgeError) {
            #expect(try builder.build(ExtensionArgument(folder.path + "/App")).warnings.map(\.kind) == [.swiftFiveMode])
        } catch {
            Issue.record("\(error) \(error.details)")
        }
        // With what Swift 6 reads otherwise.
        let told = try String(contentsOfFile: folder.path + "/told", encoding: .utf8)
        #expect(told.contains("-swift-version 5 -enable-upcoming-feature BareSlashRegexLiterals"), "\(told)")
    }

    @Test("in Swift 5 mode of one of the app's own modules, too, says so once")
    func languageModeOfModule() throws {
        try folder.write(
            """
            #!/bin/sh
            case "$*" in *'-swift-version 6'*) echo '/x/W.swift:1:2: error: no'; exit 1;; esac
            module=
            while [ $# -gt 0 ]; do
                case "$1" in -o|-emit-module-path) printf program > "$2";; esac
                shift
            done
            """, to: "bin/swiftc", executable: true)
        try folder.write(
            """
            name: News
            targets:
              NewsWidget:
                type: app-extension
                platform: iOS
                sources: [NewsWidget]
                dependencies: [{target: Kit}]
                settings: {SWIFT_VERSION: "6.0"}
                info:
                  path: NewsWidget/Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
              Kit:
                type: framework
                platform: iOS
                sources: [Kit]
                settings: {SWIFT_VERSION: "6.0"}
            """, to: "App/project.yml")
        try folder.write("import Kit\n@main struct W {}", to: "App/NewsWidget/W.swift")
        try folder.write("", to: "App/Kit/Kit.swift")
        // What is kept of the module tells it again.
        for text in ["import Kit\n@main struct W {}", "import Kit\n@main struct V {}"] {
            try folder.write(text, to: "App/NewsWidget/W.swift")
            do throws(BridgeError) {
                let built = try builder.build(ExtensionArgument(folder.path + "/App"))
                #expect(built.warnings.map(\.kind) == [.swiftFiveMode])
                #expect(
                    built.warnings.first?.message.hasPrefix("Kit and NewsWidget are compiled in Swift 5 mode") == true)
            } catch {
                Issue.record("\(error) \(error.details)")
            }
        }
    }

    @Test("of a folder with a source in another language says that it is left out")
    func foreignSources() throws {
        try folder.write("int a;", to: "App/NewsWidget/Legacy.m")
        let warning = try #require(try build().warnings.first)
        #expect(warning.kind == .sourceLeftOut && warning.file == folder.path + "/App/NewsWidget/Legacy.m")
    }

    @Test("of a file that cannot be read names it")
    func unreadable() throws {
        let path = folder.path + "/App/NewsWidget/Secret.swift"
        // Root may read all files, but nobody a pipe to its end.
        #expect(mkfifo(path, 0o600) == 0)
        let error = #expect(throws: BridgeError.self) { try build() }
        #expect(error?.kind == .sourceUnreadable && error?.message.contains(path) == true)
    }

    @Test("isolates to the main actor by default what does not compile without and may rely on it")
    func defaultIsolation() throws {
        try folder.write(
            """
            #!/bin/sh
            echo run >> '\(folder.path)/runs'
            case "$*" in *'-default-isolation MainActor'*) [ -f '\(folder.path)/other' ] && exit 1;;
            *) cat '\(folder.path)/failure'; exit 1;; esac
            while [ "$1" != -o ]; do shift; done
            printf program > "$2"
            """, to: "bin/swiftc", executable: true)
        let isolated = "/x/W.swift:1:2: error: main actor-isolated initializer 'init()' cannot be called from outside\n"
        try folder.write(isolated, to: "failure")
        #expect(try build().name == "NewsWidget")
        #expect(runs == 2)
        try folder.write("@main struct V {}", to: "App/NewsWidget/W.swift")
        try folder.write("", to: "other")
        #expect(throws: BridgeError.self) { try build() }
        #expect(runs == 4)
        try folder.write("/x/W.swift:1:2: error: no\n", to: "failure")
        #expect(throws: BridgeError.self) { try build() }
        #expect(runs == 5)
    }

    @Test("by a program without its modules for widgets names what is missing")
    func noModules() {
        let error = #expect(throws: BridgeError.self) { try SDK(executable: "/nowhere/widget-bridge") }
        #expect(error?.kind == .sdkMissing && error?.message.contains("/nowhere") == true)
    }

    @Test("without a compiler names what is missing")
    func noCompiler() throws {
        var builder = try builder
        builder.environment = ["PATH": "/nowhere"]
        let error = #expect(throws: BridgeError.self) {
            try builder.build(ExtensionArgument(folder.path + "/App/NewsWidget"))
        }
        #expect(error?.kind == .compilerMissing)
    }

    @Test("takes its compiler from the environment where that names one")
    func namedCompiler() throws {
        var builder = try builder
        builder.environment = ["WIDGET_BRIDGE_SWIFTC": folder.path + "/bin/swiftc", "PATH": "/bin"]
        #expect(try builder.build(ExtensionArgument(folder.path + "/App/NewsWidget")).name == "NewsWidget")
    }

    @Test("names the module as Xcode would")
    func moduleName() throws {
        try folder.write("@main struct W {}", to: "App/My News-Widget/W.swift")
        try folder.write("@main struct W {}", to: "App/2nd/W.swift")
        #expect(try build("App/My News-Widget").name == "My_News_Widget")
        #expect(try build("App/2nd").name == "_nd")
    }
}
