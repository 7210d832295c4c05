extension SIMD {
    @_alwaysEmitIntoClient @inline(__always)
    func mapped(_ transform: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = transform(self[index]) }
        return result
    }

    @_alwaysEmitIntoClient @inline(__always)
    func mapped(with other: Self, _ combine: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = combine(self[index], other[index]) }
        return result
    }

    /// As the matrices' descriptions show their columns.
    var listed: String { "[" + indices.map { "\(self[$0])" }.joined(separator: ", ") + "]" }
}
