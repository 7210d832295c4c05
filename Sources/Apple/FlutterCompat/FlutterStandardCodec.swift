public import Foundation

/// What the elements of typed data are.
public enum FlutterStandardDataType: Int, Sendable {
    case uInt8, int32, int64, float32, float64

    /// In bytes.
    fileprivate var size: Int {
        switch self {
        case .uInt8: 1
        case .int32, .float32: 4
        case .int64, .float64: 8
        }
    }
}

/// What a value begins with in Flutter's standard codec (`standard_codec.h` of its engine).
private enum Tag: UInt8 {
    case null, `true`, `false`, int32, int64, hexadecimal, float64, string, uInt8Data, int32Data, int64Data
    case float64Data, list, map, float32Data
}

extension FlutterStandardDataType {
    fileprivate var tag: Tag {
        switch self {
        case .uInt8: .uInt8Data
        case .int32: .int32Data
        case .int64: .int64Data
        case .float32: .float32Data
        case .float64: .float64Data
        }
    }
}

/// Writes values in Flutter's standard codec; one derived from it may write others.
open class FlutterStandardWriter: NSObject {
    private let data: NSMutableData

    public init(data: NSMutableData) { self.data = data }

    open func writeByte(_ value: UInt8) { write(Data([value])) }
    open func writeBytes(_ bytes: UnsafeRawPointer, length: UInt) { data.append(bytes, length: Int(length)) }
    open func write(_ data: Data) { self.data.append(data) }

    /// A count: a byte, two behind 254, or four behind 255.
    open func writeSize(_ size: UInt32) {
        switch size {
        case ..<254: writeByte(UInt8(size))
        case ...0xFFFF:
            writeByte(254)
            writeNumber(UInt16(size))
        default:
            writeByte(255)
            writeNumber(size)
        }
    }

    /// Zeros up to the next multiple of a number of bytes.
    open func writeAlignment(_ alignment: UInt8) {
        while data.length % Int(alignment) != 0 { writeByte(0) }
    }

    open func writeUTF8(_ value: String) {
        writeSize(UInt32(value.utf8.count))
        write(Data(value.utf8))
    }

    open func writeValue(_ value: Any) {
        switch value {
        case is NSNull: writeTag(.null)
        case let typed as FlutterStandardTypedData: write(typed)
        case let data as Data: write(FlutterStandardTypedData(bytes: data))
        case let text as String:
            writeTag(.string)
            writeUTF8(text)
        case let flag as Bool where !(value is NSNumber) || Self.isBoolean(value): writeTag(flag ? .true : .false)
        case let number as NSNumber: write(number)
        case let number as any BinaryInteger: writeInteger(Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: writeDouble(Double(number))
        case let list as [Any?]:
            writeTag(.list)
            writeSize(UInt32(list.count))
            for element in list { writeValue(element ?? NSNull()) }
        case let map as [AnyHashable: Any?]:
            writeTag(.map)
            writeSize(UInt32(map.count))
            for (key, element) in map {
                writeValue(key.base)
                writeValue(element ?? NSNull())
            }
        default: preconditionFailure("Unsupported value for standard codec: \(type(of: value))")
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? true
    }

    private func write(_ number: NSNumber) {
        if Self.isBoolean(number) { return writeTag(number.boolValue ? .true : .false) }
        let isFloating = ["f", "d"].contains(String(cString: number.objCType))
        isFloating ? writeDouble(number.doubleValue) : writeInteger(number.int64Value)
    }

    private func write(_ typed: FlutterStandardTypedData) {
        writeTag(typed.type.tag)
        writeSize(typed.elementCount)
        if typed.type != .uInt8 { writeAlignment(UInt8(typed.type.size)) }
        write(typed.data)
    }

    private func writeInteger(_ value: Int64) {
        if let short = Int32(exactly: value) {
            writeTag(.int32)
            writeNumber(short)
        } else {
            writeTag(.int64)
            writeNumber(value)
        }
    }

    private func writeDouble(_ value: Double) {
        writeTag(.float64)
        writeAlignment(8)
        writeNumber(value.bitPattern)
    }

    private func writeTag(_ tag: Tag) { writeByte(tag.rawValue) }

    private func writeNumber(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { write(Data($0)) }
    }
}

/// Reads values in Flutter's standard codec; one derived from it may read others.
open class FlutterStandardReader: NSObject {
    private let data: Data
    private var position = 0

    public init(data: Data) { self.data = Data(data) }

    open func hasMore() -> Bool { position < data.count }

    open func readByte() -> UInt8 { readData(1)[0] }

    open func readBytes(_ destination: UnsafeMutableRawPointer, length: UInt) {
        readData(length).withUnsafeBytes { destination.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    }

    open func readData(_ length: UInt) -> Data {
        precondition(Int(length) <= data.count - position, "The message ends in a value")
        defer { position += Int(length) }
        return Data(data[position..<position + Int(length)])
    }

    open func readSize() -> UInt32 {
        switch readByte() {
        case 254: UInt32(readNumber(UInt16.self))
        case 255: readNumber(UInt32.self)
        case let size: UInt32(size)
        }
    }

    open func readAlignment(_ alignment: UInt8) {
        let rest = position % Int(alignment)
        if rest != 0 { position += Int(alignment) - rest }
    }

    open func readUTF8() -> String { String(decoding: readData(UInt(readSize())), as: UTF8.self) }

    open func readValue() -> Any? { readValue(ofType: readByte()) }

    /// The value behind its first byte; nil for null.
    open func readValue(ofType type: UInt8) -> Any? {
        guard let tag = Tag(rawValue: type) else { preconditionFailure("Corrupted standard message: \(type)") }
        switch tag {
        case .null: return nil
        case .true: return NSNumber(value: true)
        case .false: return NSNumber(value: false)
        case .int32: return NSNumber(value: readNumber(Int32.self))
        case .int64: return NSNumber(value: readNumber(Int64.self))
        case .float64:
            readAlignment(8)
            return NSNumber(value: Double(bitPattern: readNumber(UInt64.self)))
        case .hexadecimal, .string: return readUTF8()
        case .uInt8Data: return readTyped(.uInt8)
        case .int32Data: return readTyped(.int32)
        case .int64Data: return readTyped(.int64)
        case .float32Data: return readTyped(.float32)
        case .float64Data: return readTyped(.float64)
        case .list: return (0..<readSize()).map { _ in readValue() ?? NSNull() }
        case .map:
            var map: [AnyHashable: Any] = [:]
            for _ in 0..<readSize() {
                let key = readValue() as? AnyHashable
                map[key ?? AnyHashable(NSNull())] = readValue() ?? NSNull()
            }
            return map
        }
    }

    private func readTyped(_ type: FlutterStandardDataType) -> FlutterStandardTypedData {
        let count = readSize()
        if type != .uInt8 { readAlignment(UInt8(type.size)) }
        return FlutterStandardTypedData(data: readData(UInt(count) * UInt(type.size)), type: type)
    }

    private func readNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        readData(UInt(MemoryLayout<Number>.size)).withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: type)) }
    }
}

/// Makes what a codec reads and writes with.
open class FlutterStandardReaderWriter: NSObject {
    open func writer(with data: NSMutableData) -> FlutterStandardWriter { FlutterStandardWriter(data: data) }
    open func reader(with data: Data) -> FlutterStandardReader { FlutterStandardReader(data: data) }
}

/// Bytes or numbers of one type for Dart.
open class FlutterStandardTypedData: NSObject {
    public let data: Data
    public let type: FlutterStandardDataType
    public var elementSize: UInt8 { UInt8(type.size) }
    public var elementCount: UInt32 { UInt32(data.count / type.size) }

    init(data: Data, type: FlutterStandardDataType) {
        self.data = data
        self.type = type
    }

    public convenience init(bytes data: Data) { self.init(data: data, type: .uInt8) }
    public convenience init(int32 data: Data) { self.init(data: data, type: .int32) }
    public convenience init(int64 data: Data) { self.init(data: data, type: .int64) }
    public convenience init(float32 data: Data) { self.init(data: data, type: .float32) }
    public convenience init(float64 data: Data) { self.init(data: data, type: .float64) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? FlutterStandardTypedData).map { $0.data == data && $0.type == type } ?? false
    }
    open override var hash: Int { data.hashValue }
}
