/// What the matrices have in common: columns that are added and scaled.
public protocol _SIMDMatrix: Equatable {
    associatedtype Scalar: BinaryFloatingPoint
    associatedtype Column: SIMD where Column.Scalar == Scalar
    associatedtype Row: SIMD where Row.Scalar == Scalar
    associatedtype Transpose: _SIMDMatrix where Transpose.Column == Row, Transpose.Row == Column

    init()
    subscript(column: Int) -> Column { get set }
    var transpose: Transpose { get }
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
    static func * (lhs: Scalar, rhs: Self) -> Self
    static func * (lhs: Self, rhs: Row) -> Column
    static func * (lhs: Column, rhs: Self) -> Row
}

extension _SIMDMatrix {
    @_alwaysEmitIntoClient
    public init(_ columns: [Column]) {
        self.init()
        precondition(columns.count == Row.scalarCount, "\(Self.self) has \(Row.scalarCount) columns")
        for (index, column) in columns.enumerated() { self[index] = column }
    }

    @_alwaysEmitIntoClient
    public init(rows: [Row]) {
        self.init()
        precondition(rows.count == Column.scalarCount, "\(Self.self) has \(Column.scalarCount) rows")
        for (index, row) in rows.enumerated() { for column in row.indices { self[column][index] = row[column] } }
    }

    @_alwaysEmitIntoClient
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    @_alwaysEmitIntoClient @_transparent
    public static prefix func - (rhs: Self) -> Self { -1 * rhs }

    @_alwaysEmitIntoClient @_transparent
    public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }

    @_alwaysEmitIntoClient @_transparent
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    @_alwaysEmitIntoClient @_transparent
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    @_alwaysEmitIntoClient @_transparent
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = rhs * lhs }
}

@_alwaysEmitIntoClient @_transparent
public func simd_add<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }

@_alwaysEmitIntoClient @_transparent
public func simd_sub<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }

@_alwaysEmitIntoClient @_transparent
public func simd_mul<Matrix: _SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }

@_alwaysEmitIntoClient @_transparent
public func simd_mul<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }

@_alwaysEmitIntoClient @_transparent
public func simd_mul<Matrix: _SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Row { x * y }

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }

@_alwaysEmitIntoClient @_transparent
public func matrix_multiply<Matrix: _SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Row { x * y }

@_alwaysEmitIntoClient @_transparent
public func simd_transpose<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix.Transpose { x.transpose }

@_alwaysEmitIntoClient @_transparent
public func matrix_transpose<Matrix: _SIMDMatrix>(_ x: Matrix) -> Matrix.Transpose { x.transpose }

@_alwaysEmitIntoClient @_transparent
public func matrix_scale<Matrix: _SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }

/// `a * x + b * y`.
@_alwaysEmitIntoClient @_transparent
public func simd_linear_combination<Matrix: _SIMDMatrix>(
    _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

/// `a * x + b * y`.
@_alwaysEmitIntoClient @_transparent
public func matrix_linear_combination<Matrix: _SIMDMatrix>(
    _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

@_alwaysEmitIntoClient @_transparent
public func simd_equal<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }

@_alwaysEmitIntoClient @_transparent
public func matrix_equal<Matrix: _SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }

/// Whether no element differs from its counterpart by more than the tolerance.
@_alwaysEmitIntoClient
public func simd_almost_equal_elements<Matrix: _SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.Row.scalarCount).allSatisfy { column in
        x[column].indices.allSatisfy { abs(x[column][$0] - y[column][$0]) <= tolerance }
    }
}

/// Whether no element differs from its counterpart by more than the tolerance times the first one's magnitude.
@_alwaysEmitIntoClient
public func simd_almost_equal_elements_relative<Matrix: _SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.Row.scalarCount).allSatisfy { column in
        x[column].indices.allSatisfy { abs(x[column][$0] - y[column][$0]) <= tolerance * abs(x[column][$0]) }
    }
}

/// A matrix that has an inverse, or none if its determinant is zero.
public protocol _SIMDSquareMatrix: _SIMDMatrix where Column == Row, Transpose == Self {
    init(diagonal: Column)
    /// By the adjugate; not finite where the determinant is zero.
    var inverse: Self { get }
    var determinant: Scalar { get }
}

@_alwaysEmitIntoClient @_transparent
public func simd_inverse<Matrix: _SIMDSquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }

@_alwaysEmitIntoClient @_transparent
public func matrix_invert<Matrix: _SIMDSquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }

@_alwaysEmitIntoClient @_transparent
public func simd_determinant<Matrix: _SIMDSquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }

@_alwaysEmitIntoClient @_transparent
public func matrix_determinant<Matrix: _SIMDSquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }

/// The sum of the diagonal.
@_alwaysEmitIntoClient
public func simd_trace<Matrix: _SIMDSquareMatrix>(_ x: Matrix) -> Matrix.Scalar {
    (0..<Matrix.Row.scalarCount).reduce(0) { $0 + x[$1][$1] }
}
