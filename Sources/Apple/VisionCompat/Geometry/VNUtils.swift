public import Foundation

/// The whole of a picture.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
    normalizedRect == VNNormalizedIdentityRect
}

public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * Double(width), y: normalizedPoint.y * Double(height))
}

public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint, _ width: Int, _ height: Int, _ roi: CGRect
) -> CGPoint {
    CGPoint(
        x: (roi.minX + normalizedPoint.x * roi.width) * Double(width),
        y: (roi.minY + normalizedPoint.y * roi.height) * Double(height))
}

public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / Double(width), y: imagePoint.y / Double(height))
}

public func VNNormalizedPointForImagePointUsingRegionOfInterest(
    _ imagePoint: CGPoint, _ width: Int, _ height: Int, _ roi: CGRect
) -> CGPoint {
    CGPoint(
        x: (imagePoint.x / Double(width) - roi.minX) / roi.width,
        y: (imagePoint.y / Double(height) - roi.minY) / roi.height)
}

public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ width: Int, _ height: Int) -> CGRect {
    VNImageRectForNormalizedRectUsingRegionOfInterest(normalizedRect, width, height, VNNormalizedIdentityRect)
}

public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect, _ width: Int, _ height: Int, _ roi: CGRect
) -> CGRect {
    let origin = VNImagePointForNormalizedPointUsingRegionOfInterest(normalizedRect.origin, width, height, roi)
    return CGRect(
        x: origin.x, y: origin.y, width: normalizedRect.width * roi.width * Double(width),
        height: normalizedRect.height * roi.height * Double(height))
}

public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ width: Int, _ height: Int) -> CGRect {
    VNNormalizedRectForImageRectUsingRegionOfInterest(imageRect, width, height, VNNormalizedIdentityRect)
}

public func VNNormalizedRectForImageRectUsingRegionOfInterest(
    _ imageRect: CGRect, _ width: Int, _ height: Int, _ roi: CGRect
) -> CGRect {
    let origin = VNNormalizedPointForImagePointUsingRegionOfInterest(imageRect.origin, width, height, roi)
    return CGRect(
        x: origin.x, y: origin.y, width: imageRect.width / Double(width) / roi.width,
        height: imageRect.height / Double(height) / roi.height)
}
