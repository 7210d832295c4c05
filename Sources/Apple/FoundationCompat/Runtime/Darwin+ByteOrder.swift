/// The orders of bytes in memory.
public let OSUnknownByteOrder = 0
public let OSLittleEndian = 1
public let OSBigEndian = 2

/// The order of this machine's bytes.
public func OSHostByteOrder() -> Int32 { Int32(1.littleEndian == 1 ? OSLittleEndian : OSBigEndian) }

public func _OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
public func _OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
public func _OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }

private func read<Value: FixedWidthInteger>(_ base: UnsafeRawPointer, _ offset: UInt) -> Value {
    base.loadUnaligned(fromByteOffset: Int(offset), as: Value.self)
}

private func write<Value: FixedWidthInteger>(_ base: UnsafeMutableRawPointer, _ offset: UInt, _ data: Value) {
    base.storeBytes(of: data, toByteOffset: Int(offset), as: Value.self)
}

public func _OSReadInt16(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt16 { read(base, byteOffset) }
public func _OSReadInt32(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt32 { read(base, byteOffset) }
public func _OSReadInt64(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt64 { read(base, byteOffset) }

public func OSReadSwapInt16(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt16 {
    _OSReadInt16(base, byteOffset).byteSwapped
}

public func OSReadSwapInt32(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt32 {
    _OSReadInt32(base, byteOffset).byteSwapped
}

public func OSReadSwapInt64(_ base: UnsafeRawPointer!, _ byteOffset: UInt) -> UInt64 {
    _OSReadInt64(base, byteOffset).byteSwapped
}

public func _OSWriteInt16(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt16) {
    write(base, byteOffset, data)
}

public func _OSWriteInt32(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt32) {
    write(base, byteOffset, data)
}

public func _OSWriteInt64(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt64) {
    write(base, byteOffset, data)
}

public func OSWriteSwapInt16(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt16) {
    write(base, byteOffset, data.byteSwapped)
}

public func OSWriteSwapInt32(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt32) {
    write(base, byteOffset, data.byteSwapped)
}

public func OSWriteSwapInt64(_ base: UnsafeMutableRawPointer!, _ byteOffset: UInt, _ data: UInt64) {
    write(base, byteOffset, data.byteSwapped)
}
