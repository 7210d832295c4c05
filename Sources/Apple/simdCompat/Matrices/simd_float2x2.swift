/// A matrix of 2 columns and 2 rows.
public struct simd_float2x2: Equatable, Sendable, CustomDebugStringConvertible, _SIMDSquareMatrix {
    public typealias Scalar = Float
    public typealias Column = SIMD2<Float>
    public typealias Row = SIMD2<Float>
    public typealias Transpose = simd_float2x2

    public var columns: (SIMD2<Float>, SIMD2<Float>)

    public init() { columns = (.zero, .zero) }

    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) {
        columns = (col0, col1)
    }

    /// A matrix with the scalar on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }

    public init(diagonal: SIMD2<Float>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
    }

    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("simd_float2x2 has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("simd_float2x2 has no column \(column)")
            }
        }
    }

    public var transpose: simd_float2x2 {
        simd_float2x2(
            SIMD2(columns.0.x, columns.1.x),
            SIMD2(columns.0.y, columns.1.y)
        )
    }

    public var determinant: Float { columns.0.x * columns.1.y - columns.0.y * columns.1.x }

    public var inverse: simd_float2x2 {
        (1 / determinant) * simd_float2x2([columns.1.y, -columns.0.y], [-columns.1.x, columns.0.x])
    }

    public var debugDescription: String {
        "simd_float2x2([\(columns.0.listed), \(columns.1.listed)])"
    }

    public static func == (lhs: simd_float2x2, rhs: simd_float2x2) -> Bool { lhs.columns == rhs.columns }

    public static func + (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    public static func - (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }

    public static func * (lhs: Float, rhs: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_float2x2, rhs: SIMD2<Float>) -> SIMD2<Float> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y
    }

    public static func * (lhs: SIMD2<Float>, rhs: simd_float2x2) -> SIMD2<Float> {
        SIMD2(simd_dot(lhs, rhs.columns.0), simd_dot(lhs, rhs.columns.1))
    }

    public static func * (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_float2x2, rhs: simd_float3x2) -> simd_float3x2 {
        simd_float3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_float2x2, rhs: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func *= (lhs: inout simd_float2x2, rhs: simd_float2x2) { lhs = lhs * rhs }
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(col0, col1)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_columns(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(col0, col1)
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(rows: [row0, row1])
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(rows: [row0, row1])
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x2, _ y: simd_float3x2) -> simd_float3x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x2, _ y: simd_float4x2) -> simd_float4x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float3x2) -> simd_float3x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float4x2) -> simd_float4x2 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_diagonal_matrix(_ diagonal: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(diagonal: diagonal)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_diagonal(_ diagonal: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(diagonal: diagonal)
}

/// The matrix that leaves vectors as they are.
public let matrix_identity_float2x2 = simd_float2x2(1)
