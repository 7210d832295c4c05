public import Foundation
public import FoundationCompat
import SecureHash
import SwiftUICompat
import Typesetting

/// A font of a file, which draws once it is registered.
public final class CGFont: Sendable {
    let file: String
    private let names: [String]

    public init?(_ provider: CGDataProvider) {
        guard let file = provider.path ?? Self.keep(provider.bytes) else { return nil }
        guard let face = AppFonts.register(file: file).first else {
            if provider.path == nil { try? FileManager.default.removeItem(atPath: file) }
            return nil
        }
        self.file = file
        names = face.names
    }

    /// Keeps a font's bytes in a file of the extension's state, once for each font: pictures are drawn with it after
    /// the extension has ended.
    private static func keep(_ bytes: Data) -> String? {
        let folder = ProcessInfo.processInfo.environment["WIDGET_BRIDGE_FONTS"] ?? NSTemporaryDirectory()
        var hash = SHA256()
        hash.update(bytes)
        let file = folder + "/" + hash.digest().map { String(format: "%02x", $0) }.joined()
        if FileManager.default.fileExists(atPath: file) { return file }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try bytes.write(to: URL(fileURLWithPath: file), options: .atomic)
            return file
        } catch {
            return nil
        }
    }

    public var postScriptName: CFString? { names.last.map { $0 as NSString } }
    public var fullName: CFString? { names.first.map { $0 as NSString } }
}
