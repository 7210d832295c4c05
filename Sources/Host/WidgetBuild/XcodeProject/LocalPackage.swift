import Foundation
import WidgetProtocol

/// A Swift package in a folder beside the app.
///
/// Its manifest is a program; what is asked of it here, where a target's sources lie and what other folders it depends
/// on, is read from its text.
struct LocalPackage {
    let path: String
    private let manifest: String

    /// Nil where no package is.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path + "/Package.swift") else { return nil }
        self.path = path
        manifest = String(decoding: data, as: UTF8.self)
    }

    var name: String { (path as NSString).lastPathComponent }

    /// The packages in other folders that it depends on.
    var neighbours: [LocalPackage] {
        manifest.matches(of: #/\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?path:\s*"([^"]+)"/#)
            .compactMap { LocalPackage(path: XcodeProject.join(path, String($0.output.1))) }
    }

    /// The target of that name as a module, nil where the package has none.
    func module(_ name: String) throws(BridgeError) -> SupportingModule? {
        guard let folder = folder(ofTarget: name) else { return nil }
        var scan = FolderScan()
        try scan.add(folder)
        guard !scan.swiftFiles.isEmpty else { return nil }
        return SupportingModule(
            name: name, package: self.name, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs,
            resources: scan.resources, settings: CompilationSettings())
    }

    private func folder(ofTarget name: String) -> String? {
        let target = manifest.matches(of: #/\.target\(\s*name:\s*"([^"]+)"/#).first { $0.output.1 == name }
        let standard = ["Sources", "Source", "src", "srcs"].map { "\(path)/\($0)/\(name)" }
        guard let target else { return nil }
        // Up to the next target: a path of its own.
        let rest = manifest[target.range.upperBound...]
        let end = rest.firstRange(of: #/\.(?:target|testTarget|binaryTarget|executableTarget)\(/#)?.lowerBound
        let own = rest[..<(end ?? rest.endIndex)].firstMatch(of: #/\bpath:\s*"([^"]+)"/#)
        let folders = own.map { [XcodeProject.join(path, String($0.output.1))] } ?? standard
        return folders.first { FolderScan.isFolder($0) == true }
    }
}
