/// The scalar types of MacTypes.h, which Foundation brings along on Apple's systems.
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
