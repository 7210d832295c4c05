public import FoundationCompat

public let kCVPixelFormatType_1Monochrome: OSType = 1
public let kCVPixelFormatType_16LE555: OSType = 0x4C35_3535
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230

/// How many bytes a pixel of a format takes that has one plane.
func bytesPerPixel(_ format: OSType) -> Int? {
    switch format {
    case kCVPixelFormatType_OneComponent8: 1
    case kCVPixelFormatType_16LE555, kCVPixelFormatType_16LE565, kCVPixelFormatType_TwoComponent8,
        kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_DepthFloat16,
        kCVPixelFormatType_422YpCbCr8:
        2
    case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: 3
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR, kCVPixelFormatType_32RGBA,
        kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_TwoComponent16Half,
        kCVPixelFormatType_DisparityFloat32, kCVPixelFormatType_DepthFloat32:
        4
    case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_TwoComponent32Float: 8
    case kCVPixelFormatType_128RGBAFloat: 16
    default: nil
    }
}
