public import Foundation

// Writing pictures, as ImageIO calls it.

/// Where a picture is written: to data, or to a file.
public final class CGImageDestination {
    private let isJPEG: Bool
    private let write: (Data) -> Bool
    private var encoded: Data?

    /// Nil for what cannot be written here: all but PNG and JPEG.
    init?(type: String, write: @escaping (Data) -> Bool) {
        guard ["public.png", "public.jpeg"].contains(type) else { return nil }
        isJPEG = type == "public.jpeg"
        self.write = write
    }

    func add(_ image: UIImage, _ options: NSDictionary?) {
        let quality = options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
        encoded = isJPEG ? image.jpegData(compressionQuality: CGFloat(quality?.doubleValue ?? 0.8)) : image.pngData()
    }

    func finalize() -> Bool { encoded.map(write) ?? false }
}

public var kCGImageDestinationLossyCompressionQuality: NSString { "kCGImageDestinationLossyCompressionQuality" }
public var kCGImageDestinationImageMaxPixelSize: NSString { "kCGImageDestinationImageMaxPixelSize" }

public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: String(describing: type)) { bytes in
        data.append(bytes)
        return true
    }
}

public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: String(describing: type)) { bytes in
        url.path.map { FileManager.default.createFile(atPath: $0, contents: bytes) } ?? false
    }
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?) {
    idst.add(UIImage(cgImage: image), properties)
}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
