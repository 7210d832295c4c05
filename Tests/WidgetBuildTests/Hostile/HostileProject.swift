import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// A project that wants something that is not its own, or more than there is.
struct HostileProject: Sendable, CustomTestStringConvertible {
    var name: String
    /// The errors of which its build ends with one; none where it is built all the same.
    var kinds: [ErrorKind]
    /// What is built, in the stage.
    var path: String
    var make: @Sendable (HostileStage) throws -> Void

    init(
        _ name: String, _ kinds: ErrorKind..., at path: String = "repo/Widget",
        make: @escaping @Sendable (HostileStage) throws -> Void
    ) {
        (self.name, self.kinds, self.path, self.make) = (name, kinds, path, make)
    }

    var testDescription: String { name }
}

/// A checkout with a widget, and beside it what is nobody's business: `outside`.
struct HostileStage: Sendable {
    let folder: TemporaryFolder

    /// Stands in every file outside.
    static let secret = "SECRET-7461"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ref: refs/heads/main", to: "repo/.git/HEAD")
        try folder.write("token = \(Self.secret)", to: "repo/.git/config")
        try folder.write("@main struct W {}", to: "repo/Widget/W.swift")
        for name in ["profile", "secret.png", "secret.json", "font.ttf", "x.xcconfig", "Localizable.strings"] {
            try folder.write("// \(Self.secret)", to: "outside/" + name)
        }
        try folder.write("let a = \"\(Self.secret)\"", to: "outside/dir/x.swift")
        try folder.write("let a = \"\(Self.secret)\"", to: "outside/kit/Sources/Kit/x.swift")
        try folder.write(#".target(name: "Kit") // \#(Self.secret)"#, to: "outside/kit/Package.swift")
        try folder.write("<model><!-- \(Self.secret) --></model>", to: "outside/model.xcdatamodel/contents")
        try folder.write("{\"a\": \"\(Self.secret)\"}", to: "outside/set.imageset/Contents.json")
        try folder.write(
            "<plist><dict><key>a</key><string>\(Self.secret)</string></dict></plist>", to: "outside/a.plist")
        try folder.write("targets: {} # \(Self.secret)", to: "outside/project.yml")
        try folder.write(Self.project(), to: "outside/Out.xcodeproj/project.pbxproj")
    }

    /// Writes a file of the checkout.
    func write(_ text: String, to name: String) throws { try folder.write(text, to: "repo/" + name) }

    /// Makes a symbolic link in the checkout.
    func link(_ name: String, to target: String) throws {
        let path = folder.path("repo/" + name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    func pipe(_ name: String) throws {
        let path = folder.path("repo/" + name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    }

    /// A file that takes no room on the disk, whatever its size.
    func sparse(_ name: String, _ size: Int) throws {
        try write("", to: name)
        guard truncate(folder.path("repo/" + name), size) == 0 else { throw POSIXError(.EIO) }
    }

    func image(_ filename: String, in set: String = "Widget/Assets.xcassets/A.imageset", list: String = "images") throws
    {
        try write(
            #"{"\#(list)": [{"filename": "\#(filename)", "idiom": "universal", "scale": "1x"}]}"#,
            to: set + "/Contents.json")
    }

    /// A project's file with a widget target; members are written as Xcode writes them.
    static func project(
        files: [String] = [#"path = Widget/W.swift; sourceTree = "<group>";"#], settings: String = "",
        target: String = "", root: String = "", more: String = "", children: String = "", targets: String = "T"
    ) -> String {
        let references = files.indices.map { "F\($0)" }.joined(separator: ", ")
        let built = files.indices.map { "B\($0)" }.joined(separator: ", ")
        let objects = files.enumerated().map { index, file in
            "F\(index) = { isa = PBXFileReference; \(file) }; B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };"
        }
        return """
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = L; \(root) };
            G = { isa = PBXGroup; children = (\(references), \(children)); sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                buildPhases = (S, K); buildConfigurationList = L; \(target) };
            S = { isa = PBXSourcesBuildPhase; files = (\(built)); };
            K = { isa = PBXFrameworksBuildPhase; files = (BK); };
            BK = { isa = PBXBuildFile; fileRef = FK; };
            FK = { isa = PBXFileReference; path = WidgetKit.framework; sourceTree = SDKROOT; };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            \(objects.joined(separator: "\n"))
            \(more)
            }; rootObject = P; }
            """
    }

    func project(_ text: String) throws { try write(text, to: "App.xcodeproj/project.pbxproj") }

    /// A specification with a widget target.
    func specification(_ target: String = "", _ more: String = "") throws {
        try write(
            """
            name: App
            \(more)
            targets:
              Widget:
                type: app-extension
                platform: iOS
                sources: [Widget\(target)]
                dependencies: [{sdk: WidgetKit.framework}]

            """, to: "project.yml")
    }

    /// Every file outside and in the checkout, by its path, and what is in it.
    func contents() throws -> [String: String] {
        var found: [String: String] = [:]
        for root in ["outside", "repo", "."] {
            let base = folder.path(root)
            let names =
                root == "."
                ? try FileManager.default.contentsOfDirectory(atPath: base)
                : FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
            for name in names {
                var status = stat()
                let path = base + "/" + name
                guard lstat(path, &status) == 0 else { continue }
                let isSmall = status.st_mode & S_IFMT == S_IFREG && status.st_size < 1 << 20
                found[root + "/" + name] =
                    isSmall
                    ? try String(contentsOfFile: path, encoding: .isoLatin1) : "\(status.st_mode) \(status.st_ino)"
            }
        }
        return found
    }

    /// The files of the cache that hold what is outside.
    func leaks() -> [String] {
        let cache = folder.path("cache")
        let names = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            FileManager.default.contents(atPath: cache + "/" + name)?.range(of: Data(Self.secret.utf8)) != nil
        }
    }
}
