import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// A folder with an Xcode project from `Fixtures` and the files that it names.
struct ProjectFixture {
    let folder: TemporaryFolder

    /// - Parameter files: paths of files, which are empty Swift or whatever `texts` gives them.
    init(_ name: String, at path: String, files: [String], texts: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name).pbxproj")
        try folder.write(String(contentsOf: source, encoding: .utf8), to: path + "/project.pbxproj")
        for file in files { try folder.write("", to: file) }
        for (file, text) in texts { try folder.write(text, to: file) }
    }

    /// A folder with `App.xcodeproj` of these objects, the project's being `P`.
    static func project(_ objects: String) throws -> ProjectFixture {
        let fixture = ProjectFixture(folder: try TemporaryFolder())
        try fixture.folder.write(
            "// !$*UTF8*$!\n{ rootObject = P; objects = {\n\(objects)\n}; }", to: "App.xcodeproj/project.pbxproj")
        return fixture
    }

    private init(folder: TemporaryFolder) { self.folder = folder }

    func locate(
        _ path: String = "", target: String? = nil, adding additions: [String] = [], platform: Platform? = nil
    ) throws -> WidgetTarget {
        let reader = ManifestReader(
            compiler: try Compiler(environment: ProcessInfo.processInfo.environment),
            sdk: try SDK(executable: Repository.program.path), cache: BuildCache(folder: folder.path + "/cache"))
        var locator = TargetLocator(
            targetName: target, additions: additions.map { folder.path + "/" + $0 }, platform: platform,
            packages: ModuleResolver.Packages(reader: reader))
        return try ProjectBoundary(of: folder.path + "/" + path, adding: locator.additions).enforced {
            () throws(BridgeError) in try locator.locate(folder.path + "/" + path)
        }
    }

    /// Paths as the project names them.
    func relative(_ paths: [String]) -> [String] {
        paths.map { $0.hasPrefix(folder.path + "/") ? String($0.dropFirst(folder.path.count + 1)) : $0 }
    }

    static func information(of target: WidgetTarget) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: target.bundle.infoPlist, format: nil)
        return try #require(list as? [String: Any])
    }

    static func infoPlist(point: String, _ more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>\(point)</string></dict>\(more)</dict></plist>
        """
    }

    static let widget = infoPlist(point: "com.apple.widgetkit-extension")
}
