public import Foundation
public import FoundationCompat

// Callbacks are not of C's convention, which Swift's own types have no place in.

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
public typealias CGDataProviderGetBytesAtPositionCallback =
    (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What gives a provider its bytes one after the other.
public struct CGDataProviderSequentialCallbacks {
    public var version: UInt32
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init(
        version: UInt32? = nil, getBytes: CGDataProviderGetBytesCallback? = nil,
        skipForward: CGDataProviderSkipForwardCallback? = nil, rewind: CGDataProviderRewindCallback? = nil,
        releaseInfo: CGDataProviderReleaseInfoCallback? = nil
    ) {
        self.version = version ?? 0
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// What gives a provider its bytes in any order.
public struct CGDataProviderDirectCallbacks {
    public var version: UInt32
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init(
        version: UInt32? = nil, getBytePointer: CGDataProviderGetBytePointerCallback? = nil,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback? = nil,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback? = nil,
        releaseInfo: CGDataProviderReleaseInfoCallback? = nil
    ) {
        self.version = version ?? 0
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// The bytes that a font or picture is made from.
public final class CGDataProvider: Sendable {
    let bytes: Data
    /// The file that they come from; nil for those that a program made.
    let path: String?
    /// What the program that made them has said of them.
    nonisolated(unsafe) public let info: UnsafeMutableRawPointer?

    init(_ bytes: Data, path: String? = nil, info: UnsafeMutableRawPointer? = nil) {
        self.bytes = bytes
        self.path = path
        self.info = info
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

    /// Copies the bytes, and releases them at once.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        self.init(Data(bytes: data, count: size), info: info)
        releaseData(info, data, size)
    }

    /// Takes all bytes at once.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        guard let getBytes = callbacks.pointee.getBytes else { return nil }
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = part.withUnsafeMutableBytes({ getBytes(info, $0.baseAddress!, $0.count) }), count > 0 {
            bytes += part.prefix(count)
        }
        self.init(bytes, info: info)
        callbacks.pointee.releaseInfo?(info)
    }

    /// Takes all bytes at once.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        guard size >= 0 else { return nil }
        var bytes = Data(count: Int(size))
        if let start = callbacks.pointee.getBytePointer?(info) {
            bytes = Data(bytes: start, count: Int(size))
            callbacks.pointee.releaseBytePointer?(info, start)
        } else if let getBytes = callbacks.pointee.getBytesAtPosition {
            let count = bytes.withUnsafeMutableBytes { $0.baseAddress.map { getBytes(info, $0, 0, Int(size)) } ?? 0 }
            bytes = bytes.prefix(count)
        } else {
            return nil
        }
        self.init(bytes, info: info)
        callbacks.pointee.releaseInfo?(info)
    }

    public var data: CFData? { bytes as NSData }
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGDataProvider.self)) }
}

public struct CGDataConsumerCallbacks {
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init(
        putBytes: CGDataConsumerPutBytesCallback? = nil, releaseConsumer: CGDataConsumerReleaseInfoCallback? = nil
    ) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// Where a picture's bytes go.
public final class CGDataConsumer {
    let write: (Data) -> Bool
    private let release: () -> Void

    private init(release: @escaping () -> Void = {}, write: @escaping (Data) -> Bool) {
        self.write = write
        self.release = release
    }

    deinit { release() }

    public convenience init?(data: CFMutableData) {
        self.init { bytes in
            data.append(bytes)
            return true
        }
    }

    public convenience init?(url: CFURL) {
        guard let path = url.path else { return nil }
        self.init { FileManager.default.createFile(atPath: path, contents: $0) }
    }

    public convenience init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard let put = cbks.pointee.putBytes else { return nil }
        let release = cbks.pointee.releaseConsumer
        self.init(release: { release?(info) }) { bytes in
            bytes.withUnsafeBytes { $0.baseAddress.map { put(info, $0, bytes.count) } ?? 0 } == bytes.count
        }
    }

    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGDataConsumer.self)) }
}
