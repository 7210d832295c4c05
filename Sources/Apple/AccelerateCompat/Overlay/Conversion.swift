extension vDSP {
    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt8, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu8(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt8 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu8(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru8(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt8, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu8D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt8 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu8D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru8D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt16, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu16(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt16 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu16(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru16(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt16, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu16D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt16 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu16D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru16D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt32, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu32(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == UInt32 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu32(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru32(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == UInt32, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vfltu32D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == UInt32 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfixu32D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixru32D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int8, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt8(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int8 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix8(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr8(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int8, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt8D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int8 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix8D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr8D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int16, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt16(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int16 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix16(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr16(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int16, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt16D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int16 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix16D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr16D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int32, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt32(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Float, V.Element == Int32 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix32(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr32(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Int32, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vflt32D(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V, rounding: RoundingMode
    ) where U.Element == Double, V.Element == Int32 {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in
            source.withPointer { p in
                switch rounding {
                case .towardZero: vDSP_vfix32D(p, 1, q, 1, n)
                case .towardNearestInteger: vDSP_vfixr32D(p, 1, q, 1, n)
                }
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Float, V.Element == Double {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vspdp(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
        [Double](unsafeUninitializedCapacity: source.count) { buffer, initializedCount in
            convertElements(of: source, to: &buffer)
            initializedCount = source.count
        }
    }

    @_alwaysEmitIntoClient
    public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        of source: U, to destination: inout V
    ) where U.Element == Double, V.Element == Float {
        let n = vDSP_Length(min(source.count, destination.count))
        destination.withMutablePointer { q in source.withPointer { p in vDSP_vdpsp(p, 1, q, 1, n) } }
    }

    @_alwaysEmitIntoClient
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
        [Float](unsafeUninitializedCapacity: source.count) { buffer, initializedCount in
            convertElements(of: source, to: &buffer)
            initializedCount = source.count
        }
    }

    @_alwaysEmitIntoClient
    public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
        _ vector: T, floatingPointType: U.Type
    ) -> [U] where T.Element: vDSP_IntegerConvertable { vector.withUnsafeBufferPointer { $0.map(U.init) } }

    /// The integers, with those that are too large at the limit.
    @_alwaysEmitIntoClient
    public static func floatingPointToInteger<T: AccelerateBuffer, U: vDSP_IntegerConvertable>(
        _ vector: T, integerType: U.Type, rounding: RoundingMode
    ) -> [U] where T.Element: vDSP_FloatingPointConvertable {
        vector.withUnsafeBufferPointer { values in
            values.map { value in
                let whole = value.rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
                return whole.isNaN ? 0 : whole >= T.Element(U.max) ? .max : whole <= T.Element(U.min) ? .min : U(whole)
            }
        }
    }

    @_alwaysEmitIntoClient
    public static func window<T: vDSP_FloatingPointGeneratable>(
        ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [T] {
        var window = [Double](repeating: 0, count: count)
        formWindow(usingSequence: sequence, result: &window, isHalfWindow: isHalfWindow)
        return window.map(T.init)
    }

}
