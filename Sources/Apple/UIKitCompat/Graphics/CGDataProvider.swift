public import Foundation
public import FoundationCompat

/// The bytes that a font or picture is made from.
public final class CGDataProvider: Sendable {
    private let bytes: Data
    private let path: String?

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

    /// A file of the bytes, a temporary one where they come from none; nil where it cannot be written.
    func file() -> String? {
        if let path { return path }
        let path = NSTemporaryDirectory() + "/" + UUID().uuidString
        return FileManager.default.createFile(atPath: path, contents: bytes) ? path : nil
    }
}
