public import Foundation
public import FoundationCompat
import SwiftUICompat
import Typesetting

/// The bytes that a font or picture is made from.
public final class CGDataProvider: Sendable {
    let file: String
    private let bytes: Data

    public var data: CFData? { bytes as NSData }

    public init?(url: CFURL) {
        guard let path = url.path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
        file = path
        self.bytes = bytes
    }

    public init?(filename: UnsafePointer<CChar>) {
        file = String(cString: filename)
        guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
        self.bytes = bytes
    }

    /// Keeps the bytes in a temporary file, from which the font is read.
    public init?(data: CFData) {
        file = NSTemporaryDirectory() + "/" + UUID().uuidString
        guard data.write(toFile: file, atomically: true) else { return nil }
        bytes = Data(referencing: data)
    }
}

/// A font of a file, which draws once it is registered.
public final class CGFont: Sendable {
    let file: String
    private let names: [String]

    public init?(_ provider: CGDataProvider) {
        guard let face = AppFonts.register(file: provider.file).first else { return nil }
        file = provider.file
        names = face.names
    }

    public var postScriptName: CFString? { names.last.map { $0 as NSString } }
    public var fullName: CFString? { names.first.map { $0 as NSString } }
}
