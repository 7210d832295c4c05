/// A matrix of 2 columns and 4 rows.
public struct simd_float2x4: Equatable, Sendable, CustomDebugStringConvertible, _SIMDMatrix {
    public typealias Scalar = Float
    public typealias Column = SIMD4<Float>
    public typealias Row = SIMD2<Float>
    public typealias Transpose = simd_float4x2

    public var columns: (SIMD4<Float>, SIMD4<Float>)

    public init() { columns = (.zero, .zero) }

    public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) {
        columns = (col0, col1)
    }

    /// A matrix with the scalar on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }

    public init(diagonal: SIMD2<Float>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
    }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("simd_float2x4 has no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("simd_float2x4 has no column \(column)")
            }
        }
    }

    public var transpose: simd_float4x2 {
        simd_float4x2(
            SIMD2(columns.0.x, columns.1.x),
            SIMD2(columns.0.y, columns.1.y),
            SIMD2(columns.0.z, columns.1.z),
            SIMD2(columns.0.w, columns.1.w)
        )
    }

    public var debugDescription: String {
        "simd_float2x4([\(columns.0.listed), \(columns.1.listed)])"
    }

    public static func == (lhs: simd_float2x4, rhs: simd_float2x4) -> Bool { lhs.columns == rhs.columns }

    public static func + (lhs: simd_float2x4, rhs: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }

    public static func - (lhs: simd_float2x4, rhs: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }

    public static func * (lhs: Float, rhs: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_float2x4, rhs: SIMD2<Float>) -> SIMD4<Float> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y
    }

    public static func * (lhs: SIMD4<Float>, rhs: simd_float2x4) -> SIMD2<Float> {
        SIMD2(simd_dot(lhs, rhs.columns.0), simd_dot(lhs, rhs.columns.1))
    }

    public static func * (lhs: simd_float2x4, rhs: simd_float2x2) -> simd_float2x4 {
        simd_float2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }

    public static func * (lhs: simd_float2x4, rhs: simd_float3x2) -> simd_float3x4 {
        simd_float3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }

    public static func * (lhs: simd_float2x4, rhs: simd_float4x2) -> simd_float4x4 {
        simd_float4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }

    public static func *= (lhs: inout simd_float2x4, rhs: simd_float2x2) { lhs = lhs * rhs }
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) -> simd_float2x4 {
    simd_float2x4(col0, col1)
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_columns(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) -> simd_float2x4 {
    simd_float2x4(col0, col1)
}

@_alwaysEmitIntoClient @_transparent
public func simd_matrix_from_rows(
    _ row0: SIMD2<Float>, _ row1: SIMD2<Float>, _ row2: SIMD2<Float>, _ row3: SIMD2<Float>
) -> simd_float2x4 {
    simd_float2x4(rows: [row0, row1, row2, row3])
}

@_alwaysEmitIntoClient @_transparent
public func matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>, _ row2: SIMD2<Float>, _ row3: SIMD2<Float>)
    -> simd_float2x4
{
    simd_float2x4(rows: [row0, row1, row2, row3])
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x4, _ y: simd_float2x2) -> simd_float2x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x4, _ y: simd_float3x2) -> simd_float3x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func simd_mul(_ x: simd_float2x4, _ y: simd_float4x2) -> simd_float4x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x4, _ y: simd_float2x2) -> simd_float2x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x4, _ y: simd_float3x2) -> simd_float3x4 {
    x * y
}

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply(_ x: simd_float2x4, _ y: simd_float4x2) -> simd_float4x4 {
    x * y
}
