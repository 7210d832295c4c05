/// A matrix of 3 columns and 3 rows.
public struct simd_double3x3: Equatable, Sendable, CustomDebugStringConvertible, _SIMDSquareMatrix {
    public typealias Scalar = Double
    public typealias Column = SIMD3<Double>
    public typealias Row = SIMD3<Double>
    public typealias Transpose = simd_double3x3

    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    public init() { columns = (.zero, .zero, .zero) }

    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) {
        columns = (col0, col1, col2)
    }

    /// A matrix with the scalar on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3(repeating: scalar)) }

    public init(diagonal: SIMD3<Double>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
        columns.2.z = diagonal.z
    }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("simd_double3x3 has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("simd_double3x3 has no column \(column)")
            }
        }
    }

    public var transpose: simd_double3x3 {
        simd_double3x3(
            SIMD3(columns.0.x, columns.1.x, columns.2.x),
            SIMD3(columns.0.y, columns.1.y, columns.2.y),
            SIMD3(columns.0.z, columns.1.z, columns.2.z)
        )
    }

    public var determinant: Double { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }

    public var inverse: simd_double3x3 {
        let (a, b, c) = columns
        let cofactors = simd_double3x3(simd_cross(b, c), simd_cross(c, a), simd_cross(a, b))
        return (1 / simd_dot(a, cofactors.columns.0)) * cofactors.transpose
    }

    public var debugDescription: String {
        "simd_double3x3([\(columns.0.listed), \(columns.1.listed), \(columns.2.listed)])"
    }

    public static func == (lhs: simd_double3x3, rhs: simd_double3x3) -> Bool { lhs.columns == rhs.columns }

    public static func + (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }

    public static func - (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }

    public static func * (lhs: Double, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_double3x3, rhs: SIMD3<Double>) -> SIMD3<Double> {
        var sum = lhs.columns.0 * rhs.x
        sum += lhs.columns.1 * rhs.y
        sum += lhs.columns.2 * rhs.z
        return sum
    }

    public static func * (lhs: SIMD3<Double>, rhs: simd_double3x3) -> SIMD3<Double> {
        SIMD3(simd_dot(lhs, rhs.columns.0), simd_dot(lhs, rhs.columns.1), simd_dot(lhs, rhs.columns.2))
    }

    public static func * (lhs: simd_double3x3, rhs: simd_double2x3) -> simd_double2x3 {
        simd_double2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_double3x3, rhs: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func *= (lhs: inout simd_double3x3, rhs: simd_double3x3) { lhs = lhs * rhs }
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(col0, col1, col2)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_columns(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(col0, col1, col2)
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) -> simd_double3x3
{
    simd_double3x3(rows: [row0, row1, row2])
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(rows: [row0, row1, row2])
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double3x3, _ y: simd_double2x3) -> simd_double2x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_double3x3, _ y: simd_double4x3) -> simd_double4x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double2x3) -> simd_double2x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double4x3) -> simd_double4x3 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_diagonal_matrix(_ diagonal: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(diagonal: diagonal)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_diagonal(_ diagonal: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(diagonal: diagonal)
}

/// The matrix that leaves vectors as they are.
public let matrix_identity_double3x3 = simd_double3x3(1)
