extension vDSP {

    @_alwaysEmitIntoClient
    public static func copy(_ source: DSPSplitComplex, to destination: inout DSPSplitComplex, count: Int) {
        var source = source
        vDSP_zvmov(&source, 1, &destination, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func copy(_ source: DSPDoubleSplitComplex, to destination: inout DSPDoubleSplitComplex, count: Int) {
        var source = source
        vDSP_zvmovD(&source, 1, &destination, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvphas(&splitComplex, 1, $0, 1, n) }
    }

    /// The magnitudes.
    @_alwaysEmitIntoClient
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvabs(&splitComplex, 1, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvmags(&splitComplex, 1, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func divide<U: AccelerateBuffer>(
        _ splitComplex: DSPSplitComplex, by vector: U, result: inout DSPSplitComplex
    ) where U.Element == Float {
        var splitComplex = splitComplex
        vector.withPointer { vDSP_zrvdiv(&splitComplex, 1, $0, 1, &result, 1, vDSP_Length(vector.count)) }
    }

    @_alwaysEmitIntoClient
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPSplitComplex, by vector: U, result: inout DSPSplitComplex
    ) where U.Element == Float {
        var splitComplex = splitComplex
        vector.withPointer { vDSP_zrvmul(&splitComplex, 1, $0, 1, &result, 1, vDSP_Length(vector.count)) }
    }

    @_alwaysEmitIntoClient
    public static func conjugate(_ splitComplex: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
        var splitComplex = splitComplex
        vDSP_zvconj(&splitComplex, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func add(
        _ splitComplexA: DSPSplitComplex, to splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvadd(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func subtract(
        _ splitComplexB: DSPSplitComplex, from splitComplexA: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvsub(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func multiply(
        _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, useConjugate: Bool,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvmul(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    @_alwaysEmitIntoClient
    public static func divide(
        _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvdiv(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func convert(
        splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
    ) {
        var split = splitComplexVector
        vDSP_ztoc(&split, 1, &interleavedComplexVector, 2, vDSP_Length(interleavedComplexVector.count))
    }

    @_alwaysEmitIntoClient
    public static func convert(
        interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex
    ) {
        vDSP_ctoz(interleavedComplexVector, 2, &splitComplexVector, 1, vDSP_Length(interleavedComplexVector.count))
    }

    @_alwaysEmitIntoClient
    public static func phase<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvphasD(&splitComplex, 1, $0, 1, n) }
    }

    /// The magnitudes.
    @_alwaysEmitIntoClient
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvabsD(&splitComplex, 1, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPDoubleSplitComplex, result: inout V
    ) where V.Element == Double {
        let n = vDSP_Length(result.count)
        var splitComplex = splitComplex
        result.withMutablePointer { vDSP_zvmagsD(&splitComplex, 1, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func divide<U: AccelerateBuffer>(
        _ splitComplex: DSPDoubleSplitComplex, by vector: U, result: inout DSPDoubleSplitComplex
    ) where U.Element == Double {
        var splitComplex = splitComplex
        vector.withPointer { vDSP_zrvdivD(&splitComplex, 1, $0, 1, &result, 1, vDSP_Length(vector.count)) }
    }

    @_alwaysEmitIntoClient
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPDoubleSplitComplex, by vector: U, result: inout DSPDoubleSplitComplex
    ) where U.Element == Double {
        var splitComplex = splitComplex
        vector.withPointer { vDSP_zrvmulD(&splitComplex, 1, $0, 1, &result, 1, vDSP_Length(vector.count)) }
    }

    @_alwaysEmitIntoClient
    public static func conjugate(_ splitComplex: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex)
    {
        var splitComplex = splitComplex
        vDSP_zvconjD(&splitComplex, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func add(
        _ splitComplexA: DSPDoubleSplitComplex, to splitComplexB: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvaddD(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func subtract(
        _ splitComplexB: DSPDoubleSplitComplex, from splitComplexA: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvsubD(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func multiply(
        _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int, useConjugate: Bool,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvmulD(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    @_alwaysEmitIntoClient
    public static func divide(
        _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvdivD(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    @_alwaysEmitIntoClient
    public static func convert(
        splitComplexVector: DSPDoubleSplitComplex,
        toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]
    ) {
        var split = splitComplexVector
        vDSP_ztocD(&split, 1, &interleavedComplexVector, 2, vDSP_Length(interleavedComplexVector.count))
    }

    @_alwaysEmitIntoClient
    public static func convert(
        interleavedComplexVector: [DSPDoubleComplex],
        toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex
    ) {
        vDSP_ctozD(interleavedComplexVector, 2, &splitComplexVector, 1, vDSP_Length(interleavedComplexVector.count))
    }

}
