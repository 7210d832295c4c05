/// Writes a result to where a caller has room for it.
func write(_ bytes: some Sequence<UInt8>, to memory: UnsafeMutableRawPointer) {
    let bytes = Array(bytes)
    memory.copyMemory(from: bytes, byteCount: bytes.count)
}

extension UnsafeRawBufferPointer {
    /// A caller's bytes; none where there is no pointer.
    init(_ start: UnsafeRawPointer?, count: Int) {
        self.init(start: start, count: start == nil ? 0 : count)
    }
}
