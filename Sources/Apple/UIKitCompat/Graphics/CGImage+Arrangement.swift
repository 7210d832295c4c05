public import Foundation
public import FoundationCompat
public import SwiftUICompat

public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How a pixel's components are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}

public enum CGImageComponentInfo: UInt32, Sendable {
    case integer = 0
    case float = 0x100
}

extension CGBitmapInfo {
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)

    public init(
        alpha: CGImageAlphaInfo, component: CGImageComponentInfo? = nil,
        byteOrder: CGImageByteOrderInfo? = nil, pixelFormat: CGImagePixelFormatInfo? = nil
    ) {
        self.init(
            rawValue: alpha.rawValue | (component?.rawValue ?? 0) | (byteOrder?.rawValue ?? 0)
                | (pixelFormat?.rawValue ?? 0))
    }

    public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(self) }
    public var component: CGImageComponentInfo {
        CGImageComponentInfo(rawValue: rawValue & CGBitmapInfo.floatInfoMask.rawValue) ?? .integer
    }
    public var byteOrder: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: rawValue & CGImageByteOrderInfo.orderMask.rawValue) ?? .orderDefault
    }
    public var pixelFormat: CGImagePixelFormatInfo {
        CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue) ?? .packed
    }
}

extension CGImage {
    public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder }
    public var pixelFormatInfo: CGImagePixelFormatInfo { bitmapInfo.pixelFormat }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Nil: components are what they say.
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var contentHeadroom: Float { 1 }
    public var contentAverageLightLevel: Float { 0 }
    public var shouldToneMap: Bool { false }
    public var containsImageSpecificToneMappingMetadata: Bool { false }
    public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImage.self)) }
}
