import Foundation

@inline(__always)
func each(_ count: vDSP_Length, _ body: (Int) -> Void) {
    let count = Int(bitPattern: count)
    var index = 0
    while index < count {
        body(index)
        index &+= 1
    }
}

/// The sum of a term for each index, in four parts, as the processor adds faster and errors grow slower.
@inline(__always)
func sum<Real: BinaryFloatingPoint & SIMDScalar>(_ count: vDSP_Length, _ term: (Int) -> Real) -> Real {
    var parts = SIMD4<Real>.zero
    let count = Int(bitPattern: count)
    var index = 0
    while index &+ 4 <= count {
        parts += SIMD4(term(index), term(index &+ 1), term(index &+ 2), term(index &+ 3))
        index &+= 4
    }
    var sum = (parts.x + parts.y) + (parts.z + parts.w)
    while index < count {
        sum += term(index)
        index &+= 1
    }
    return sum
}

/// The first index whose value comes before all others by a comparison, and the value.
@inline(__always)
func first<Real: BinaryFloatingPoint>(
    _ count: vDSP_Length, from start: Real, _ value: (Int) -> Real, _ precedes: (Real, Real) -> Bool
) -> (index: Int, value: Real) {
    var best = (index: 0, value: start)
    each(count) { index in
        let value = value(index)
        if precedes(value, best.value) { best = (index, value) }
    }
    return best
}

/// A number as an integer, the nearest that there is for what is too large, and 0 for what is none.
@inline(__always)
func integer<Value: FixedWidthInteger, Real: BinaryFloatingPoint>(_ value: Real) -> Value {
    if value.isNaN { return 0 }
    if value >= Real(Value.max) { return .max }
    if value <= Real(Value.min) { return .min }
    return Value(value)
}

func sorted<Real: BinaryFloatingPoint>(
    _ count: vDSP_Length, isAscending: Bool, _ value: (Int) -> Real
) -> [Real] {
    var values = (0..<Int(bitPattern: count)).map(value)
    if isAscending { values.sort() } else { values.sort(by: >) }
    return values
}

/// A window that is a sum of cosines, whose signs alternate.
func window<Real: BinaryFloatingPoint>(
    _ target: UnsafeMutablePointer<Real>, _ count: vDSP_Length, _ flag: Int32, _ weights: [Double], scale: Double
) {
    let isHalf = flag & 1 != 0
    each(isHalf ? (count + 1) / 2 : count) { index in
        let angle = 2 * .pi * Double(index) / Double(count)
        let terms = weights.enumerated().map { ($0 & 1 == 0 ? 1 : -1) * $1 * cos(Double($0) * angle) }
        target[index] = Real(scale * terms.reduce(0, +))
    }
}

/// The product of matrices whose rows lie one after another.
@inline(__always)
func matrixProduct<Real: BinaryFloatingPoint & SIMDScalar>(
    _ rows: vDSP_Length, _ columns: vDSP_Length, _ inner: vDSP_Length, _ store: (Int, Real) -> Void,
    _ left: (Int) -> Real, _ right: (Int) -> Real
) {
    let (width, depth) = (Int(bitPattern: columns), Int(bitPattern: inner))
    each(rows) { row in
        each(columns) { column in
            store(row &* width &+ column, sum(inner) { left(row &* depth &+ $0) * right($0 &* width &+ column) })
        }
    }
}

@inline(__always)
func transpose<Real: BinaryFloatingPoint>(
    _ rows: vDSP_Length, _ columns: vDSP_Length, _ value: (Int) -> Real, _ store: (Int, Real) -> Void
) {
    let (height, width) = (Int(bitPattern: rows), Int(bitPattern: columns))
    each(rows) { row in each(columns) { store(row &* width &+ $0, value($0 &* height &+ row)) } }
}

/// Filters an image; what the filter does not fit on becomes zero.
func filter<Real: BinaryFloatingPoint>(
    _ image: UnsafePointer<Real>, _ rows: vDSP_Length, _ columns: vDSP_Length, _ filter: UnsafePointer<Real>,
    _ target: UnsafeMutablePointer<Real>, _ height: vDSP_Length, _ width: vDSP_Length
) {
    let (rows, columns) = (Int(bitPattern: rows), Int(bitPattern: columns))
    let (height, width) = (Int(bitPattern: height), Int(bitPattern: width))
    for row in 0..<rows {
        for column in 0..<columns {
            let (top, left) = (row - height / 2, column - width / 2)
            var value: Real = 0
            if top >= 0, left >= 0, top + height <= rows, left + width <= columns {
                for y in 0..<height {
                    for x in 0..<width { value += image[(top + y) * columns + left + x] * filter[y * width + x] }
                }
            }
            target[row * columns + column] = value
        }
    }
}
