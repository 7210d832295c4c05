import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// The compiler is one of the test's own, which notes what it is asked for.
@Suite("A project that is not trusted", .serialized)
struct HostileProjectTests {
    /// On a machine that does something else at once: what is exponential, or never ends, takes longer than any limit.
    private static let limit = Duration.seconds(30)

    private func builder(_ stage: HostileStage) throws -> WidgetBuilder {
        let folder = stage.folder
        try folder.write(
            """
            #!/bin/sh
            for argument; do echo "$argument"; done >> '\(folder.path)/cache/arguments'
            while [ "$1" != -o ]; do shift; done
            printf program > "$2"
            """, to: "bin/swiftc", executable: true)
        // What a manifest says stands beside it.
        try folder.write("#!/bin/sh\ncat \"$4/manifest.json\"", to: "bin/swift", executable: true)
        try folder.write("", to: "bin/swift-frontend")
        try folder.write("", to: "cache/arguments")
        for name in [
            SDK.libraryName, SDK.cryptoName, SDK.macrosName, "StandIns/SwiftUICompat.swiftmodule",
            "Facades/SwiftUI.swiftmodule",
        ] {
            try folder.write("", to: "sdk/" + name)
        }
        return WidgetBuilder(
            sdk: try SDK(executable: folder.path + "/sdk/widget-bridge"), cache: folder.path + "/cache",
            environment: ["PATH": folder.path + "/bin"])
    }

    private func build(_ stage: HostileStage, _ path: String) throws -> Result<BuiltExtension, BridgeError> {
        let builder = try builder(stage)
        return Result { () throws(BridgeError) in try builder.build(ExtensionArgument(stage.folder.path(path))) }
    }

    private func expectNamed(_ project: HostileProject) throws {
        let stage = try HostileStage()
        try project.make(stage)
        _ = try builder(stage)
        let before = try stage.contents()
        let start = ContinuousClock.now
        let result = try build(stage, project.path)
        #expect(ContinuousClock.now - start < Self.limit)
        switch result {
        case .success: #expect(project.kinds.isEmpty, "it was built")
        case .failure(let error):
            #expect(project.kinds.contains(error.kind), "\(error.kind): \(error)")
            #expect(!error.hint.isEmpty)
            if error.kind == .outsideProject {
                #expect(error.details["reference"] != nil, "\(error)")
                #expect(!error.message.contains(HostileStage.secret))
            }
        }
        #expect(try stage.contents() == before, "something was written")
        #expect(stage.leaks() == [])
        #expect(buildRemains(in: stage.folder.path("cache")) == [])
    }

    @Test("reads and writes nothing outside of itself", arguments: HostileProject.paths)
    func paths(project: HostileProject) throws { try expectNamed(project) }

    @Test("comes to an end, whatever it holds", arguments: HostileProject.bombs)
    func bombs(project: HostileProject) throws { try expectNamed(project) }

    @Test("is built with what it shares in its checkout, by paths and by links")
    func honest() throws {
        let stage = try HostileStage()
        try stage.write("struct Shared {}", to: "Shared/Model.swift")
        try stage.write("struct Linked {}", to: "Elsewhere/Linked.swift")
        try stage.link("Widget/Linked", to: "../Elsewhere")
        try stage.write("png", to: "Pictures/a.png")
        try stage.image("a.png")
        try stage.link("Widget/Assets.xcassets/A.imageset/a.png", to: "../../../Pictures/a.png")
        try stage.write("{}", to: "Widget/R.bundle/inner/a.json")
        let built = try build(stage, "repo/Widget").get()
        #expect(built.sources.map { ($0 as NSString).lastPathComponent } == ["Linked.swift", "W.swift"])
        // What was a link is a file of its own.
        let image = built.resourcesPath + "/Assets/A/a.png"
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: image)) == nil)
        #expect(try String(contentsOfFile: image, encoding: .utf8) == "png")
        #expect(FileManager.default.fileExists(atPath: built.resourcesPath + "/R.bundle/inner/a.json"))

        try stage.write(
            HostileStage.project(
                files: [
                    #"path = ../Widget/W.swift; sourceTree = "<group>";"#,
                    #"path = ../../repo/Shared/Model.swift; sourceTree = SOURCE_ROOT;"#,
                    #"path = "/Users/somebody/Absent.swift"; sourceTree = "<absolute>";"#,
                ], settings: "INFOPLIST_FILE = \"$(SRCROOT)/../Widget-Info.plist\";"),
            to: "ios/App.xcodeproj/project.pbxproj")
        try stage.write("<plist><dict/></plist>", to: "Widget-Info.plist")
        let shared = try build(stage, "repo/ios").get()
        #expect(shared.sources.map { ($0 as NSString).lastPathComponent } == ["W.swift", "Model.swift"])
        #expect(shared.warnings.map(\.kind) == [.fileMissing])
    }

    @Test("gives the compiler no arguments of its own")
    func arguments() throws {
        let stage = try HostileStage()
        try stage.project(
            HostileStage.project(
                settings: """
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "@evil.rsp -o/tmp/x GOOD";
                    OTHER_SWIFT_FLAGS = "-D @evil.rsp -DALSO -load-plugin-executable x -enable-upcoming-feature @evil.rsp";
                    SWIFT_UPCOMING_FEATURE_@evil = YES; PRODUCT_NAME = "../../evil/@x"; PRODUCT_MODULE_NAME = "-evil";
                    """.replacing("SWIFT_UPCOMING_FEATURE_@evil", with: "\"SWIFT_UPCOMING_FEATURE_@evil\"")))
        let built = try build(stage, "repo").get()
        #expect(built.name == "_evil")
        let arguments = try stage.folder.read("cache/arguments").split(separator: "\n")
        #expect(arguments.contains("GOOD") && arguments.contains("ALSO"))
        #expect(!arguments.contains { $0.hasPrefix("@") || $0.hasPrefix("-load-plugin-exec") || $0.contains("/tmp/x") })
    }

    @Test("is not confused by names that differ in their Unicode normalisation alone")
    func normalisation() throws {
        let folder = try TemporaryFolder()
        let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
        try folder.write("", to: "\(composed)/.git/HEAD")
        try folder.write("secret", to: "\(decomposed)/secret")
        let boundary = ProjectBoundary(of: folder.path(composed))
        #expect(boundary.contains(folder.path + "/" + composed + "/a"))
        #expect(!boundary.contains(folder.path + "/" + decomposed + "/secret"))
    }

    @Test("has the checkout, the app's folder, or the folder above the widget's for its root")
    func roots() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a/b/Widget/W.swift")
        let widget = folder.path("a/b/Widget")
        #expect(ProjectBoundary(of: widget).roots == [folder.path("a/b")])
        try folder.write("", to: "a/pubspec.yaml")
        #expect(ProjectBoundary(of: widget).roots == [folder.path("a")])
        try folder.write("", to: "a/b/.git")
        #expect(
            ProjectBoundary(of: widget, adding: [folder.path("a")]).roots == [folder.path("a/b"), folder.path("a")])
    }

    @Test("whose compiler does not end is given up")
    func timeLimit() throws {
        let stage = try HostileStage()
        var builder = try builder(stage)
        try stage.folder.write(
            "#!/bin/sh\necho $$ > '\(stage.folder.path)/pid'\nsleep 600 &\nwait\n", to: "bin/swiftc", executable: true)
        builder = WidgetBuilder(
            sdk: builder.sdk, cache: builder.cache, environment: builder.environment,
            observer: BuildObserver(timeLimit: .milliseconds(300)))
        let error = #expect(throws: BridgeError.self) {
            try builder.build(ExtensionArgument(stage.folder.path("repo/Widget")))
        }
        #expect(error?.kind == .buildTimedOut)
        #expect(buildRemains(in: builder.cache) == [])
    }

    @Test("prebuilt says nothing that leads to another program")
    func prebuilt() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "../../bin/sh", "bundleIdentifier": "a"}"#, to: "extension.json")
        let error = #expect(throws: BridgeError.self) { try WidgetBuilder.resolve(ExtensionArgument(folder.path)) }
        #expect(error?.kind == .notAnExtension)
    }
}
