extension vDSP {
    @_alwaysEmitIntoClient
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_maxv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_maxvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_maxmgv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_maxmgvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_minv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_minvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_sve(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_sveD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_svesq(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_svesqD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_svemg(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_svemgD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_measqv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_measqvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_meamgv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_meamgvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_meanv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_meanvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var value: Float = 0
        vector.withPointer { p in vDSP_rmsqv(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var value: Double = 0
        vector.withPointer { p in vDSP_rmsqvD(p, 1, &value, n) }
        return value
    }

    @_alwaysEmitIntoClient
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (elementsSum: Float, squaresSum: Float)
    where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var (sum, squares): (Float, Float) = (0, 0)
        vector.withPointer { p in vDSP_sve_svesq(p, 1, &sum, &squares, n) }
        return (sum, squares)
    }

    @_alwaysEmitIntoClient
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(_ vector: U) -> (elementsSum: Double, squaresSum: Double)
    where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var (sum, squares): (Double, Double) = (0, 0)
        vector.withPointer { p in vDSP_sve_svesqD(p, 1, &sum, &squares, n) }
        return (sum, squares)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Float) = (0, 0)
        vector.withPointer { p in vDSP_maxvi(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Double) = (0, 0)
        vector.withPointer { p in vDSP_maxviD(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Float) = (0, 0)
        vector.withPointer { p in vDSP_maxmgvi(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Double) = (0, 0)
        vector.withPointer { p in vDSP_maxmgviD(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Float) = (0, 0)
        vector.withPointer { p in vDSP_minvi(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var (index, value): (vDSP_Length, Double) = (0, 0)
        vector.withPointer { p in vDSP_minviD(p, 1, &value, &index, n) }
        return (index, value)
    }

    @_alwaysEmitIntoClient
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Float {
        let n = vDSP_Length(vector.count)
        var (place, count): (vDSP_Length, vDSP_Length) = (0, 0)
        vector.withPointer { p in vDSP_nzcros(p, 1, n, &place, &count, n) }
        return count
    }

    @_alwaysEmitIntoClient
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element == Double {
        let n = vDSP_Length(vector.count)
        var (place, count): (vDSP_Length, vDSP_Length) = (0, 0)
        vector.withPointer { p in vDSP_nzcrosD(p, 1, n, &place, &count, n) }
        return count
    }

}
