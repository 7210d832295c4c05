/// A point in points, measured from the widget's top-left corner, `y` growing downwards.
public struct ArchivePoint: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size in points.
public struct ArchiveSize: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points.
public struct ArchiveRect: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// An affine transform `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as Core Graphics orders it.
public struct ArchiveTransform: Sendable, Hashable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}

/// An outline in absolute points.
public struct ArchivePath: Sendable, Hashable {
    public enum Element: Sendable, Hashable {
        case move(ArchivePoint)
        case line(ArchivePoint)
        case quad(ArchivePoint, control: ArchivePoint)
        case curve(ArchivePoint, control1: ArchivePoint, control2: ArchivePoint)
        case close
    }

    public var elements: [Element]

    public init(elements: [Element]) {
        self.elements = elements
    }
}
