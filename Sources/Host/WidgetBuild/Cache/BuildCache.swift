import Foundation
import POSIXSupport
import SecureHash
import WidgetProtocol

/// Built extensions by the key of what they were made of, at `extensions/<key>`.
struct BuildCache: Sendable {
    var folder: String

    /// Where what a manifest says is kept, by the name of its content.
    func manifest(_ name: String) throws(BridgeError) -> String {
        try BuildFiles.prepared(folder + "/manifests") + "/\(name).json"
    }

    /// Where a module is kept that Tuist's manifests import, by the name of its content.
    func tuistModule(_ name: String) throws(BridgeError) -> String {
        try BuildFiles.prepared(folder + "/tuist") + "/" + name
    }

    /// Where packages are that were fetched, each set of them in a folder of its own.
    func fetched() throws(BridgeError) -> String { try BuildFiles.prepared(folder + "/packages") }

    func path(_ key: BuildKey) -> String { folder + "/extensions/" + key.name }

    /// The build at a path of this cache, which is kept for longer by being asked for.
    func extensionBuilt(at path: String) throws(BridgeError) -> BuiltExtension? {
        guard let built = try BuiltExtension(folder: path) else { return nil }
        utimes(path, nil)
        return built
    }

    /// Runs one build of a target at a time, whoever asks.
    func locked<Result>(
        _ target: WidgetTarget, _ body: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        let path = try BuildFiles.prepared(folder + "/locks") + "/" + Self.name(of: target)
        return try FileLock.hold(path, failure: { path, _ in .cannotWrite(path) }, while: body)
    }

    /// The folder that a target is built in, at one path for all its builds and empty but for the objects of the last.
    func staging(for target: WidgetTarget) throws(BridgeError) -> String {
        let path = try BuildFiles.prepared(folder + "/targets/" + Self.name(of: target))
        utimes(path, nil)
        clear(path)
        return path
    }

    /// Removes from a target's folder what is one build's own.
    func clear(_ staging: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: staging)) ?? [] where name != Self.objectsName
        {
            try? FileManager.default.removeItem(atPath: staging + "/" + name)
        }
    }

    static let objectsName = "objects"

    private static func name(of target: WidgetTarget) -> String {
        var hash = SHA256()
        hash.update(field: target.origin)
        hash.update(field: target.name)
        return hash.name
    }

    /// A folder of its own for a build, which the caller removes.
    func staging() throws(BridgeError) -> String {
        try BuildFiles.prepared(folder + "/staging/\(UUID().uuidString)")
    }

    /// Removes builds that nothing asked for in 30 days, and what a build that was killed left a day ago.
    func removeUnused() {
        remove(in: folder + "/extensions", afterDays: 30)
        remove(in: folder + "/compiled", afterDays: 30)
        remove(in: folder + "/manifests", afterDays: 30)
        remove(in: folder + "/packages", afterDays: 30)
        remove(in: folder + "/targets", afterDays: 30)
        remove(in: folder + "/tuist", afterDays: 30)
        remove(in: folder + "/staging", afterDays: 1)
    }

    private func remove(in folder: String, afterDays days: Double) {
        let limit = Date().addingTimeInterval(-days * 86_400)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            if let used = attributes?[.modificationDate] as? Date, used < limit {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }
}

extension BuildFiles {
    /// Puts a finished folder in its place, moving aside what is there.
    static func publish(_ folder: String, at destination: String) throws(BridgeError) {
        try prepared((destination as NSString).deletingLastPathComponent)
        if rename(folder, destination) == 0 { return }
        let aside = folder + ".old"
        guard errno == ENOTEMPTY || errno == EEXIST, rename(destination, aside) == 0, rename(folder, destination) == 0
        else {
            throw BridgeError(
                .buildNotWritten, "Cannot write \(destination): \(String(cString: strerror(errno)))",
                hint: "Check the free space and the permissions of its folder.")
        }
        try? FileManager.default.removeItem(atPath: aside)
    }
}
