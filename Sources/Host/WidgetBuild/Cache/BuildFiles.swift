import Foundation
import WidgetProtocol

/// Files and folders of a build; what fails is named.
enum BuildFiles {
    static func read(_ path: String) throws(BridgeError) -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw BridgeError(
                .sourceUnreadable, "\(path) cannot be read: \(error.localizedDescription)",
                hint: "Check the file's permissions.")
        }
    }

    static func write(_ data: Data, to path: String) throws(BridgeError) {
        guard FileManager.default.createFile(atPath: path, contents: data) else { throw .cannotWrite(path) }
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
