import Foundation
import JSONRPC

extension Drawer {
    /// The path from the working directory on.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    static func makeFolder(_ path: String) throws(BridgeError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(path, errno: errno)
        }
    }
}

extension BridgeError {
    static func cannotWrite(_ path: String, errno code: Int32) -> Self {
        cannotWrite(path, String(cString: strerror(code)), kind: WriteFailure.kind(of: code))
    }
}
