public import Foundation
public import FoundationCompat
import ImageLoading

// Writing pictures, as ImageIO calls it.

/// Where a picture is written: to data, or to a file.
public final class CGImageDestination {
    private let type: ImageType
    private let write: (Data) -> Bool
    private var encoded: [UInt8]?
    fileprivate var properties: CFDictionary?

    /// Nil for what cannot be written here: all but PNG and JPEG.
    init?(type: String, write: @escaping (Data) -> Bool) {
        guard let type = ImageType(rawValue: type), CGImageDestination.types.contains(type) else {
            Unavailable.note("a picture as \(type)", hint: "Write PNG or JPEG.")
            return nil
        }
        self.type = type
        self.write = write
    }

    fileprivate static let types: [ImageType] = [.png, .jpeg]

    func add(_ image: CGImage, _ options: CFDictionary?) {
        func option(_ key: NSString) -> Any? { options?[key] ?? properties?[key] }
        let quality = option(kCGImageDestinationLossyCompressionQuality) as? NSNumber
        let bitmap = fitted(image.bitmap, option(kCGImageDestinationImageMaxPixelSize))
        encoded = bitmap.encoded(as: type == .jpeg ? .jpeg(quality: quality?.doubleValue ?? 0.8) : .png)
    }

    func finalize() -> Bool { encoded.map { write(Data($0)) } ?? false }
}

public func CGImageDestinationGetTypeID() -> CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CGImageDestination.self))
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    CGImageDestination.types.map(\.rawValue) as NSArray
}

public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: String(describing: type)) { bytes in
        data.append(bytes)
        return true
    }
}

public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: String(describing: type), write: consumer.write)
}

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type: String(describing: type)) { bytes in
        url.path.map { FileManager.default.createFile(atPath: $0, contents: bytes) } ?? false
    }
}

/// Options for the pictures that are added after it.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Without effect: PNG and JPEG are written without depth maps and mattes.
public func CGImageDestinationAddAuxiliaryDataInfo(
    _ idst: CGImageDestination, _ auxiliaryImageDataType: CFString, _ auxiliaryDataInfoDictionary: CFDictionary
) {}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
