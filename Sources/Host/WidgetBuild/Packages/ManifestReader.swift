import Foundation
import JSON
import SecureHash
import WidgetProtocol

/// Asks the toolchain what packages' manifests say: they are programs, which it compiles and runs, here in the sandbox.
///
/// What it said is kept in the cache for as long as the manifest stays the same.
struct ManifestReader {
    var compiler: Compiler
    var sdk: SDK
    var cache: BuildCache

    /// What a manifest says, or the words of what goes wrong.
    func manifest(of package: String, text: String) throws(BridgeError) -> Result<PackageManifest, ManifestFailure> {
        var hash = SHA256()
        for field in [package, text, compiler.identity] { hash.update(field: field) }
        let kept = try cache.manifest(hash.name)
        if let json = FileManager.default.contents(atPath: kept).flatMap({ try? JSONValue(parsing: $0) }) {
            return .success(PackageManifest(json: json))
        }
        let staging = try cache.staging()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        let output = try compiler.dumpManifest(of: package, sdk, in: staging)
        // Warnings stand before it.
        guard let start = output.range(of: "{\n") ?? output.range(of: "{"),
            let json = try? JSONValue(parsing: String(output[start.lowerBound...])), json["targets"] != nil
        else {
            let lines = output.split(separator: "\n")
            let line = lines.first { $0.contains("error:") } ?? lines.first
            return .failure(ManifestFailure(reason: line.map(String.init) ?? "swift package said nothing"))
        }
        let whole = staging + "/manifest.json"
        try BuildFiles.write(Data(json.serialized()), to: whole)
        guard rename(whole, kept) == 0 else { throw .cannotWrite(kept) }
        return .success(PackageManifest(json: json))
    }
}

/// Why a manifest says nothing.
struct ManifestFailure: Error {
    var reason: String
}

extension Compiler {
    /// What `swift package dump-package` prints, and what it complains of.
    fileprivate func dumpManifest(of package: String, _ sdk: SDK, in staging: String) throws(BridgeError) -> String {
        let toolchain = try toolchain()
        let arguments = [
            toolchain + "/bin/swift", "package", "dump-package", "--package-path", package, "--scratch-path",
            staging + "/scratch", "--cache-path", staging + "/cache", "--config-path", staging + "/configuration",
            "--security-path", staging + "/security", "--manifest-cache", "none",
        ]
        let sources = [package + "/Package.swift"]
        return try run(program: arguments, reading: sources, sdk, output: staging + "/output").output
    }
}
