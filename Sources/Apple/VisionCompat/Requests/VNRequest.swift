public import Foundation

public typealias VNConfidence = Float
public typealias VNAspectRatio = Float
public typealias VNDegrees = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

public let VNRequestRevisionUnspecified = 0

/// A question about a picture.
open class VNRequest: NSObject, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1

    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    public required init(completionHandler: VNRequestCompletionHandler?) {
        self.completionHandler = completionHandler
    }

    public override convenience init() { self.init(completionHandler: nil) }

    open func cancel() {}
}

/// What a request has seen; those of one kind say so with a type of their own, which no override may.
public protocol _VNRequest: VNRequest {}

extension VNRequest: _VNRequest {}

extension _VNRequest {
    public var results: [VNObservation]? { nil }
}

/// A request that tells how far it is.
public protocol VNRequestProgressProviding: NSObjectProtocol {
    var progressHandler: VNRequestProgressHandler { get set }
    var indeterminate: Bool { get }
}

public protocol VNRequestRevisionProviding {
    var requestRevision: Int { get }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = VNNormalizedIdentityRect
}

/// How a picture is cut or squeezed for a model.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill
    case scaleFitRotate90CCW = 0x101
    case scaleFillRotate90CCW = 0x102
}
