extension vDSP {
    @_alwaysEmitIntoClient
    public static func minimum<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.minimum(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func minimum<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "minimum takes vectors of one length")
        precondition(vectorB.count == result.count, "minimum takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vmin(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func minimum<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.minimum(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func minimum<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "minimum takes vectors of one length")
        precondition(vectorB.count == result.count, "minimum takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vminD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func maximum<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.maximum(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func maximum<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "maximum takes vectors of one length")
        precondition(vectorB.count == result.count, "maximum takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vmax(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func maximum<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.maximum(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func maximum<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "maximum takes vectors of one length")
        precondition(vectorB.count == result.count, "maximum takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vmaxD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func absolute<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.absolute(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func absolute<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "absolute takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vabs(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func absolute<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.absolute(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func absolute<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "absolute takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vabsD(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func negativeAbsolute<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.negativeAbsolute(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func negativeAbsolute<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "negativeAbsolute takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vnabs(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func negativeAbsolute<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.negativeAbsolute(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func negativeAbsolute<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "negativeAbsolute takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vnabsD(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func negative<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.negative(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func negative<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "negative takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vneg(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func negative<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.negative(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func negative<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "negative takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vnegD(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func square<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.square(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func square<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "square takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsq(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func square<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.square(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func square<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "square takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vsqD(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func signedSquare<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.signedSquare(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func signedSquare<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "signedSquare takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vssq(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func signedSquare<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.signedSquare(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func signedSquare<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "signedSquare takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vssqD(p0, 1, q, 1, n)
            }
        }
    }

    /// The part after the point.
    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.trunc(vector, result: &buffer)
            initializedCount = count
        }
    }

    /// The part after the point.
    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "trunc takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vfrac(p0, 1, q, 1, n)
            }
        }
    }

    /// The part after the point.
    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.trunc(vector, result: &buffer)
            initializedCount = count
        }
    }

    /// The part after the point.
    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "trunc takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vfracD(p0, 1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vectorA: R, _ vectorB: S, using interpolationConstant: Float
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, using interpolationConstant: Float, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "linearInterpolate takes vectors of one length")
        precondition(vectorB.count == result.count, "linearInterpolate takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = interpolationConstant
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vintb(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vectorA: R, _ vectorB: S, using interpolationConstant: Double
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, using interpolationConstant: Double, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "linearInterpolate takes vectors of one length")
        precondition(vectorB.count == result.count, "linearInterpolate takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = interpolationConstant
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vintbD(p0, 1, p1, 1, &s0, q, 1, n)
                }
            }
        }
    }

    /// The values between elements, at places.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        elementsOf vector: R, using controlVector: S
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = controlVector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(elementsOf: vector, using: controlVector, result: &buffer)
            initializedCount = count
        }
    }

    /// The values between elements, at places.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        elementsOf vector: R, using controlVector: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                controlVector.withPointer { p1 in
                    vDSP_vlint(p0, p1, 1, q, 1, n, vDSP_Length(vector.count))
                }
            }
        }
    }

    /// The values between elements, at places.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        elementsOf vector: R, using controlVector: S
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = controlVector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(elementsOf: vector, using: controlVector, result: &buffer)
            initializedCount = count
        }
    }

    /// The values between elements, at places.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        elementsOf vector: R, using controlVector: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                controlVector.withPointer { p1 in
                    vDSP_vlintD(p0, p1, 1, q, 1, n, vDSP_Length(vector.count))
                }
            }
        }
    }

    /// A line through values at indices.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(values: R, atIndices indices: S)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = (indices.withUnsafeBufferPointer { $0.last.map { Int($0) + 1 } ?? 0 })
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(values: values, atIndices: indices, result: &buffer)
            initializedCount = count
        }
    }

    /// A line through values at indices.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        values: R, atIndices indices: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            values.withPointer { p0 in
                indices.withPointer { p1 in
                    vDSP_vgenp(p0, 1, p1, 1, q, 1, n, vDSP_Length(values.count))
                }
            }
        }
    }

    /// A line through values at indices.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(values: R, atIndices indices: S)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = (indices.withUnsafeBufferPointer { $0.last.map { Int($0) + 1 } ?? 0 })
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(values: values, atIndices: indices, result: &buffer)
            initializedCount = count
        }
    }

    /// A line through values at indices.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        values: R, atIndices indices: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            values.withPointer { p0 in
                indices.withPointer { p1 in
                    vDSP_vgenpD(p0, 1, p1, 1, q, 1, n, vDSP_Length(values.count))
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func slidingWindowSum<R: AccelerateBuffer>(_ vector: R, usingWindowLength windowLength: Int)
        -> [Float] where R.Element == Float
    {
        let count = vector.count - windowLength + 1
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.slidingWindowSum(vector, usingWindowLength: windowLength, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func slidingWindowSum<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, usingWindowLength windowLength: Int, result: inout V
    ) where R.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vswsum(p0, 1, q, 1, n, vDSP_Length(windowLength))
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func slidingWindowSum<R: AccelerateBuffer>(_ vector: R, usingWindowLength windowLength: Int)
        -> [Double] where R.Element == Double
    {
        let count = vector.count - windowLength + 1
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.slidingWindowSum(vector, usingWindowLength: windowLength, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func slidingWindowSum<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, usingWindowLength windowLength: Int, result: inout V
    ) where R.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vswsumD(p0, 1, q, 1, n, vDSP_Length(windowLength))
            }
        }
    }

    /// The part of the convolution where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(_ vector: R, withKernel kernel: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vector.count - kernel.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, withKernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    /// The part of the convolution where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, withKernel kernel: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_conv(p0, 1, p1 + (kernel.count - 1), -1, q, 1, n, vDSP_Length(kernel.count))
                }
            }
        }
    }

    /// The part of the convolution where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(_ vector: R, withKernel kernel: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vector.count - kernel.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, withKernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    /// The part of the convolution where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, withKernel kernel: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_convD(p0, 1, p1 + (kernel.count - 1), -1, q, 1, n, vDSP_Length(kernel.count))
                }
            }
        }
    }

    /// The part of the correlation where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func correlate<R: AccelerateBuffer, S: AccelerateBuffer>(_ vector: R, withKernel kernel: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vector.count - kernel.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.correlate(vector, withKernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    /// The part of the correlation where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func correlate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, withKernel kernel: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_conv(p0, 1, p1, 1, q, 1, n, vDSP_Length(kernel.count))
                }
            }
        }
    }

    /// The part of the correlation where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func correlate<R: AccelerateBuffer, S: AccelerateBuffer>(_ vector: R, withKernel kernel: S)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = vector.count - kernel.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.correlate(vector, withKernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    /// The part of the correlation where the whole kernel fits; an array is one value short of it, as Apple has it.
    @_alwaysEmitIntoClient
    public static func correlate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, withKernel kernel: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_convD(p0, 1, p1, 1, q, 1, n, vDSP_Length(kernel.count))
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with3x3Kernel kernel: S
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = rowCount * columnCount
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with3x3Kernel kernel: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_f3x3(p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with3x3Kernel kernel: S
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = rowCount * columnCount
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, rowCount: rowCount, columnCount: columnCount, with3x3Kernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with3x3Kernel kernel: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_f3x3D(p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with5x5Kernel kernel: S
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = rowCount * columnCount
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with5x5Kernel kernel: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_f5x5(p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with5x5Kernel kernel: S
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = rowCount * columnCount
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(vector, rowCount: rowCount, columnCount: columnCount, with5x5Kernel: kernel, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, with5x5Kernel kernel: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_f5x5D(p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, withKernel kernel: S, kernelRowCount: Int, kernelColumnCount: Int
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = rowCount * columnCount
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(
                vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel,
                kernelRowCount: kernelRowCount, kernelColumnCount: kernelColumnCount, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, withKernel kernel: S, kernelRowCount: Int, kernelColumnCount: Int,
        result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_imgfir(
                        p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q, vDSP_Length(kernelRowCount),
                        vDSP_Length(kernelColumnCount))
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, withKernel kernel: S, kernelRowCount: Int, kernelColumnCount: Int
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = rowCount * columnCount
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.convolve(
                vector, rowCount: rowCount, columnCount: columnCount, withKernel: kernel,
                kernelRowCount: kernelRowCount, kernelColumnCount: kernelColumnCount, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func convolve<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, rowCount: Int, columnCount: Int, withKernel kernel: S, kernelRowCount: Int, kernelColumnCount: Int,
        result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                kernel.withPointer { p1 in
                    vDSP_imgfirD(
                        p0, vDSP_Length(rowCount), vDSP_Length(columnCount), p1, q, vDSP_Length(kernelRowCount),
                        vDSP_Length(kernelColumnCount))
                }
            }
        }
    }

    /// Filters a signal, and keeps every few values of it.
    @_alwaysEmitIntoClient
    public static func downsample<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ source: R, decimationFactor: Int, filter: S
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = (source.count - filter.count) / decimationFactor + 1
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.downsample(source, decimationFactor: decimationFactor, filter: filter, result: &buffer)
            initializedCount = count
        }
    }

    /// Filters a signal, and keeps every few values of it.
    @_alwaysEmitIntoClient
    public static func downsample<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: R, decimationFactor: Int, filter: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            source.withPointer { p0 in
                filter.withPointer { p1 in
                    vDSP_desamp(p0, decimationFactor, p1, q, n, vDSP_Length(filter.count))
                }
            }
        }
    }

    /// Filters a signal, and keeps every few values of it.
    @_alwaysEmitIntoClient
    public static func downsample<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ source: R, decimationFactor: Int, filter: S
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = (source.count - filter.count) / decimationFactor + 1
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.downsample(source, decimationFactor: decimationFactor, filter: filter, result: &buffer)
            initializedCount = count
        }
    }

    /// Filters a signal, and keeps every few values of it.
    @_alwaysEmitIntoClient
    public static func downsample<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: R, decimationFactor: Int, filter: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            source.withPointer { p0 in
                filter.withPointer { p1 in
                    vDSP_desampD(p0, decimationFactor, p1, q, n, vDSP_Length(filter.count))
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func integrate<R: AccelerateBuffer>(_ vector: R, using rule: IntegrationRule, stepSize: Float)
        -> [Float] where R.Element == Float
    {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.integrate(vector, using: rule, stepSize: stepSize, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func integrate<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, using rule: IntegrationRule, stepSize: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "integrate takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = stepSize
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                switch rule {
                case .runningSum: vDSP_vrsum(p0, 1, &s0, q, 1, n)
                case .simpson: vDSP_vsimps(p0, 1, &s0, q, 1, n)
                case .trapezoidal: vDSP_vtrapz(p0, 1, &s0, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func integrate<R: AccelerateBuffer>(_ vector: R, using rule: IntegrationRule, stepSize: Double)
        -> [Double] where R.Element == Double
    {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.integrate(vector, using: rule, stepSize: stepSize, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func integrate<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, using rule: IntegrationRule, stepSize: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "integrate takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = stepSize
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                switch rule {
                case .runningSum: vDSP_vrsumD(p0, 1, &s0, q, 1, n)
                case .simpson: vDSP_vsimpsD(p0, 1, &s0, q, 1, n)
                case .trapezoidal: vDSP_vtrapzD(p0, 1, &s0, q, 1, n)
                }
            }
        }
    }

    /// The elements whose gate is not zero.
    @_alwaysEmitIntoClient
    public static func compress<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, gatingVector: S, nonZeroGatingCount: Int?
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count =
            (nonZeroGatingCount ?? gatingVector.withUnsafeBufferPointer { $0.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } })
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.compress(vector, gatingVector: gatingVector, nonZeroGatingCount: nonZeroGatingCount, result: &buffer)
            initializedCount = count
        }
    }

    /// The elements whose gate is not zero.
    @_alwaysEmitIntoClient
    public static func compress<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, gatingVector: S, nonZeroGatingCount: Int?, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                gatingVector.withPointer { p1 in
                    vDSP_vcmprs(p0, 1, p1, 1, q, 1, vDSP_Length(gatingVector.count))
                }
            }
        }
    }

    /// The elements whose gate is not zero.
    @_alwaysEmitIntoClient
    public static func compress<R: AccelerateBuffer, S: AccelerateBuffer>(
        _ vector: R, gatingVector: S, nonZeroGatingCount: Int?
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count =
            (nonZeroGatingCount ?? gatingVector.withUnsafeBufferPointer { $0.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } })
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.compress(vector, gatingVector: gatingVector, nonZeroGatingCount: nonZeroGatingCount, result: &buffer)
            initializedCount = count
        }
    }

    /// The elements whose gate is not zero.
    @_alwaysEmitIntoClient
    public static func compress<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, gatingVector: S, nonZeroGatingCount: Int?, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                gatingVector.withPointer { p1 in
                    vDSP_vcmprsD(p0, 1, p1, 1, q, 1, vDSP_Length(gatingVector.count))
                }
            }
        }
    }

    /// One vector that fades into another.
    @_alwaysEmitIntoClient
    public static func taperedMerge<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = vectorA.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.taperedMerge(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// One vector that fades into another.
    @_alwaysEmitIntoClient
    public static func taperedMerge<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(vectorA.count == result.count, "taperedMerge takes vectors of one length")
        precondition(vectorB.count == result.count, "taperedMerge takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vtmerg(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    /// One vector that fades into another.
    @_alwaysEmitIntoClient
    public static func taperedMerge<R: AccelerateBuffer, S: AccelerateBuffer>(_ vectorA: R, _ vectorB: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = vectorA.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.taperedMerge(vectorA, vectorB, result: &buffer)
            initializedCount = count
        }
    }

    /// One vector that fades into another.
    @_alwaysEmitIntoClient
    public static func taperedMerge<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: R, _ vectorB: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(vectorA.count == result.count, "taperedMerge takes vectors of one length")
        precondition(vectorB.count == result.count, "taperedMerge takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vectorA.withPointer { p0 in
                vectorB.withPointer { p1 in
                    vDSP_vtmergD(p0, 1, p1, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func clip<R: AccelerateBuffer>(_ vector: R, to bounds: ClosedRange<Float>) -> [Float]
    where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.clip(vector, to: bounds, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func clip<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to bounds: ClosedRange<Float>, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "clip takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (low, high) = (bounds.lowerBound, bounds.upperBound)
                vDSP_vclip(p0, 1, &low, &high, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func clip<R: AccelerateBuffer>(_ vector: R, to bounds: ClosedRange<Double>) -> [Double]
    where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.clip(vector, to: bounds, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func clip<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to bounds: ClosedRange<Double>, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "clip takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (low, high) = (bounds.lowerBound, bounds.upperBound)
                vDSP_vclipD(p0, 1, &low, &high, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func invertedClip<R: AccelerateBuffer>(_ vector: R, to bounds: ClosedRange<Float>) -> [Float]
    where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.invertedClip(vector, to: bounds, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func invertedClip<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to bounds: ClosedRange<Float>, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "invertedClip takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (low, high) = (bounds.lowerBound, bounds.upperBound)
                vDSP_viclip(p0, 1, &low, &high, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func invertedClip<R: AccelerateBuffer>(_ vector: R, to bounds: ClosedRange<Double>) -> [Double]
    where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.invertedClip(vector, to: bounds, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func invertedClip<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to bounds: ClosedRange<Double>, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "invertedClip takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (low, high) = (bounds.lowerBound, bounds.upperBound)
                vDSP_viclipD(p0, 1, &low, &high, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func threshold<R: AccelerateBuffer>(
        _ vector: R, to lowerBound: Float, with rule: ThresholdRule<Float>
    ) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.threshold(vector, to: lowerBound, with: rule, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func threshold<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to lowerBound: Float, with rule: ThresholdRule<Float>, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "threshold takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = lowerBound
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                switch rule {
                case .clampToThreshold: vDSP_vthr(p0, 1, &s0, q, 1, n)
                case .zeroFill: vDSP_vthres(p0, 1, &s0, q, 1, n)
                case .signedConstant(var constant): vDSP_vthrsc(p0, 1, &s0, &constant, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func threshold<R: AccelerateBuffer>(
        _ vector: R, to lowerBound: Double, with rule: ThresholdRule<Double>
    ) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.threshold(vector, to: lowerBound, with: rule, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func threshold<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, to lowerBound: Double, with rule: ThresholdRule<Double>, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "threshold takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = lowerBound
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                switch rule {
                case .clampToThreshold: vDSP_vthrD(p0, 1, &s0, q, 1, n)
                case .zeroFill: vDSP_vthresD(p0, 1, &s0, q, 1, n)
                case .signedConstant(var constant): vDSP_vthrscD(p0, 1, &s0, &constant, q, 1, n)
                }
            }
        }
    }

    /// A constant where elements reach a limit, and else the negative one.
    @_alwaysEmitIntoClient
    public static func limit<R: AccelerateBuffer>(_ vector: R, limit: Float, withOutputConstant outputConstant: Float)
        -> [Float] where R.Element == Float
    {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.limit(vector, limit: limit, withOutputConstant: outputConstant, result: &buffer)
            initializedCount = count
        }
    }

    /// A constant where elements reach a limit, and else the negative one.
    @_alwaysEmitIntoClient
    public static func limit<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, limit: Float, withOutputConstant outputConstant: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "limit takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = limit
        var s1 = outputConstant
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vlim(p0, 1, &s0, &s1, q, 1, n)
            }
        }
    }

    /// A constant where elements reach a limit, and else the negative one.
    @_alwaysEmitIntoClient
    public static func limit<R: AccelerateBuffer>(_ vector: R, limit: Double, withOutputConstant outputConstant: Double)
        -> [Double] where R.Element == Double
    {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.limit(vector, limit: limit, withOutputConstant: outputConstant, result: &buffer)
            initializedCount = count
        }
    }

    /// A constant where elements reach a limit, and else the negative one.
    @_alwaysEmitIntoClient
    public static func limit<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: R, limit: Double, withOutputConstant outputConstant: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "limit takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = limit
        var s1 = outputConstant
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                vDSP_vlimD(p0, 1, &s0, &s1, q, 1, n)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func powerToDecibels<R: AccelerateBuffer>(_ power: R, zeroReference: Float) -> [Float]
    where R.Element == Float {
        let count = power.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.powerToDecibels(power, zeroReference: zeroReference, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func powerToDecibels<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ power: R, zeroReference: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(power.count == result.count, "powerToDecibels takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = zeroReference
        result.withMutablePointer { q in
            power.withPointer { p0 in
                vDSP_vdbcon(p0, 1, &s0, q, 1, n, 0)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func powerToDecibels<R: AccelerateBuffer>(_ power: R, zeroReference: Double) -> [Double]
    where R.Element == Double {
        let count = power.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.powerToDecibels(power, zeroReference: zeroReference, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func powerToDecibels<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ power: R, zeroReference: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(power.count == result.count, "powerToDecibels takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = zeroReference
        result.withMutablePointer { q in
            power.withPointer { p0 in
                vDSP_vdbconD(p0, 1, &s0, q, 1, n, 0)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func amplitudeToDecibels<R: AccelerateBuffer>(_ amplitude: R, zeroReference: Float) -> [Float]
    where R.Element == Float {
        let count = amplitude.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.amplitudeToDecibels(amplitude, zeroReference: zeroReference, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func amplitudeToDecibels<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ amplitude: R, zeroReference: Float, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(amplitude.count == result.count, "amplitudeToDecibels takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = zeroReference
        result.withMutablePointer { q in
            amplitude.withPointer { p0 in
                vDSP_vdbcon(p0, 1, &s0, q, 1, n, 1)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func amplitudeToDecibels<R: AccelerateBuffer>(_ amplitude: R, zeroReference: Double) -> [Double]
    where R.Element == Double {
        let count = amplitude.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.amplitudeToDecibels(amplitude, zeroReference: zeroReference, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func amplitudeToDecibels<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ amplitude: R, zeroReference: Double, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(amplitude.count == result.count, "amplitudeToDecibels takes vectors of one length")
        let n = vDSP_Length(result.count)
        var s0 = zeroReference
        result.withMutablePointer { q in
            amplitude.withPointer { p0 in
                vDSP_vdbconD(p0, 1, &s0, q, 1, n, 1)
            }
        }
    }

    /// A recursive filter of the second order; the first two outputs are zero.
    @_alwaysEmitIntoClient
    public static func twoPoleTwoZeroFilter<R: AccelerateBuffer>(
        _ source: R, coefficients: (Float, Float, Float, Float, Float)
    ) -> [Float] where R.Element == Float {
        let count = source.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.twoPoleTwoZeroFilter(source, coefficients: coefficients, result: &buffer)
            initializedCount = count
        }
    }

    /// A recursive filter of the second order; the first two outputs are zero.
    @_alwaysEmitIntoClient
    public static func twoPoleTwoZeroFilter<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: R, coefficients: (Float, Float, Float, Float, Float), result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(source.count == result.count, "twoPoleTwoZeroFilter takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            source.withPointer { p0 in
                var weights = [coefficients.0, coefficients.1, coefficients.2, coefficients.3, coefficients.4]
                (q[0], q[1]) = (0, 0)
                vDSP_deq22(p0, 1, &weights, q, 1, n - 2)
            }
        }
    }

    /// A recursive filter of the second order; the first two outputs are zero.
    @_alwaysEmitIntoClient
    public static func twoPoleTwoZeroFilter<R: AccelerateBuffer>(
        _ source: R, coefficients: (Double, Double, Double, Double, Double)
    ) -> [Double] where R.Element == Double {
        let count = source.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.twoPoleTwoZeroFilter(source, coefficients: coefficients, result: &buffer)
            initializedCount = count
        }
    }

    /// A recursive filter of the second order; the first two outputs are zero.
    @_alwaysEmitIntoClient
    public static func twoPoleTwoZeroFilter<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: R, coefficients: (Double, Double, Double, Double, Double), result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(source.count == result.count, "twoPoleTwoZeroFilter takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            source.withPointer { p0 in
                var weights = [coefficients.0, coefficients.1, coefficients.2, coefficients.3, coefficients.4]
                (q[0], q[1]) = (0, 0)
                vDSP_deq22D(p0, 1, &weights, q, 1, n - 2)
            }
        }
    }

    /// Lengths and angles in turn, as coordinates.
    @_alwaysEmitIntoClient
    public static func polarToRectangular<R: AccelerateBuffer>(_ polarCoordinates: R) -> [Float]
    where R.Element == Float {
        let count = polarCoordinates.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.polarToRectangular(polarCoordinates, result: &buffer)
            initializedCount = count
        }
    }

    /// Lengths and angles in turn, as coordinates.
    @_alwaysEmitIntoClient
    public static func polarToRectangular<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ polarCoordinates: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(polarCoordinates.count == result.count, "polarToRectangular takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            polarCoordinates.withPointer { p0 in
                vDSP_rect(p0, 2, q, 2, n / 2)
            }
        }
    }

    /// Lengths and angles in turn, as coordinates.
    @_alwaysEmitIntoClient
    public static func polarToRectangular<R: AccelerateBuffer>(_ polarCoordinates: R) -> [Double]
    where R.Element == Double {
        let count = polarCoordinates.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.polarToRectangular(polarCoordinates, result: &buffer)
            initializedCount = count
        }
    }

    /// Lengths and angles in turn, as coordinates.
    @_alwaysEmitIntoClient
    public static func polarToRectangular<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ polarCoordinates: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(polarCoordinates.count == result.count, "polarToRectangular takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            polarCoordinates.withPointer { p0 in
                vDSP_rectD(p0, 2, q, 2, n / 2)
            }
        }
    }

    /// Coordinates in turn, as lengths and angles.
    @_alwaysEmitIntoClient
    public static func rectangularToPolar<R: AccelerateBuffer>(_ rectangularCoordinates: R) -> [Float]
    where R.Element == Float {
        let count = rectangularCoordinates.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.rectangularToPolar(rectangularCoordinates, result: &buffer)
            initializedCount = count
        }
    }

    /// Coordinates in turn, as lengths and angles.
    @_alwaysEmitIntoClient
    public static func rectangularToPolar<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ rectangularCoordinates: R, result: inout V
    ) where R.Element == Float, V.Element == Float {
        precondition(rectangularCoordinates.count == result.count, "rectangularToPolar takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            rectangularCoordinates.withPointer { p0 in
                vDSP_polar(p0, 2, q, 2, n / 2)
            }
        }
    }

    /// Coordinates in turn, as lengths and angles.
    @_alwaysEmitIntoClient
    public static func rectangularToPolar<R: AccelerateBuffer>(_ rectangularCoordinates: R) -> [Double]
    where R.Element == Double {
        let count = rectangularCoordinates.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.rectangularToPolar(rectangularCoordinates, result: &buffer)
            initializedCount = count
        }
    }

    /// Coordinates in turn, as lengths and angles.
    @_alwaysEmitIntoClient
    public static func rectangularToPolar<R: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ rectangularCoordinates: R, result: inout V
    ) where R.Element == Double, V.Element == Double {
        precondition(rectangularCoordinates.count == result.count, "rectangularToPolar takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            rectangularCoordinates.withPointer { p0 in
                vDSP_polarD(p0, 2, q, 2, n / 2)
            }
        }
    }

    /// Elements with their mean taken off, over their standard deviation.
    @_alwaysEmitIntoClient
    public static func normalize<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.normalize(vector, result: &buffer)
            initializedCount = count
        }
    }

    /// Elements with their mean taken off, over their standard deviation.
    @_alwaysEmitIntoClient
    public static func normalize<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "normalize takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (mean, deviation): (Float, Float) = (0, 0)
                vDSP_normalize(p0, 1, q, 1, &mean, &deviation, n)
            }
        }
    }

    /// Elements with their mean taken off, over their standard deviation.
    @_alwaysEmitIntoClient
    public static func normalize<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.normalize(vector, result: &buffer)
            initializedCount = count
        }
    }

    /// Elements with their mean taken off, over their standard deviation.
    @_alwaysEmitIntoClient
    public static func normalize<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "normalize takes vectors of one length")
        let n = vDSP_Length(result.count)
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var (mean, deviation): (Double, Double) = (0, 0)
                vDSP_normalizeD(p0, 1, q, 1, &mean, &deviation, n)
            }
        }
    }

    /// Values of a table, between its entries too.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        lookupTable: R, withOffsets offsets: S, scale: Float = 1, baseOffset: Float = 0
    ) -> [Float] where R.Element == Float, S.Element == Float {
        let count = offsets.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(
                lookupTable: lookupTable, withOffsets: offsets, scale: scale, baseOffset: baseOffset, result: &buffer)
            initializedCount = count
        }
    }

    /// Values of a table, between its entries too.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        lookupTable: R, withOffsets offsets: S, scale: Float = 1, baseOffset: Float = 0, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        let n = vDSP_Length(result.count)
        var s0 = scale
        var s1 = baseOffset
        result.withMutablePointer { q in
            lookupTable.withPointer { p0 in
                offsets.withPointer { p1 in
                    vDSP_vtabi(p1, 1, &s0, &s1, p0, vDSP_Length(lookupTable.count), q, 1, n)
                }
            }
        }
    }

    /// Values of a table, between its entries too.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer>(
        lookupTable: R, withOffsets offsets: S, scale: Double = 1, baseOffset: Double = 0
    ) -> [Double] where R.Element == Double, S.Element == Double {
        let count = offsets.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.linearInterpolate(
                lookupTable: lookupTable, withOffsets: offsets, scale: scale, baseOffset: baseOffset, result: &buffer)
            initializedCount = count
        }
    }

    /// Values of a table, between its entries too.
    @_alwaysEmitIntoClient
    public static func linearInterpolate<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        lookupTable: R, withOffsets offsets: S, scale: Double = 1, baseOffset: Double = 0, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        let n = vDSP_Length(result.count)
        var s0 = scale
        var s1 = baseOffset
        result.withMutablePointer { q in
            lookupTable.withPointer { p0 in
                offsets.withPointer { p1 in
                    vDSP_vtabiD(p1, 1, &s0, &s1, p0, vDSP_Length(lookupTable.count), q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, indices: U) -> [Float]
    where T.Element == Float, U.Element == UInt {
        [Float](unsafeUninitializedCapacity: indices.count) { buffer, initializedCount in
            gather(vector, indices: indices, result: &buffer)
            initializedCount = indices.count
        }
    }

    /// Elements by indices, the first of which is 1.
    @_alwaysEmitIntoClient
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: T, indices: U, result: inout V
    ) where T.Element == Float, U.Element == UInt, V.Element == Float {
        result.withMutablePointer { q in
            vector.withPointer { p in
                indices.withPointer { i in vDSP_vgathr(p, i, 1, q, 1, vDSP_Length(indices.count)) }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        let n = vDSP_Length(vector.count)
        vector.withMutablePointer { vDSP_vrvrs($0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Float {
        let n = vDSP_Length(vector.count)
        vector.withMutablePointer { vDSP_vsort($0, n, sortOrder.rawValue) }
    }

    @_alwaysEmitIntoClient
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
        let n = vDSP_Length(vector.count)
        var value = value
        vector.withMutablePointer { vDSP_vfill(&value, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
        fill(&vector, with: 0)
    }

    @_alwaysEmitIntoClient
    public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(_ a: inout T, _ b: inout U)
    where T.Element == Float, U.Element == Float {
        precondition(a.count == b.count, "swapElements takes vectors of one length")
        let n = vDSP_Length(a.count)
        a.withMutablePointer { p in b.withMutablePointer { q in vDSP_vswap(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var whole = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            formRamp(withInitialValue: initialValue, increment: increment, result: &whole)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func formRamp<V: AccelerateMutableBuffer>(
        withInitialValue initialValue: Float, increment: Float, result: inout V
    ) where V.Element == Float {
        let n = vDSP_Length(result.count)
        var (start, step) = (initialValue, increment)
        result.withMutablePointer { vDSP_vramp(&start, &step, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var whole = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            formRamp(in: range, result: &whole)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<Float>, result: inout V)
    where V.Element == Float {
        let n = vDSP_Length(result.count)
        var (start, end) = (range.lowerBound, range.upperBound)
        result.withMutablePointer { vDSP_vgen(&start, &end, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func formWindow<V: AccelerateMutableBuffer>(
        usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
    ) where V.Element == Float {
        let n = vDSP_Length(result.count)
        let half = Int32(isHalfWindow ? vDSP_HALF_WINDOW : 0)
        result.withMutablePointer { q in
            switch sequence {
            case .hanningNormalized: vDSP_hann_window(q, n, Int32(vDSP_HANN_NORM) | half)
            case .hanningDenormalized: vDSP_hann_window(q, n, Int32(vDSP_HANN_DENORM) | half)
            case .hamming: vDSP_hamm_window(q, n, half)
            case .blackman: vDSP_blkman_window(q, n, half)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, indices: U) -> [Double]
    where T.Element == Double, U.Element == UInt {
        [Double](unsafeUninitializedCapacity: indices.count) { buffer, initializedCount in
            gather(vector, indices: indices, result: &buffer)
            initializedCount = indices.count
        }
    }

    /// Elements by indices, the first of which is 1.
    @_alwaysEmitIntoClient
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: T, indices: U, result: inout V
    ) where T.Element == Double, U.Element == UInt, V.Element == Double {
        result.withMutablePointer { q in
            vector.withPointer { p in
                indices.withPointer { i in vDSP_vgathrD(p, i, 1, q, 1, vDSP_Length(indices.count)) }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
        let n = vDSP_Length(vector.count)
        vector.withMutablePointer { vDSP_vrvrsD($0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Double {
        let n = vDSP_Length(vector.count)
        vector.withMutablePointer { vDSP_vsortD($0, n, sortOrder.rawValue) }
    }

    @_alwaysEmitIntoClient
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double)
    where V.Element == Double {
        let n = vDSP_Length(vector.count)
        var value = value
        vector.withMutablePointer { vDSP_vfillD(&value, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
        fill(&vector, with: 0)
    }

    @_alwaysEmitIntoClient
    public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(_ a: inout T, _ b: inout U)
    where T.Element == Double, U.Element == Double {
        precondition(a.count == b.count, "swapElements takes vectors of one length")
        let n = vDSP_Length(a.count)
        a.withMutablePointer { p in b.withMutablePointer { q in vDSP_vswapD(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var whole = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            formRamp(withInitialValue: initialValue, increment: increment, result: &whole)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func formRamp<V: AccelerateMutableBuffer>(
        withInitialValue initialValue: Double, increment: Double, result: inout V
    ) where V.Element == Double {
        let n = vDSP_Length(result.count)
        var (start, step) = (initialValue, increment)
        result.withMutablePointer { vDSP_vrampD(&start, &step, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var whole = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            formRamp(in: range, result: &whole)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<Double>, result: inout V)
    where V.Element == Double {
        let n = vDSP_Length(result.count)
        var (start, end) = (range.lowerBound, range.upperBound)
        result.withMutablePointer { vDSP_vgenD(&start, &end, $0, 1, n) }
    }

    @_alwaysEmitIntoClient
    public static func formWindow<V: AccelerateMutableBuffer>(
        usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
    ) where V.Element == Double {
        let n = vDSP_Length(result.count)
        let half = Int32(isHalfWindow ? vDSP_HALF_WINDOW : 0)
        result.withMutablePointer { q in
            switch sequence {
            case .hanningNormalized: vDSP_hann_windowD(q, n, Int32(vDSP_HANN_NORM) | half)
            case .hanningDenormalized: vDSP_hann_windowD(q, n, Int32(vDSP_HANN_DENORM) | half)
            case .hamming: vDSP_hamm_windowD(q, n, half)
            case .blackman: vDSP_blkman_windowD(q, n, half)
            }
        }
    }

}
