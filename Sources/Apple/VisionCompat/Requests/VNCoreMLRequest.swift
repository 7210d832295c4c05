public import CoreMLCompat
public import Foundation

/// A model that looks at pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    open var inputImageFeatureName = ""
    open var featureProvider: (any MLFeatureProvider)?

    public init(for model: MLModel) throws {
        super.init()
        throw unsupportedRequest
    }
}

/// Asks a model of a picture.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    private var asked: VNCoreMLModel?
    open var model: VNCoreMLModel { asked! }
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler?) {
        asked = model
        super.init(completionHandler: completionHandler)
    }
    public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }

    @available(*, unavailable)
    public required init(completionHandler: VNRequestCompletionHandler?) {
        super.init(completionHandler: completionHandler)
    }
}
