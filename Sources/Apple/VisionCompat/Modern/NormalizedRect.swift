public import Foundation

/// Where a picture's coordinates begin.
public enum CoordinateOrigin: Hashable, Sendable {
    case lowerLeft, upperLeft
}

/// A place in a picture, in parts of its size from the lower left.
public struct NormalizedPoint: Hashable, Codable, Sendable {
    public let x: CGFloat
    public let y: CGFloat

    public static var zero: NormalizedPoint { NormalizedPoint(x: 0, y: 0) }

    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init(normalizedPoint: CGPoint) { self.init(x: normalizedPoint.x, y: normalizedPoint.y) }
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
    }

    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }

    public func toImageCoordinates(_ imageSize: CGSize) -> CGPoint {
        toImageCoordinates(imageSize, origin: .lowerLeft)
    }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin) -> CGPoint {
        let point = origin == .lowerLeft ? self : verticallyFlipped()
        return CGPoint(x: point.x * imageSize.width, y: point.y * imageSize.height)
    }
    public func toImageCoordinates(from regionOfInterest: NormalizedRect, imageSize: CGSize) -> CGPoint {
        toImageCoordinates(from: regionOfInterest, imageSize: imageSize, origin: .lowerLeft)
    }
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin
    ) -> CGPoint {
        NormalizedPoint(
            x: regionOfInterest.origin.x + x * regionOfInterest.width,
            y: regionOfInterest.origin.y + y * regionOfInterest.height
        ).toImageCoordinates(imageSize, origin: origin)
    }

    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
    public func distance(_ point: NormalizedPoint) -> Double { hypot(Double(point.x - x), Double(point.y - y)) }
    public static func distance(_ first: NormalizedPoint, _ second: NormalizedPoint) -> Double {
        first.distance(second)
    }
}

/// A part of a picture, in parts of its size from the lower left.
public struct NormalizedRect: Hashable, Codable, Sendable {
    public let origin: CGPoint
    public let width: CGFloat
    public let height: CGFloat

    public static var fullImage: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 1, height: 1) }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (origin, self.width, self.height) = (CGPoint(x: x, y: y), width, height)
    }
    public init(normalizedRect: CGRect) {
        self.init(
            x: normalizedRect.minX, y: normalizedRect.minY, width: normalizedRect.width, height: normalizedRect.height)
    }
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }
    /// In parts of a part of the picture.
    public init(imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect) {
        let whole = NormalizedRect(imageRect: imageRect, in: imageSize)
        self.init(
            x: (whole.origin.x - regionOfInterest.origin.x) / regionOfInterest.width,
            y: (whole.origin.y - regionOfInterest.origin.y) / regionOfInterest.height,
            width: whole.width / regionOfInterest.width, height: whole.height / regionOfInterest.height)
    }

    public var cgRect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }

    public func toImageCoordinates(_ imageSize: CGSize) -> CGRect {
        toImageCoordinates(imageSize, origin: .lowerLeft)
    }
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin) -> CGRect {
        let rect = origin == .lowerLeft ? self : verticallyFlipped()
        return CGRect(
            x: rect.origin.x * imageSize.width, y: rect.origin.y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
    }
    public func toImageCoordinates(from regionOfInterest: NormalizedRect, imageSize: CGSize) -> CGRect {
        toImageCoordinates(from: regionOfInterest, imageSize: imageSize, origin: .lowerLeft)
    }
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin
    ) -> CGRect {
        NormalizedRect(
            x: regionOfInterest.origin.x + self.origin.x * regionOfInterest.width,
            y: regionOfInterest.origin.y + self.origin.y * regionOfInterest.height,
            width: width * regionOfInterest.width, height: height * regionOfInterest.height
        ).toImageCoordinates(imageSize, origin: origin)
    }

    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
    }
}

/// A circle in a picture.
public struct NormalizedCircle: Hashable, Codable, Sendable {
    public let center: NormalizedPoint
    public let radius: Double

    public static var zero: NormalizedCircle { NormalizedCircle(center: .zero, radius: 0) }

    public init(center: NormalizedPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
    public init(center: NormalizedPoint, diameter: Double) { self.init(center: center, radius: diameter / 2) }

    public var diameter: Double { radius * 2 }
    public func contains(_ point: NormalizedPoint) -> Bool { center.distance(point) <= radius }
}
