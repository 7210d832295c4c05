public import Foundation
public import FoundationCompat

/// The bytes that a font or picture is made from.
public final class CGDataProvider: Sendable {
    let bytes: Data
    /// The file that they come from; nil for those that a program made.
    let path: String?

    init(_ bytes: Data, path: String? = nil) {
        self.bytes = bytes
        self.path = path
    }

    public convenience init?(url: CFURL) {
        guard let path = url.path, let bytes = FileManager.default.contents(atPath: path) else { return nil }
        self.init(bytes, path: path)
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        let path = String(cString: filename)
        guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
        self.init(bytes, path: path)
    }

    public convenience init?(data: CFData) {
        self.init(Data(referencing: data))
    }

    public var data: CFData? { bytes as NSData }
}
