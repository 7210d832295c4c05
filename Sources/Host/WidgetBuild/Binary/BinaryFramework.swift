import Foundation
import WidgetProtocol

/// A framework, or a library, of which there is no source: what it says of itself for those who import it.
struct BinaryFramework {
    /// The `.xcframework`, or the `.framework`.
    let path: String
    let module: String
    /// Its Swift's textual interface; nil where it has no Swift, or none that says what it declares.
    private let interface: String?
    /// The headers of its module map.
    private let headers: [String]
    /// Where these lie.
    private let folder: String

    /// Whether anything says what it declares.
    var isDescribed: Bool { interface != nil || !headers.isEmpty }

    /// Nil for a bundle that has no module of that name.
    init?(_ path: String, module: String, platform: Platform) throws(BridgeError) {
        for slice in Self.slices(of: path, platform) {
            let framework = path.hasSuffix(".framework") ? path : try Self.framework(of: module, in: slice)
            guard let contents = try Contents(of: module, framework: framework, slice: slice) else { continue }
            self.path = path
            self.module = module
            interface = contents.interface
            folder = contents.folder
            // Swift without an interface is known by a header to Objective-C alone, under other names.
            headers = contents.hasSwift && interface == nil ? [] : contents.headers
            return
        }
        return nil
    }

    /// The folders of a bundle's variants for single systems, the best for the platform first.
    private static func slices(of path: String, _ platform: Platform) -> [String] {
        guard path.hasSuffix(".xcframework") else { return [(path as NSString).deletingLastPathComponent] }
        let system = platform == .visionOS ? "xros" : platform.rawValue.lowercased()
        let names = ProjectSearch.entries(of: path) { !$0.hasPrefix(".") && $0 != "_CodeSignature" }.filter(\.isFolder)
            .map(\.name)
        let ranks = [
            { $0 == system + "-arm64" }, { $0.hasPrefix(system + "-arm64") && !$0.contains("-sim") },
            { $0.hasPrefix(system + "-") }, { $0 == "ios-arm64" }, { $0.hasPrefix("ios-") }, { (_: String) in true },
        ]
        return names.sorted { first, second in
            let (one, other) = (ranks.firstIndex { $0(first) } ?? 0, ranks.firstIndex { $0(second) } ?? 0)
            return (one, first) < (other, second)
        }.map { path + "/" + $0 }
    }

    private static func framework(of module: String, in slice: String) throws(BridgeError) -> String? {
        ProjectSearch.entries(of: slice) { $0.hasSuffix(".framework") }.map(\.name).first {
            WidgetTarget.moduleName(for: ($0 as NSString).deletingPathExtension) == module
        }.map { slice + "/" + $0 }
    }

    /// The framework as a module; nil where nothing says what it declares.
    func supportingModule(on platform: Platform) throws(BridgeError) -> SupportingModule? {
        guard isDescribed else { return nil }
        var code = ForeignCode()
        if !headers.isEmpty {
            code = try ForeignCode(
                headers: headers, sources: [], module: module, known: BinaryHeaders.all(in: folder), folders: [folder])
            code.isBinary = true
        }
        return SupportingModule(
            name: module, isFromElsewhere: true, isInterface: interface != nil,
            swiftFiles: interface.map { [$0] } ?? [],
            settings: CompilationSettings(platform: platform, flags: [CompilationSettings.slashes]), foreign: code)
    }
}

/// What one variant has.
private struct Contents {
    var interface: String?
    var hasSwift = false
    var headers: [String] = []
    var folder = ""

    /// Nil where neither a framework nor a library beside its module map is there.
    init?(of module: String, framework: String?, slice: String) throws(BridgeError) {
        let maps: [String]
        if let framework {
            folder = framework + "/Headers"
            maps = [framework + "/Modules/module.modulemap", framework + "/module.map"]
            try readInterface(framework + "/Modules/\(module).swiftmodule")
        } else {
            folder = slice + "/Headers"
            maps = ["", "\(module)/"].map { "\(folder)/\($0)module.modulemap" } + ["\(folder)/\(module).modulemap"]
            for place in [slice, folder] where !hasSwift { try readInterface("\(place)/\(module).swiftmodule") }
        }
        for path in maps {
            guard let text = try ProjectFiles.text(path, .slow), let map = BinaryHeaders(map: text, of: module) else {
                continue
            }
            if framework == nil { folder = (path as NSString).deletingLastPathComponent }
            headers = try map.headers(in: folder)
            return
        }
        if framework == nil, !hasSwift { return nil }
    }

    private mutating func readInterface(_ folder: String) throws(BridgeError) {
        guard ProjectFiles.hasFolder(folder) else { return }
        hasSwift = true
        let names = try ProjectFiles.names(in: folder).filter {
            $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
                && !$0.hasSuffix(".package.swiftinterface")
        }
        // What they say differs by the architecture in conditions alone.
        let best = names.first { $0.hasPrefix("arm64") && !$0.contains("simulator") }
        interface = (best ?? names.first).map { folder + "/" + $0 }
    }
}
