/// Functions of each element of a vector.
public enum vForce {}

extension vForce {
    @_alwaysEmitIntoClient
    public static func ceil<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.ceil(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func ceil<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "ceil takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvceilf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func ceil<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.ceil(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func ceil<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "ceil takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvceil(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func floor<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.floor(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func floor<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "floor takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvfloorf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func floor<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.floor(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func floor<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "floor takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvfloor(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.trunc(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "trunc takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvintf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.trunc(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func trunc<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "trunc takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvint(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func nearestInteger<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.nearestInteger(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func nearestInteger<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "nearestInteger takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvnintf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func nearestInteger<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.nearestInteger(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func nearestInteger<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "nearestInteger takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvnint(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func rsqrt<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.rsqrt(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func rsqrt<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "rsqrt takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvrsqrtf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func rsqrt<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.rsqrt(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func rsqrt<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "rsqrt takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvrsqrt(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sqrt<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sqrt(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sqrt<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "sqrt takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsqrtf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sqrt<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sqrt(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sqrt<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "sqrt takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsqrt(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func exp<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.exp(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func exp<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "exp takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexpf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func exp<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.exp(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func exp<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "exp takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexp(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func expm1<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.expm1(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func expm1<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "expm1 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexpm1f(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func expm1<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.expm1(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func expm1<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "expm1 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexpm1(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func exp2<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.exp2(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func exp2<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "exp2 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexp2f(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func exp2<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.exp2(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func exp2<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "exp2 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvexp2(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log2<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log2(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log2<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "log2 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog2f(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log2<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log2(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log2<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "log2 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog2(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log10<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log10(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log10<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "log10 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog10f(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log10<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log10(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log10<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "log10 takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog10(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "log takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlogf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "log takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log1p<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log1p(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log1p<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "log1p takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog1pf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func log1p<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.log1p(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func log1p<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "log1p takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlog1p(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func logb<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.logb(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func logb<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "logb takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlogbf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func logb<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.logb(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func logb<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "logb takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvlogb(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sin<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sin(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sin<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "sin takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsinf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sin<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sin(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sin<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "sin takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsin(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sinPi<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sinPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sinPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "sinPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsinpif(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sinPi<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sinPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sinPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "sinPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsinpi(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cos<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cos(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cos<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "cos takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcosf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cos<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cos(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cos<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "cos takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcos(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cosPi<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cosPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cosPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "cosPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcospif(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cosPi<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cosPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cosPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "cosPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcospi(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tan<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tan(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tan<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "tan takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtanf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tan<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tan(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tan<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "tan takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtan(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tanPi<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tanPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tanPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "tanPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtanpif(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tanPi<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tanPi(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tanPi<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "tanPi takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtanpi(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func asin<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.asin(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func asin<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "asin takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvasinf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func asin<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.asin(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func asin<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "asin takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvasin(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func acos<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.acos(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func acos<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "acos takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvacosf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func acos<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.acos(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func acos<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "acos takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvacos(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atan<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atan(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atan<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "atan takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvatanf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atan<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atan(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atan<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "atan takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvatan(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sinh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sinh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sinh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "sinh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsinhf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sinh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.sinh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func sinh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "sinh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvsinh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cosh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cosh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cosh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "cosh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcoshf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func cosh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.cosh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func cosh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "cosh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvcosh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tanh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tanh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tanh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "tanh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtanhf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func tanh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.tanh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func tanh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "tanh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvtanh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func asinh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.asinh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func asinh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "asinh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvasinhf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func asinh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.asinh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func asinh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "asinh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvasinh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func acosh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.acosh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func acosh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "acosh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvacoshf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func acosh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.acosh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func acosh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "acosh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvacosh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atanh<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atanh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atanh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "atanh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvatanhf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atanh<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atanh(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atanh<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "atanh takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvatanh(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func reciprocal<R: AccelerateBuffer>(_ vector: R) -> [Float] where R.Element == Float {
        let count = vector.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.reciprocal(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func reciprocal<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Float, V.Element == Float {
        precondition(vector.count == result.count, "reciprocal takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvrecf(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func reciprocal<R: AccelerateBuffer>(_ vector: R) -> [Double] where R.Element == Double {
        let count = vector.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.reciprocal(vector, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func reciprocal<R: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: R, result: inout V)
    where R.Element == Double, V.Element == Double {
        precondition(vector.count == result.count, "reciprocal takes vectors of one length")
        result.withMutablePointer { q in
            vector.withPointer { p0 in
                var count = Int32(vector.count)
                vvrec(q, p0, &count)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atan2<R: AccelerateBuffer, S: AccelerateBuffer>(x: R, y: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = x.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atan2(x: x, y: y, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atan2<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        x: R, y: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(x.count == result.count, "atan2 takes vectors of one length")
        precondition(y.count == result.count, "atan2 takes vectors of one length")
        result.withMutablePointer { q in
            x.withPointer { p0 in
                y.withPointer { p1 in
                    var count = Int32(x.count)
                    vvatan2f(q, p1, p0, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func atan2<R: AccelerateBuffer, S: AccelerateBuffer>(x: R, y: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = x.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.atan2(x: x, y: y, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func atan2<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        x: R, y: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(x.count == result.count, "atan2 takes vectors of one length")
        precondition(y.count == result.count, "atan2 takes vectors of one length")
        result.withMutablePointer { q in
            x.withPointer { p0 in
                y.withPointer { p1 in
                    var count = Int32(x.count)
                    vvatan2(q, p1, p0, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func pow<R: AccelerateBuffer, S: AccelerateBuffer>(bases: R, exponents: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = bases.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.pow(bases: bases, exponents: exponents, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func pow<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        bases: R, exponents: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(bases.count == result.count, "pow takes vectors of one length")
        precondition(exponents.count == result.count, "pow takes vectors of one length")
        result.withMutablePointer { q in
            bases.withPointer { p0 in
                exponents.withPointer { p1 in
                    var count = Int32(bases.count)
                    vvpowf(q, p1, p0, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func pow<R: AccelerateBuffer, S: AccelerateBuffer>(bases: R, exponents: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = bases.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.pow(bases: bases, exponents: exponents, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func pow<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        bases: R, exponents: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(bases.count == result.count, "pow takes vectors of one length")
        precondition(exponents.count == result.count, "pow takes vectors of one length")
        result.withMutablePointer { q in
            bases.withPointer { p0 in
                exponents.withPointer { p1 in
                    var count = Int32(bases.count)
                    vvpow(q, p1, p0, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func copysign<R: AccelerateBuffer, S: AccelerateBuffer>(magnitudes: R, signs: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = magnitudes.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.copysign(magnitudes: magnitudes, signs: signs, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func copysign<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        magnitudes: R, signs: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(magnitudes.count == result.count, "copysign takes vectors of one length")
        precondition(signs.count == result.count, "copysign takes vectors of one length")
        result.withMutablePointer { q in
            magnitudes.withPointer { p0 in
                signs.withPointer { p1 in
                    var count = Int32(magnitudes.count)
                    vvcopysignf(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func copysign<R: AccelerateBuffer, S: AccelerateBuffer>(magnitudes: R, signs: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = magnitudes.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.copysign(magnitudes: magnitudes, signs: signs, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func copysign<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        magnitudes: R, signs: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(magnitudes.count == result.count, "copysign takes vectors of one length")
        precondition(signs.count == result.count, "copysign takes vectors of one length")
        result.withMutablePointer { q in
            magnitudes.withPointer { p0 in
                signs.withPointer { p1 in
                    var count = Int32(magnitudes.count)
                    vvcopysign(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func remainder<R: AccelerateBuffer, S: AccelerateBuffer>(dividends: R, divisors: S) -> [Float]
    where R.Element == Float, S.Element == Float {
        let count = dividends.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.remainder(dividends: dividends, divisors: divisors, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func remainder<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        dividends: R, divisors: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(dividends.count == result.count, "remainder takes vectors of one length")
        precondition(divisors.count == result.count, "remainder takes vectors of one length")
        result.withMutablePointer { q in
            dividends.withPointer { p0 in
                divisors.withPointer { p1 in
                    var count = Int32(dividends.count)
                    vvremainderf(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func remainder<R: AccelerateBuffer, S: AccelerateBuffer>(dividends: R, divisors: S) -> [Double]
    where R.Element == Double, S.Element == Double {
        let count = dividends.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.remainder(dividends: dividends, divisors: divisors, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func remainder<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        dividends: R, divisors: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(dividends.count == result.count, "remainder takes vectors of one length")
        precondition(divisors.count == result.count, "remainder takes vectors of one length")
        result.withMutablePointer { q in
            dividends.withPointer { p0 in
                divisors.withPointer { p1 in
                    var count = Int32(dividends.count)
                    vvremainder(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func truncatingRemainder<R: AccelerateBuffer, S: AccelerateBuffer>(dividends: R, divisors: S)
        -> [Float] where R.Element == Float, S.Element == Float
    {
        let count = dividends.count
        return [Float](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.truncatingRemainder(dividends: dividends, divisors: divisors, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func truncatingRemainder<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        dividends: R, divisors: S, result: inout V
    ) where R.Element == Float, S.Element == Float, V.Element == Float {
        precondition(dividends.count == result.count, "truncatingRemainder takes vectors of one length")
        precondition(divisors.count == result.count, "truncatingRemainder takes vectors of one length")
        result.withMutablePointer { q in
            dividends.withPointer { p0 in
                divisors.withPointer { p1 in
                    var count = Int32(dividends.count)
                    vvfmodf(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func truncatingRemainder<R: AccelerateBuffer, S: AccelerateBuffer>(dividends: R, divisors: S)
        -> [Double] where R.Element == Double, S.Element == Double
    {
        let count = dividends.count
        return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            Self.truncatingRemainder(dividends: dividends, divisors: divisors, result: &buffer)
            initializedCount = count
        }
    }

    @_alwaysEmitIntoClient
    public static func truncatingRemainder<R: AccelerateBuffer, S: AccelerateBuffer, V: AccelerateMutableBuffer>(
        dividends: R, divisors: S, result: inout V
    ) where R.Element == Double, S.Element == Double, V.Element == Double {
        precondition(dividends.count == result.count, "truncatingRemainder takes vectors of one length")
        precondition(divisors.count == result.count, "truncatingRemainder takes vectors of one length")
        result.withMutablePointer { q in
            dividends.withPointer { p0 in
                divisors.withPointer { p1 in
                    var count = Int32(dividends.count)
                    vvfmod(q, p0, p1, &count)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func sincos<T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(
        _ vector: T, sinResult: inout U, cosResult: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }

    @_alwaysEmitIntoClient
    public static func sincos<T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer>(
        _ vector: T, sinResult: inout U, cosResult: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }

}
