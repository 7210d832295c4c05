public import Foundation

// Reading pictures, as ImageIO calls it.

/// A picture's bytes.
public final class CGImageSource: Sendable {
    let data: Data

    init(_ data: Data) {
        self.data = data
    }
}

public var kCGImageSourceShouldCache: NSString { "kCGImageSourceShouldCache" as NSString }
public var kCGImageSourceShouldCacheImmediately: NSString { "kCGImageSourceShouldCacheImmediately" as NSString }
public var kCGImageSourceCreateThumbnailFromImageAlways: NSString {
    "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString {
    "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
}
public var kCGImageSourceCreateThumbnailWithTransform: NSString {
    "kCGImageSourceCreateThumbnailWithTransform" as NSString
}
public var kCGImageSourceThumbnailMaxPixelSize: NSString { "kCGImageSourceThumbnailMaxPixelSize" as NSString }
public var kCGImagePropertyPixelWidth: NSString { "PixelWidth" as NSString }
public var kCGImagePropertyPixelHeight: NSString { "PixelHeight" as NSString }

public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    return CGImageSource(data)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
    UIImage(data: isrc.data)?.cgImage
}

/// The picture, no larger in pixels than the options say.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
    guard let image = UIImage(data: isrc.data) else { return nil }
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
    let side = (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map(Double.init) ?? limit as? Double
    guard let side, max(image.size.width, image.size.height) > CGFloat(side) else { return image.cgImage }
    return image.preparingThumbnail(of: CGSize(width: side, height: side))?.cgImage
}

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
    guard let image = UIImage(data: isrc.data) else { return nil }
    return [
        kCGImagePropertyPixelWidth: Int(image.size.width), kCGImagePropertyPixelHeight: Int(image.size.height),
    ] as NSDictionary
}

/// How a picture's rows and columns lie, as cameras write it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
