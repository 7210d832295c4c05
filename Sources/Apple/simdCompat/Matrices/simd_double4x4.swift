/// A matrix of 4 columns and 4 rows.
public struct simd_double4x4: Equatable, Sendable, CustomDebugStringConvertible, _SIMDSquareMatrix {
    public typealias Scalar = Double
    public typealias Column = SIMD4<Double>
    public typealias Row = SIMD4<Double>
    public typealias Transpose = simd_double4x4

    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    public init() { columns = (.zero, .zero, .zero, .zero) }

    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }

    /// A matrix with the scalar on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4(repeating: scalar)) }

    public init(diagonal: SIMD4<Double>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
        columns.2.z = diagonal.z
        columns.3.w = diagonal.w
    }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("simd_double4x4 has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("simd_double4x4 has no column \(column)")
            }
        }
    }

    public var transpose: simd_double4x4 {
        simd_double4x4(
            SIMD4(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
            SIMD4(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
            SIMD4(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
            SIMD4(columns.0.w, columns.1.w, columns.2.w, columns.3.w)
        )
    }

    /// The determinants of two columns' rows 0 and 1, 0 and 2, 0 and 3, 1 and 2, 1 and 3, 2 and 3.
    private typealias Minors = (Double, Double, Double, Double, Double, Double)

    private static func minors(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Minors {
        (
            a.x * b.y - a.y * b.x, a.x * b.z - a.z * b.x, a.x * b.w - a.w * b.x, a.y * b.z - a.z * b.y,
            a.y * b.w - a.w * b.y, a.z * b.w - a.w * b.z
        )
    }

    /// Laplace's expansion along the first two columns.
    private static func determinant(_ s: Minors, _ c: Minors) -> Double {
        let outer = s.0 * c.5 + s.5 * c.0 + s.2 * c.3 + s.3 * c.2
        return outer - s.1 * c.4 - s.4 * c.1
    }

    public var determinant: Double {
        Self.determinant(Self.minors(columns.0, columns.1), Self.minors(columns.2, columns.3))
    }

    public var inverse: simd_double4x4 {
        let (s, c) = (Self.minors(columns.0, columns.1), Self.minors(columns.2, columns.3))
        let (p, q, r, t) = columns
        let scale = 1 / Self.determinant(s, c)
        let column0 = SIMD4<Double>(
            q.y * c.5 - q.z * c.4 + q.w * c.3,
            p.z * c.4 - p.y * c.5 - p.w * c.3,
            t.y * s.5 - t.z * s.4 + t.w * s.3,
            r.z * s.4 - r.y * s.5 - r.w * s.3)
        let column1 = SIMD4<Double>(
            q.z * c.2 - q.x * c.5 - q.w * c.1,
            p.x * c.5 - p.z * c.2 + p.w * c.1,
            t.z * s.2 - t.x * s.5 - t.w * s.1,
            r.x * s.5 - r.z * s.2 + r.w * s.1)
        let column2 = SIMD4<Double>(
            q.x * c.4 - q.y * c.2 + q.w * c.0,
            p.y * c.2 - p.x * c.4 - p.w * c.0,
            t.x * s.4 - t.y * s.2 + t.w * s.0,
            r.y * s.2 - r.x * s.4 - r.w * s.0)
        let column3 = SIMD4<Double>(
            q.y * c.1 - q.x * c.3 - q.z * c.0,
            p.x * c.3 - p.y * c.1 + p.z * c.0,
            t.y * s.1 - t.x * s.3 - t.z * s.0,
            r.x * s.3 - r.y * s.1 + r.z * s.0)
        return scale * simd_double4x4(column0, column1, column2, column3)
    }

    public var debugDescription: String {
        "simd_double4x4([\(columns.0.listed), \(columns.1.listed), \(columns.2.listed), \(columns.3.listed)])"
    }

    public static func == (lhs: simd_double4x4, rhs: simd_double4x4) -> Bool { lhs.columns == rhs.columns }

    public static func + (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
            lhs.columns.3 + rhs.columns.3)
    }

    public static func - (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(
            lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
            lhs.columns.3 - rhs.columns.3)
    }

    public static func * (lhs: Double, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func * (lhs: simd_double4x4, rhs: SIMD4<Double>) -> SIMD4<Double> {
        var sum = lhs.columns.0 * rhs.x
        sum += lhs.columns.1 * rhs.y
        sum += lhs.columns.2 * rhs.z
        sum += lhs.columns.3 * rhs.w
        return sum
    }

    public static func * (lhs: SIMD4<Double>, rhs: simd_double4x4) -> SIMD4<Double> {
        SIMD4(
            simd_dot(lhs, rhs.columns.0), simd_dot(lhs, rhs.columns.1), simd_dot(lhs, rhs.columns.2),
            simd_dot(lhs, rhs.columns.3))
    }

    public static func * (lhs: simd_double4x4, rhs: simd_double2x4) -> simd_double2x4 {
        simd_double2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_double4x4, rhs: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func *= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs * rhs }
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>)
    -> simd_double4x4
{
    simd_double4x4(col0, col1, col2, col3)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_columns(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(col0, col1, col2, col3)
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix_from_rows(
    _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(rows: [row0, row1, row2, row3])
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_rows(_ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>)
    -> simd_double4x4
{
    simd_double4x4(rows: [row0, row1, row2, row3])
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double4x4, _ y: simd_double2x4) -> simd_double2x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double4x4, _ y: simd_double3x4) -> simd_double3x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double2x4) -> simd_double2x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double3x4) -> simd_double3x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_diagonal_matrix(_ diagonal: SIMD4<Double>) -> simd_double4x4 {
    simd_double4x4(diagonal: diagonal)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_diagonal(_ diagonal: SIMD4<Double>) -> simd_double4x4 {
    simd_double4x4(diagonal: diagonal)
}

/// The matrix that leaves vectors as they are.
public let matrix_identity_double4x4 = simd_double4x4(1)
