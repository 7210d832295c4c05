extension vDSP {
    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer>(_ scalar: Float, _ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsadd(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer>(_ scalar: Double, _ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsaddD(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "add takes vectors of one length")
        precondition(vectorB.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vadd(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "add takes vectors of one length")
        precondition(vectorB.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vaddD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    /// The first vector less the second one.
    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// The first vector less the second one.
    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "subtract takes vectors of one length")
        precondition(vectorB.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vsub(p1, 1, p0, 1, q, 1, n)
                }
            }
        }
    }

    /// The first vector less the second one.
    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// The first vector less the second one.
    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "subtract takes vectors of one length")
        precondition(vectorB.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vsubD(p1, 1, p0, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer>(_ scalar: Float, _ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsmul(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer>(_ scalar: Double, _ vector: R) -> [Double]
    where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsmulD(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "multiply takes vectors of one length")
        precondition(vectorB.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vmul(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "multiply takes vectors of one length")
        precondition(vectorB.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vmulD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer>(_ vector: R, _ scalar: Float) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(vector, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, _ scalar: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsdiv(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer>(_ vector: R, _ scalar: Double) -> [Double]
    where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(vector, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, _ scalar: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsdivD(p0, 1, &s0, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer>(_ scalar: Float, _ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_svdiv(&s0, p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer>(_ scalar: Double, _ vector: R) -> [Double]
    where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(scalar, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_svdivD(&s0, p0, 1, q, 1, n)
            }
        }
    }

    /// The first vector over the second one.
    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// The first vector over the second one.
    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "divide takes vectors of one length")
        precondition(vectorB.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vdiv(p1, 1, p0, 1, q, 1, n)
                }
            }
        }
    }

    /// The first vector over the second one.
    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.divide(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// The first vector over the second one.
    @_alwaysEmitIntoClient
    public static func divide<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "divide takes vectors of one length")
        precondition(vectorB.count == result.count, "divide takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vdivD(p1, 1, p0, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(addition: (a: R, b: S), _ scalar: Float)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = addition.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition: (a: R, b: S), _ scalar: Float, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    vDSP_vasm(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(addition: (a: R, b: S), _ scalar: Double)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = addition.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        addition: (a: R, b: S), _ scalar: Double, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    vDSP_vasmD(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        addition: (a: R, b: S), _ vector: T
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float {
        let count = addition.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, V.Element == Float {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vam(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        addition: (a: R, b: S), _ vector: T
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double {
        let count = addition.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, V.Element == Double {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vamD(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(subtraction: (a: R, b: S), _ scalar: Float)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = subtraction.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtraction, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        subtraction: (a: R, b: S), _ scalar: Float, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(subtraction.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.b.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            subtraction.a.withPointer { p0 in
                subtraction.b.withPointer { p1 in
                    vDSP_vsbsm(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer>(subtraction: (a: R, b: S), _ scalar: Double)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = subtraction.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtraction, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        subtraction: (a: R, b: S), _ scalar: Double, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(subtraction.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.b.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            subtraction.a.withPointer { p0 in
                subtraction.b.withPointer { p1 in
                    vDSP_vsbsmD(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        subtraction: (a: R, b: S), _ vector: T
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float {
        let count = subtraction.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtraction, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(subtraction: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, V.Element == Float {
        precondition(subtraction.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.b.count == result.count, "multiply takes vectors of one length")
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            subtraction.a.withPointer { p0 in
                subtraction.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vsbm(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        subtraction: (a: R, b: S), _ vector: T
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double {
        let count = subtraction.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtraction, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(subtraction: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, V.Element == Double {
        precondition(subtraction.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.b.count == result.count, "multiply takes vectors of one length")
        precondition(vector.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            subtraction.a.withPointer { p0 in
                subtraction.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vsbmD(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(multiplication: (a: R, b: S), _ scalar: Float)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: S), _ scalar: Float, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(multiplication.b.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vDSP_vmsa(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(multiplication: (a: R, b: S), _ scalar: Double)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: S), _ scalar: Double, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(multiplication.b.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = scalar
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vDSP_vmsaD(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(multiplication: (a: R, b: Float), _ vector: S)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Float), _ vector: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vector.withPointer { p1 in
                    vDSP_vsma(p0, 1, &s0, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(multiplication: (a: R, b: Double), _ vector: S)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Double), _ vector: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vector.withPointer { p1 in
                    vDSP_vsmaD(p0, 1, &s0, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        multiplication: (a: R, b: S), _ vector: T
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: S), _ vector: T, result: inout V
    ) where R.Element == Float, S.Element == Float, T.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(multiplication.b.count == result.count, "add takes vectors of one length")
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vma(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        multiplication: (a: R, b: S), _ vector: T
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: S), _ vector: T, result: inout V
    ) where R.Element == Double, S.Element == Double, T.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        precondition(multiplication.b.count == result.count, "add takes vectors of one length")
        precondition(vector.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vmaD(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer>(multiplication: (a: R, b: Float), _ scalar: Float) -> [Float]
    where R.Element == Float {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Float), _ scalar: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        var s1 = scalar
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vDSP_vsmsa(p0, 1, &s0, &s1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer>(multiplication: (a: R, b: Double), _ scalar: Double) -> [Double]
    where R.Element == Double {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplication, scalar, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Double), _ scalar: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        var s1 = scalar
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vDSP_vsmsaD(p0, 1, &s0, &s1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        multiplication: (a: R, b: S), _ vector: T
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "subtract takes vectors of one length")
        precondition(multiplication.b.count == result.count, "subtract takes vectors of one length")
        precondition(vector.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vmsb(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer>(
        multiplication: (a: R, b: S), _ vector: T
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication: (a: R, b: S), _ vector: T, result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "subtract takes vectors of one length")
        precondition(multiplication.b.count == result.count, "subtract takes vectors of one length")
        precondition(vector.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                multiplication.b.withPointer { p1 in
                    vector.withPointer { p2 in
                        vDSP_vmsbD(p0, 1, p1, 1, p2, 1, q, 1, n)
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer>(multiplication: (a: R, b: Float), _ vector: S)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = multiplication.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Float), _ vector: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(multiplication.a.count == result.count, "subtract takes vectors of one length")
        precondition(vector.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vector.withPointer { p1 in
                    vDSP_vsmsb(p0, 1, &s0, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer>(
        multiplication: (a: R, b: Double), _ vector: S
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = multiplication.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplication, vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication: (a: R, b: Double), _ vector: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(multiplication.a.count == result.count, "subtract takes vectors of one length")
        precondition(vector.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplication.b
        result.withMutablePointer { q in
            multiplication.a.withPointer { p0 in
                vector.withPointer { p1 in
                    vDSP_vsmsbD(p0, 1, &s0, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: Float), multiplication multiplicationCD: (c: S, d: Float)
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = multiplicationAB.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication multiplicationAB: (a: R, b: Float), multiplication multiplicationCD: (c: S, d: Float),
        result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(multiplicationAB.a.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplicationAB.b
        var s1 = multiplicationCD.d
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationCD.c.withPointer { p1 in
                    vDSP_vsmsma(p0, 1, &s0, p1, 1, &s1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: Double), multiplication multiplicationCD: (c: S, d: Double)
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = multiplicationAB.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication multiplicationAB: (a: R, b: Double), multiplication multiplicationCD: (c: S, d: Double),
        result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(multiplicationAB.a.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = multiplicationAB.b
        var s1 = multiplicationCD.d
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationCD.c.withPointer { p1 in
                    vDSP_vsmsmaD(p0, 1, &s0, p1, 1, &s1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = multiplicationAB.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(multiplicationAB.a.count == result.count, "add takes vectors of one length")
        precondition(multiplicationAB.b.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.d.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationAB.b.withPointer { p1 in
                    multiplicationCD.c.withPointer { p2 in
                        multiplicationCD.d.withPointer { p3 in
                            vDSP_vmma(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func add<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = multiplicationAB.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func add<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(multiplicationAB.a.count == result.count, "add takes vectors of one length")
        precondition(multiplicationAB.b.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "add takes vectors of one length")
        precondition(multiplicationCD.d.count == result.count, "add takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationAB.b.withPointer { p1 in
                    multiplicationCD.c.withPointer { p2 in
                        multiplicationCD.d.withPointer { p3 in
                            vDSP_vmmaD(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = multiplicationAB.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(multiplicationAB.a.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationAB.b.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationCD.d.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationAB.b.withPointer { p1 in
                    multiplicationCD.c.withPointer { p2 in
                        multiplicationCD.d.withPointer { p3 in
                            vDSP_vmmsb(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U)
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = multiplicationAB.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.subtract(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func subtract<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(multiplication multiplicationAB: (a: R, b: S), multiplication multiplicationCD: (c: T, d: U), result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(multiplicationAB.a.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationAB.b.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationCD.c.count == result.count, "subtract takes vectors of one length")
        precondition(multiplicationCD.d.count == result.count, "subtract takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            multiplicationAB.a.withPointer { p0 in
                multiplicationAB.b.withPointer { p1 in
                    multiplicationCD.c.withPointer { p2 in
                        multiplicationCD.d.withPointer { p3 in
                            vDSP_vmmsbD(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        addition additionAB: (a: R, b: S), addition additionCD: (c: T, d: U)
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = additionAB.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: additionAB, addition: additionCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition additionAB: (a: R, b: S), addition additionCD: (c: T, d: U), result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(additionAB.a.count == result.count, "multiply takes vectors of one length")
        precondition(additionAB.b.count == result.count, "multiply takes vectors of one length")
        precondition(additionCD.c.count == result.count, "multiply takes vectors of one length")
        precondition(additionCD.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            additionAB.a.withPointer { p0 in
                additionAB.b.withPointer { p1 in
                    additionCD.c.withPointer { p2 in
                        additionCD.d.withPointer { p3 in
                            vDSP_vaam(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        addition additionAB: (a: R, b: S), addition additionCD: (c: T, d: U)
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = additionAB.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: additionAB, addition: additionCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition additionAB: (a: R, b: S), addition additionCD: (c: T, d: U), result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(additionAB.a.count == result.count, "multiply takes vectors of one length")
        precondition(additionAB.b.count == result.count, "multiply takes vectors of one length")
        precondition(additionCD.c.count == result.count, "multiply takes vectors of one length")
        precondition(additionCD.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            additionAB.a.withPointer { p0 in
                additionAB.b.withPointer { p1 in
                    additionCD.c.withPointer { p2 in
                        additionCD.d.withPointer { p3 in
                            vDSP_vaamD(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        subtraction subtractionAB: (a: R, b: S), subtraction subtractionCD: (c: T, d: U)
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = subtractionAB.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtractionAB, subtraction: subtractionCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(subtraction subtractionAB: (a: R, b: S), subtraction subtractionCD: (c: T, d: U), result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(subtractionAB.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionAB.b.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionCD.c.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionCD.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            subtractionAB.a.withPointer { p0 in
                subtractionAB.b.withPointer { p1 in
                    subtractionCD.c.withPointer { p2 in
                        subtractionCD.d.withPointer { p3 in
                            vDSP_vsbsbm(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        subtraction subtractionAB: (a: R, b: S), subtraction subtractionCD: (c: T, d: U)
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = subtractionAB.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(subtraction: subtractionAB, subtraction: subtractionCD, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(subtraction subtractionAB: (a: R, b: S), subtraction subtractionCD: (c: T, d: U), result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(subtractionAB.a.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionAB.b.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionCD.c.count == result.count, "multiply takes vectors of one length")
        precondition(subtractionCD.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            subtractionAB.a.withPointer { p0 in
                subtractionAB.b.withPointer { p1 in
                    subtractionCD.c.withPointer { p2 in
                        subtractionCD.d.withPointer { p3 in
                            vDSP_vsbsbmD(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        addition: (a: R, b: S), subtraction: (c: T, d: U)
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = addition.a.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, subtraction: subtraction, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition: (a: R, b: S), subtraction: (c: T, d: U), result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.c.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    subtraction.c.withPointer { p2 in
                        subtraction.d.withPointer { p3 in
                            vDSP_vasbm(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        addition: (a: R, b: S), subtraction: (c: T, d: U)
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = addition.a.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.multiply(addition: addition, subtraction: subtraction, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func multiply<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(addition: (a: R, b: S), subtraction: (c: T, d: U), result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(addition.a.count == result.count, "multiply takes vectors of one length")
        precondition(addition.b.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.c.count == result.count, "multiply takes vectors of one length")
        precondition(subtraction.d.count == result.count, "multiply takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            addition.a.withPointer { p0 in
                addition.b.withPointer { p1 in
                    subtraction.c.withPointer { p2 in
                        subtraction.d.withPointer { p3 in
                            vDSP_vasbmD(p0, 1, p1, 1, p2, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer>(_ x: R, _ y: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = x.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.hypot(x, y, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ x: R, _ y: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(x.count == result.count, "hypot takes vectors of one length")
        precondition(y.count == result.count, "hypot takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            x.withPointer { p0 in
                y.withPointer { p1 in
                    vDSP_vdist(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer>(_ x: R, _ y: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = x.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.hypot(x, y, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ x: R, _ y: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(x.count == result.count, "hypot takes vectors of one length")
        precondition(y.count == result.count, "hypot takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            x.withPointer { p0 in
                y.withPointer { p1 in
                    vDSP_vdistD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    /// The distances of points.
    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        x0: R, x1: S, y0: T, y1: U
    ) -> [Float] where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float {
        let count = x0.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.hypot(x0: x0, x1: x1, y0: y0, y1: y1, result: &buffer)
            initializedCount = count
        }
    }

    /// The distances of points.
    @_alwaysEmitIntoClient
    public static func hypot<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(x0: R, x1: S, y0: T, y1: U, result: inout V)
    where R.Element == Float, S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(x0.count == result.count, "hypot takes vectors of one length")
        precondition(x1.count == result.count, "hypot takes vectors of one length")
        precondition(y0.count == result.count, "hypot takes vectors of one length")
        precondition(y1.count == result.count, "hypot takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            x0.withPointer { p0 in
                x1.withPointer { p1 in
                    y0.withPointer { p2 in
                        y1.withPointer { p3 in
                            vDSP_vpythg(p0, 1, p2, 1, p1, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    /// The distances of points.
    @_alwaysEmitIntoClient
    public static func hypot<R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer>(
        x0: R, x1: S, y0: T, y1: U
    ) -> [Double] where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double {
        let count = x0.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.hypot(x0: x0, x1: x1, y0: y0, y1: y1, result: &buffer)
            initializedCount = count
        }
    }

    /// The distances of points.
    @_alwaysEmitIntoClient
    public static func hypot<
        R: AccelerateBuffer, S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer
    >(x0: R, x1: S, y0: T, y1: U, result: inout V)
    where R.Element == Double, S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(x0.count == result.count, "hypot takes vectors of one length")
        precondition(x1.count == result.count, "hypot takes vectors of one length")
        precondition(y0.count == result.count, "hypot takes vectors of one length")
        precondition(y1.count == result.count, "hypot takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            x0.withPointer { p0 in
                x1.withPointer { p1 in
                    y0.withPointer { p2 in
                        y1.withPointer { p3 in
                            vDSP_vpythgD(p0, 1, p2, 1, p1, 1, p3, 1, q, 1, n)
                        }
                    }
                }
            }
        }
    }

    /// A polynomial's values, by its coefficients from the highest power down.
    @_alwaysEmitIntoClient
    public static func evaluatePolynomial<R: AccelerateBuffer>(
        usingCoefficients coefficients: [Float], withVariables variables: R
    ) -> [Float] where R.Element == Float {
        let count = variables.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables, result: &buffer)
            initializedCount = count
        }
    }

    /// A polynomial's values, by its coefficients from the highest power down.
    @_alwaysEmitIntoClient
    public static func evaluatePolynomial<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [Float], withVariables variables: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(variables.count == result.count, "evaluatePolynomial takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            variables.withPointer { p0 in
                vDSP_vpoly(coefficients, 1, p0, 1, q, 1, n, vDSP_Length(coefficients.count - 1))
            }
        }
    }

    /// A polynomial's values, by its coefficients from the highest power down.
    @_alwaysEmitIntoClient
    public static func evaluatePolynomial<R: AccelerateBuffer>(
        usingCoefficients coefficients: [Double], withVariables variables: R
    ) -> [Double] where R.Element == Double {
        let count = variables.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.evaluatePolynomial(usingCoefficients: coefficients, withVariables: variables, result: &buffer)
            initializedCount = count
        }
    }

    /// A polynomial's values, by its coefficients from the highest power down.
    @_alwaysEmitIntoClient
    public static func evaluatePolynomial<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [Double], withVariables variables: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(variables.count == result.count, "evaluatePolynomial takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            variables.withPointer { p0 in
                vDSP_vpolyD(coefficients, 1, p0, 1, q, 1, n, vDSP_Length(coefficients.count - 1))
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func addSubtract<
        S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V
    ) where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        add(vectorA, vectorB, result: &addResult)
        subtract(vectorA, vectorB, result: &subtractResult)
    }

    @_alwaysEmitIntoClient
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Float
    where T.Element == Float, U.Element == Float {
        precondition(vectorA.count == vectorB.count, "dot takes vectors of one length")
        var value: Float = 0
        vectorA.withPointer { p in
            vectorB.withPointer { q in vDSP_dotpr(p, 1, q, 1, &value, vDSP_Length(vectorA.count)) }
        }
        return value
    }

    @_alwaysEmitIntoClient
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Float
    where U.Element == Float, V.Element == Float {
        precondition(pointA.count == pointB.count, "distanceSquared takes vectors of one length")
        var value: Float = 0
        pointA.withPointer { p in
            pointB.withPointer { q in vDSP_distancesq(p, 1, q, 1, &value, vDSP_Length(pointA.count)) }
        }
        return value
    }

    @_alwaysEmitIntoClient
    public static func addSubtract<
        S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer
    >(
        _ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V
    ) where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        add(vectorA, vectorB, result: &addResult)
        subtract(vectorA, vectorB, result: &subtractResult)
    }

    @_alwaysEmitIntoClient
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double {
        precondition(vectorA.count == vectorB.count, "dot takes vectors of one length")
        var value: Double = 0
        vectorA.withPointer { p in
            vectorB.withPointer { q in vDSP_dotprD(p, 1, q, 1, &value, vDSP_Length(vectorA.count)) }
        }
        return value
    }

    @_alwaysEmitIntoClient
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(_ pointA: U, _ pointB: V) -> Double
    where U.Element == Double, V.Element == Double {
        precondition(pointA.count == pointB.count, "distanceSquared takes vectors of one length")
        var value: Double = 0
        pointA.withPointer { p in
            pointB.withPointer { q in vDSP_distancesqD(p, 1, q, 1, &value, vDSP_Length(pointA.count)) }
        }
        return value
    }

}
