// Limits, thresholds and conversions of numbers.

public func vDSP_vclip(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = Float.minimum(Float.maximum(a[i &* ia], b.pointee), c.pointee) }
}

public func vDSP_vclipD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = Double.minimum(Double.maximum(a[i &* ia], b.pointee), c.pointee) }
}

public func vDSP_viclip(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        d[i &* id] =
            a[i &* ia] <= b.pointee || c.pointee <= a[i &* ia] ? a[i &* ia] : a[i &* ia] < 0 ? b.pointee : c.pointee
    }
}

public func vDSP_viclipD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in
        d[i &* id] =
            a[i &* ia] <= b.pointee || c.pointee <= a[i &* ia] ? a[i &* ia] : a[i &* ia] < 0 ? b.pointee : c.pointee
    }
}

public func vDSP_vclipc(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length, _ nLow: UnsafeMutablePointer<vDSP_Length>,
    _ nHigh: UnsafeMutablePointer<vDSP_Length>
) {
    (nLow.pointee, nHigh.pointee) = (0, 0)
    each(n) { i in
        if a[i &* ia] < b.pointee { nLow.pointee += 1 }
        if a[i &* ia] > c.pointee { nHigh.pointee += 1 }
        d[i &* id] = Float.minimum(Float.maximum(a[i &* ia], b.pointee), c.pointee)
    }
}

public func vDSP_vclipcD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length, _ nLow: UnsafeMutablePointer<vDSP_Length>,
    _ nHigh: UnsafeMutablePointer<vDSP_Length>
) {
    (nLow.pointee, nHigh.pointee) = (0, 0)
    each(n) { i in
        if a[i &* ia] < b.pointee { nLow.pointee += 1 }
        if a[i &* ia] > c.pointee { nHigh.pointee += 1 }
        d[i &* id] = Double.minimum(Double.maximum(a[i &* ia], b.pointee), c.pointee)
    }
}

public func vDSP_vlim(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] >= b.pointee ? c.pointee : -c.pointee }
}

public func vDSP_vlimD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] >= b.pointee ? c.pointee : -c.pointee }
}

public func vDSP_vthr(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] >= b.pointee ? a[i &* ia] : b.pointee }
}

public func vDSP_vthrD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] >= b.pointee ? a[i &* ia] : b.pointee }
}

public func vDSP_vthres(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] >= b.pointee ? a[i &* ia] : 0 }
}

public func vDSP_vthresD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = a[i &* ia] >= b.pointee ? a[i &* ia] : 0 }
}

public func vDSP_vthrsc(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] >= b.pointee ? c.pointee : -c.pointee }
}

public func vDSP_vthrscD(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in d[i &* id] = a[i &* ia] >= b.pointee ? c.pointee : -c.pointee }
}

public func vDSP_vdpsp(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vspdp(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vflt8(
    _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vflt8D(
    _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vflt16(
    _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vflt16D(
    _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vflt32(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vflt32D(
    _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vfltu8(
    _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vfltu8D(
    _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vfltu16(
    _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vfltu16D(
    _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vfltu32(
    _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia]) }
}

public func vDSP_vfltu32D(
    _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Double(a[i &* ia]) }
}

public func vDSP_vflt24(
    _ a: UnsafePointer<vDSP_int24>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia].value) }
}

public func vDSP_vfltu24(
    _ a: UnsafePointer<vDSP_uint24>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia].value) }
}

public func vDSP_vfltsm24(
    _ a: UnsafePointer<vDSP_int24>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia].value) * b.pointee }
}

public func vDSP_vfltsmu24(
    _ a: UnsafePointer<vDSP_uint24>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = Float(a[i &* ia].value) * b.pointee }
}

public func vDSP_vsmfix24(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<vDSP_int24>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = vDSP_int24(integer(a[i &* ia] * b.pointee)) }
}

public func vDSP_vsmfixu24(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<vDSP_uint24>,
    _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = vDSP_uint24(integer(a[i &* ia] * b.pointee)) }
}

public func vDSP_vfix8(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfix8D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfix16(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfix16D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfix32(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfix32D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu8(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu8D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu16(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu16D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu32(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixu32D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia]) }
}

public func vDSP_vfixr8(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr8D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr16(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr16D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr32(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixr32D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru8(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru8D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru16(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru16D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru32(
    _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}

public func vDSP_vfixru32D(
    _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    each(n) { i in c[i &* ic] = integer(a[i &* ia].rounded(.toNearestOrEven)) }
}
