public import Foundation
import ImageLoading
import SwiftUICompat
import WidgetArchive

extension UIImage {
    /// Points; of a symbol those that it has beside text of the body, where it is not configured otherwise.
    public var size: CGSize {
        switch source {
        case .encoded(let image): CGSize(width: image.image.size.width, height: image.image.size.height)
        case .symbol(let symbol): symbol.size
        }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, scale: scale, renderingMode: renderingMode)
    }

    /// Nil for what cannot be decoded.
    public func pngData() -> Data? {
        guard let bytes = drawn.encodedBytes else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return Data(bytes) }
        return encoded(bytes, as: .png)
    }

    /// Nil for what cannot be decoded.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        drawn.encodedBytes.flatMap { encoded($0, as: .jpeg(quality: Double(compressionQuality))) }
    }

    var encodedBytes: [UInt8]? {
        guard case .encoded(let image) = source else { return nil }
        switch image.image.resource {
        case .data(let bytes): return bytes
        case .file(let path): return FileManager.default.contents(atPath: path).map { Array($0) }
        }
    }

    private func encoded(_ bytes: [UInt8], as encoding: Bitmap.Encoding) -> Data? {
        guard let bitmap = try? Bitmap(decoding: bytes) else { return nil }
        return bitmap.encoded(as: encoding).map { Data($0) }
    }
}
