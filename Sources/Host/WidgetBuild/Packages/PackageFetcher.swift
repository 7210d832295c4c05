import Foundation
import SecureHash
import WidgetProtocol

/// Has SwiftPM fetch the packages that a project takes from elsewhere, where the user wants that.
///
/// What it has fetched is kept in the cache for the same packages and versions. SwiftPM runs manifests, so it works in the
/// compiler's sandbox, for once with the network: git's settings and keys of the user's are not there.
struct PackageFetcher {
    var compiler: Compiler
    var sdk: SDK
    var cache: BuildCache
    var observer: BuildObserver

    /// Why packages are not there.
    struct Failure: Error {
        var reason: String
    }

    /// The folders of the packages and of those that they depend on.
    ///
    /// - Parameter pins: the project's Package.resolved, whose versions are taken where it has them.
    func checkouts(of packages: [RemotePackage], pins: Data?) throws(BridgeError) -> Result<[String], Failure> {
        let manifest = RemotePackage.manifest(of: packages)
        var hash = SHA256()
        for field in [manifest, pins.map { String(decoding: $0, as: UTF8.self) } ?? "", compiler.identity] {
            hash.update(field: field)
        }
        let folder = try cache.fetched() + "/" + hash.name
        if let kept = Self.checkouts(in: folder) {
            utimes(folder, nil)
            return .success(kept)
        }
        observer.progress("Fetching \(packages.map(\.identity).joined(separator: ", ")) …")
        let staging = try cache.staging()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        let root = try BuildFiles.prepared(staging + "/root")
        try BuildFiles.write(Data(manifest.utf8), to: root + "/Package.swift")
        _ = try BuildFiles.prepared(root + "/Sources/Fetched")
        if let pins { try BuildFiles.write(pins, to: root + "/Package.resolved") }
        let (status, output) = try compiler.resolvePackages(of: root, sdk, in: staging)
        guard status == 0, Self.checkouts(in: root) != nil else {
            return .failure(Failure(reason: Self.reason(output)))
        }
        try BuildFiles.publish(root, at: folder)
        return .success(Self.checkouts(in: folder) ?? [])
    }

    private static func checkouts(in folder: String) -> [String]? {
        let checkouts = folder + "/scratch/checkouts"
        let names = try? FileManager.default.contentsOfDirectory(atPath: checkouts)
        return names.map { $0.sorted().map { checkouts + "/" + $0 } }
    }

    /// What git says, else what SwiftPM does.
    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines.first { $0.hasPrefix("fatal:") } ?? lines.first { $0.hasPrefix("error:") } ?? lines.last
        return line ?? "SwiftPM said nothing"
    }
}

extension Compiler {
    /// Runs `swift package resolve` on a package that has nothing but dependencies.
    fileprivate func resolvePackages(
        of package: String, _ sdk: SDK, in staging: String
    ) throws(BridgeError) -> (status: Int32, output: String) {
        let arguments = [
            try toolchain() + "/bin/swift", "package", "resolve", "--package-path", package, "--scratch-path",
            package + "/scratch", "--cache-path", staging + "/cache", "--config-path", staging + "/configuration",
            "--security-path", staging + "/security", "--manifest-cache", "none", "--disable-dependency-cache",
        ]
        return try run(
            program: arguments, reading: [package + "/Package.swift"], sdk, output: staging + "/output",
            allowsNetwork: true)
    }
}

extension ModuleResolver {
    /// Where Xcode, SwiftPM and Tuist keep which versions a project has, the nearest to it first.
    static func pins(around folder: String, project: String?) throws(BridgeError) -> Data? {
        let shared = "xcshareddata/swiftpm/Package.resolved"
        var places = project.map { [$0 + "/project.xcworkspace/" + shared] } ?? []
        for folder in [folder] + ProjectSearch.ancestors(of: folder) {
            let workspaces = ProjectSearch.entries(of: folder) { $0.hasSuffix(".xcworkspace") }
            places += workspaces.map { "\(folder)/\($0.name)/\(shared)" }
            places += [".package.resolved", "Package.resolved", "Tuist/Package.resolved"].map { folder + "/" + $0 }
        }
        for place in places {
            if let data = try ProjectFiles.contents(place, .slow) { return data }
        }
        return nil
    }
}
