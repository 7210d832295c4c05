import Foundation

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanObservation]? { nil }
    open var upperBodyOnly = true
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanBodyPoseObservation]? { nil }

    open class func supportedJointNames(
        forRevision revision: Int
    ) throws -> [VNHumanBodyPoseObservation.JointName] { throw unsupportedRequest }
    open func supportedJointNames() throws -> [VNHumanBodyPoseObservation.JointName] { throw unsupportedRequest }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNHumanHandPoseObservation]? { nil }
    open var maximumHandCount = 2

    open class func supportedJointNames(
        forRevision revision: Int
    ) throws -> [VNHumanHandPoseObservation.JointName] { throw unsupportedRequest }
    open func supportedJointNames() throws -> [VNHumanHandPoseObservation.JointName] { throw unsupportedRequest }
}

public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var cat: VNAnimalIdentifier { VNAnimalIdentifier(rawValue: "Cat") }
    public static var dog: VNAnimalIdentifier { VNAnimalIdentifier(rawValue: "Dog") }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRecognizedObjectObservation]? { nil }

    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { throw unsupportedRequest }
    open class func knownAnimalIdentifiers(forRevision requestRevision: Int) throws -> [VNAnimalIdentifier] {
        throw unsupportedRequest
    }
}
