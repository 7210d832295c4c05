import Foundation
import WidgetProtocol

/// A Swift package in a folder beside the app.
///
/// Its manifest is a program; what is asked of it here, where a target's sources lie and what other folders it depends
/// on, is read from its text.
struct LocalPackage {
    let path: String
    private let manifest: String
    /// The folders that each target's sources may lie in, the first that is there.
    private let folders: [String: [String]]

    /// Nil where no package is.
    init?(path: String) throws(BridgeError) {
        guard let manifest = try ProjectFiles.text(path + "/Package.swift", .slow) else { return nil }
        self.path = path
        self.manifest = manifest
        folders = Self.folders(of: manifest, in: path)
    }

    var name: String { (path as NSString).lastPathComponent }

    /// The packages in other folders that it depends on.
    func neighbours() throws(BridgeError) -> [LocalPackage] {
        var found: [LocalPackage] = []
        for match in manifest.matches(of: #/\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?path:\s*"([^"]+)"/#) {
            try ProjectBoundary.charge(.entries)
            let folder = XcodeProject.join(path, String(match.output.1))
            let package = try ProjectBoundary.naming(path + "/Package.swift") { () throws(BridgeError) in
                try LocalPackage(path: folder)
            }
            if let package { found.append(package) }
        }
        return found
    }

    /// The target of that name as a module, nil where the package has none.
    func module(_ name: String) throws(BridgeError) -> SupportingModule? {
        guard WidgetTarget.moduleName(for: name) == name, let folder = try folder(ofTarget: name) else { return nil }
        var scan = FolderScan()
        try scan.add(folder)
        guard !scan.swiftFiles.isEmpty else { return nil }
        return SupportingModule(
            name: name, package: self.name, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs,
            resources: scan.resources, settings: CompilationSettings())
    }

    private func folder(ofTarget name: String) throws(BridgeError) -> String? {
        for folder in folders[name] ?? [] {
            let isFolder = try ProjectBoundary.naming(path + "/Package.swift") { () throws(BridgeError) in
                try ProjectFiles.isFolder(folder)
            }
            if isFolder == true { return folder }
        }
        return nil
    }

    private static func folders(of manifest: String, in path: String) -> [String: [String]] {
        let starts = manifest.matches(of: #/\.(target|testTarget|binaryTarget|executableTarget)\(/#).map {
            (isTarget: $0.output.1 == "target", range: $0.range)
        }
        var folders: [String: [String]] = [:]
        for (index, start) in starts.enumerated() where start.isTarget {
            // Up to the next target: a name and a path of its own.
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : manifest.endIndex
            let own = manifest[start.range.upperBound..<end]
            guard let name = own.prefixMatch(of: #/\s*name:\s*"([^"]+)"/#).map({ String($0.output.1) }),
                folders[name] == nil
            else { continue }
            let stated = own.firstMatch(of: #/\bpath:\s*"([^"]+)"/#).map {
                XcodeProject.join(path, String($0.output.1))
            }
            folders[name] = stated.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\(path)/\($0)/\(name)" }
        }
        return folders
    }
}
