import Foundation
import POSIXSupport
import SecureHash
package import WidgetProtocol

/// The secret that a session is opened with. It is kept with the state, so that pages go on when the server is started
/// again, and only this user can read it.
package enum AccessToken {
    package static let fileName = "live-token"

    /// The token of a state; makes it where there is none.
    package static func load(root: String) throws(BridgeError) -> String {
        try WholeFile.makeFolder(root)
        let path = root + "/" + fileName
        if let known = read(path) { return known }
        let token = (0..<32).map { _ in UInt8.random(in: .min ... .max) }.hexadecimal
        let staged = try WholeFile.stage(token.utf8, beside: path)
        // Of two that start at once, one makes it.
        let code = link(staged, path) == 0 ? 0 : errno
        unlink(staged)
        if code != 0, code != EEXIST { throw .storage(path, errno: code) }
        guard let token = read(path) else {
            throw .storage(path, .storageCorrupt, "it holds no token; remove it")
        }
        return token
    }

    private static func read(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let token = String(decoding: data, as: UTF8.self)
        return token.utf8.count == 64 && token.allSatisfy(\.isHexDigit) ? token : nil
    }
}
