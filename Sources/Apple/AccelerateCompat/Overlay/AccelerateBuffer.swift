/// Elements that lie one after another in memory.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements that lie one after another in memory and can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension AccelerateBuffer where Self: Collection {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        if let result = try withContiguousStorageIfAvailable(body) { return result }
        preconditionFailure("\(Self.self) has no elements that lie one after another in memory")
    }
}

extension AccelerateMutableBuffer where Self: MutableCollection {
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        if let result = try withContiguousMutableStorageIfAvailable(body) { return result }
        preconditionFailure("\(Self.self) has no elements that lie one after another in memory")
    }
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {}
extension Slice: AccelerateBuffer where Base: AccelerateBuffer {}
extension Slice: AccelerateMutableBuffer where Base: AccelerateMutableBuffer & MutableCollection {}

extension AccelerateBuffer {
    /// The elements' place in memory; where there are none, one that nothing is read from.
    @_alwaysEmitIntoClient
    func withPointer<R>(_ body: (UnsafePointer<Element>) throws -> R) rethrows -> R {
        try withUnsafeBufferPointer { buffer in
            try body(buffer.baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!)
        }
    }
}

extension AccelerateMutableBuffer {
    /// The elements' place in memory; where there are none, one that nothing is written to.
    @_alwaysEmitIntoClient
    mutating func withMutablePointer<R>(_ body: (UnsafeMutablePointer<Element>) throws -> R) rethrows -> R {
        try withUnsafeMutableBufferPointer { buffer in
            try body(buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!)
        }
    }
}
