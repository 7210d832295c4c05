// The choices of BLAS, with the numbers that C has for them.

public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CblasRowMajor: CBLAS_ORDER { CBLAS_ORDER(101) }
public var CblasColMajor: CBLAS_ORDER { CBLAS_ORDER(102) }

public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CblasNoTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(111) }
public var CblasTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(112) }
public var CblasConjTrans: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(113) }
public var AtlasConj: CBLAS_TRANSPOSE { CBLAS_TRANSPOSE(114) }

public struct CBLAS_UPLO: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CblasUpper: CBLAS_UPLO { CBLAS_UPLO(121) }
public var CblasLower: CBLAS_UPLO { CBLAS_UPLO(122) }

public struct CBLAS_DIAG: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CblasNonUnit: CBLAS_DIAG { CBLAS_DIAG(131) }
public var CblasUnit: CBLAS_DIAG { CBLAS_DIAG(132) }

public struct CBLAS_SIDE: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CblasLeft: CBLAS_SIDE { CBLAS_SIDE(141) }
public var CblasRight: CBLAS_SIDE { CBLAS_SIDE(142) }
