import Foundation
import WidgetProtocol

/// Files and folders that a build makes, at paths of its own; names that sources give go through ``OutputFolder``.
enum BuildFiles {
    static func write(_ data: Data, to path: String) throws(BridgeError) {
        guard FileManager.default.createFile(atPath: path, contents: data) else { throw .cannotWrite(path) }
    }

    /// Gives a file, or all in a folder, one date: by its own the compiler would take for new what is the same as before.
    static func undate(_ path: String) {
        for file in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
            undate(path + "/" + file)
        }
        // A link's own, not that of what it leads to.
        var times = [timeval(), timeval()]
        lutimes(path, &times)
    }

    /// Makes a folder and those above it, and returns it.
    @discardableResult
    static func prepared(_ folder: String) throws(BridgeError) -> String {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            throw .cannotWrite(folder, error)
        }
    }
}
