// MacTypes.h, which Foundation brings along on Apple's systems. Without the names that others' types are likely to have:
// `Point`, `Rect`, `Size`, `Style`, `Ptr`, `Handle`, and the styles of QuickDraw's fonts (`bold`, `italic`).
public typealias Byte = UInt8
public typealias SignedByte = Int8
public typealias Fixed = Int32
public typealias Fract = Int32
public typealias UnsignedFixed = UInt32
public typealias ShortFixed = Int16
public typealias OSErr = Int16
public typealias OSStatus = Int32
/// Four characters, `'odoc'` in C.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias ResType = FourCharCode
public typealias ByteCount = UInt
public typealias ByteOffset = UInt
public typealias ItemCount = UInt
public typealias OptionBits = UInt32
public typealias PBVersion = UInt32
public typealias ScriptCode = Int16
public typealias LangCode = Int16
public typealias RegionCode = Int16
public typealias UnicodeScalarValue = UInt32
public typealias UTF32Char = UInt32
public typealias UTF16Char = UInt16
public typealias UTF8Char = UInt8
public typealias UniChar = UInt16
public typealias UniCharCount = UInt

public typealias Boolean = UInt8
public typealias StyleParameter = Int16
public typealias StyleField = Int32
public typealias CharParameter = Int16
public typealias LogicalAddress = UnsafeMutableRawPointer
public typealias ConstLogicalAddress = UnsafeRawPointer
public typealias PhysicalAddress = UnsafeMutableRawPointer
public typealias OSTypePtr = UnsafeMutablePointer<OSType>
public typealias FourCharCodePtr = UnsafeMutablePointer<FourCharCode>
public typealias BytePtr = UnsafeMutablePointer<UInt8>
public typealias FixedPtr = UnsafeMutablePointer<Fixed>
public typealias StringPtr = UnsafeMutablePointer<UInt8>
public typealias ConstStringPtr = UnsafePointer<UInt8>
public typealias TimeValue = Int32
public typealias TimeScale = Int32
public typealias TimeValue64 = Int64
public typealias CompTimeValue = wide

/// 64 bits in two halves, the lower one first.
public struct wide: Sendable {
    public var lo: UInt32
    public var hi: Int32

    public init(lo: UInt32 = 0, hi: Int32 = 0) {
        self.lo = lo
        self.hi = hi
    }
}

/// 64 bits without a sign in two halves, the lower one first.
public struct UnsignedWide: Sendable {
    public var lo: UInt32
    public var hi: UInt32

    public init(lo: UInt32 = 0, hi: UInt32 = 0) {
        self.lo = lo
        self.hi = hi
    }
}

public struct Float32Point: Sendable {
    public var x: Float32
    public var y: Float32

    public init(x: Float32 = 0, y: Float32 = 0) {
        self.x = x
        self.y = y
    }
}

public struct FixedPoint: Sendable {
    public var x: Fixed
    public var y: Fixed

    public init(x: Fixed = 0, y: Fixed = 0) {
        self.x = x
        self.y = y
    }
}

public struct FixedRect: Sendable {
    public var left: Fixed
    public var top: Fixed
    public var right: Fixed
    public var bottom: Fixed

    public init(left: Fixed = 0, top: Fixed = 0, right: Fixed = 0, bottom: Fixed = 0) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }
}

/// A process by the number that the Mac's Process Manager gave it.
public struct ProcessSerialNumber: Sendable {
    public var highLongOfPSN: UInt32
    public var lowLongOfPSN: UInt32

    public init(highLongOfPSN: UInt32 = 0, lowLongOfPSN: UInt32 = 0) {
        self.highLongOfPSN = highLongOfPSN
        self.lowLongOfPSN = lowLongOfPSN
    }
}

public var kNilOptions: Int { 0 }
public var kInvalidID: Int { 0 }
public var kVariableLengthArray: Int { 1 }
/// `'????'`: four question marks.
public var kUnknownType: Int { 0x3F3F_3F3F }
public var developStage: Int { 0x20 }
public var alphaStage: Int { 0x40 }
public var betaStage: Int { 0x60 }
public var finalStage: Int { 0x80 }

/// The largest `Float`, as Darwin's math.h calls it.
public let HUGE = Float.greatestFiniteMagnitude

/// What functions that give an `OSStatus` or an `OSErr` give where nothing went wrong.
public let noErr: OSStatus = 0

/// The `Boolean` of Darwin's headers, a byte.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, Sendable {
    private var value: UInt8

    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }

    public var boolValue: Bool { value != 0 }
    public var description: String { String(boolValue) }
}
