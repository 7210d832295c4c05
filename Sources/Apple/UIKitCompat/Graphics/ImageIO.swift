public import Foundation
public import FoundationCompat
import ImageLoading

// Reading pictures, as ImageIO calls it.

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// A picture's bytes.
///
/// `@unchecked Sendable`: like Image I/O's own, one that is loaded in parts is changed by one thread at a time.
public final class CGImageSource: @unchecked Sendable {
    fileprivate(set) var data: Data
    fileprivate var isFinal: Bool

    init(_ data: Data, isFinal: Bool = true) {
        self.data = data
        self.isFinal = isFinal
    }

    fileprivate var animation: GIFAnimation? { GIFAnimation(Array(data)) }

    fileprivate func image(_ frame: Int) -> CGImage? {
        guard frame >= 0, frame < max(animation?.delays.count ?? 1, 1) else { return nil }
        let type = ImageType(data)
        if type == .gif {
            return (try? Bitmap(decoding: Array(data), frame: frame)).map { CGImage($0, type: type?.rawValue) }
        }
        return UIImage(data: data)?.bitmap.map { CGImage($0, type: type?.rawValue) }
    }
}

/// The types of pictures that can be read, by their identifiers.
enum ImageType: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webp = "org.webmproject.webp"
    case bmp = "com.microsoft.bmp"
    case tiff = "public.tiff"
    case ico = "com.microsoft.ico"
    case heic = "public.heic"

    init?(_ data: Data) {
        guard let format = (try? ImageHeader(bytes: Array(data)))?.format else { return nil }
        switch format {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case .webp: self = .webp
        case .bmp: self = .bmp
        case .tiff: self = .tiff
        case .ico: self = .ico
        case .heif: self = .heic
        case .svg, .pdf: return nil
        }
    }
}

public func CGImageSourceGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImageSource.self)) }

public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageType.allCases.map(\.rawValue) as NSArray }

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    CGImageSource(provider.bytes)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    return CGImageSource(data)
}

/// A source whose bytes come later, all that are there each time.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    (isrc.data, isrc.isFinal) = (Data(referencing: data), final)
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    (isrc.data, isrc.isFinal) = (provider.bytes, final)
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.data.isEmpty { return isrc.isFinal ? .statusInvalidData : .statusReadingHeader }
    if ImageType(isrc.data) == nil { return isrc.isFinal ? .statusUnknownType : .statusReadingHeader }
    return isrc.isFinal ? .statusComplete : .statusIncomplete
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(isrc)
    return status == .statusComplete && isrc.image(index) == nil ? .statusInvalidData : status
}

/// The type that the bytes show; nil for one that cannot be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    ImageType(isrc.data).map { $0.rawValue as NSString }
}

/// The number of a GIF's frames, else one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.animation?.delays.count ?? (ImageType(isrc.data) == nil ? 0 : 1)
}

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Without effect: nothing is kept between calls.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(index)
}

/// The picture, no larger in pixels than the options say.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.image(index) else { return nil }
    return CGImage(fitted(image.bitmap, options?[kCGImageSourceThumbnailMaxPixelSize]))
}

/// A bitmap whose longer side is not longer than the limit, where there is one.
func fitted(_ bitmap: Bitmap, _ limit: Any?) -> Bitmap {
    let side = (limit as? NSNumber)?.doubleValue ?? (limit as? CGFloat).map(Double.init) ?? limit as? Double
    let longer = max(bitmap.width, bitmap.height)
    guard let side, side > 0, Double(longer) > side else { return bitmap }
    func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * side / Double(longer)).rounded())) }
    return bitmap.resized(width: scaled(bitmap.width), height: scaled(bitmap.height))
}

/// What the file says of all its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard ImageType(isrc.data) != nil else { return nil }
    var properties: [NSString: Any] = [kCGImagePropertyFileSize: isrc.data.count]
    if let animation = isrc.animation {
        properties[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: animation.loopCount ?? 1]
    }
    return properties as NSDictionary
}

/// The picture's size, upright, and how long it is shown; what cameras write is not read.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index >= 0, index < CGImageSourceGetCount(isrc), let header = try? ImageHeader(bytes: Array(isrc.data)) else {
        return nil
    }
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: Int(header.width), kCGImagePropertyPixelHeight: Int(header.height),
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyOrientation: 1,
    ]
    if let delays = isrc.animation?.delays, delays.indices.contains(index) {
        // Image I/O takes a tenth for what is too short to be meant.
        properties[kCGImagePropertyGIFDictionary] =
            [
                kCGImagePropertyGIFUnclampedDelayTime: delays[index],
                kCGImagePropertyGIFDelayTime: delays[index] < 0.05 ? 0.1 : delays[index],
            ] as [NSString: Double]
    }
    return properties as NSDictionary
}

/// Nil: depth maps and mattes are not read.
public func CGImageSourceCopyAuxiliaryDataInfoAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ auxiliaryImageDataType: CFString
) -> CFDictionary? {
    nil
}

/// How a picture's rows and columns lie, as cameras write it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
