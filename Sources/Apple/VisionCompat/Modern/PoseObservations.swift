public import CoreMediaCompat
public import Foundation

/// A joint of a body's, and where it is in a picture.
public struct Joint: Sendable {
    private let none: Never

    public var jointName: String { switch none {} }
    public var location: NormalizedPoint { switch none {} }
    public var confidence: Float { switch none {} }
}

public struct HumanBodyPoseObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var availableJointNames: [JointName] { switch none {} }
    public var availableJointsGroupNames: [JointsGroupName] { switch none {} }
    public var leftHand: HumanHandPoseObservation? { switch none {} }
    public var rightHand: HumanHandPoseObservation? { switch none {} }
    public func joint(for jointName: JointName) -> Joint? { switch none {} }
    public func allJoints() -> [JointName: Joint] { switch none {} }
    public func allJoints(in groupName: JointsGroupName) -> [JointName: Joint] { switch none {} }

    public enum JointName: String, CaseIterable, Sendable {
        case rightAnkle, rightKnee, rightHip, rightWrist, rightElbow, rightShoulder, rightEar, rightEye, nose, leftEye
        case leftEar, leftShoulder, leftElbow, leftWrist, leftHip, leftKnee, leftAnkle, neck, root
    }

    public enum JointsGroupName: String, CaseIterable, Sendable {
        case face, torso, leftArm, rightArm, leftLeg, rightLeg
    }
}

public struct HumanHandPoseObservation: VisionObservation {
    private let none: Never

    public var uuid: UUID { switch none {} }
    public var confidence: Float { switch none {} }
    public var timeRange: CMTimeRange? { switch none {} }
    public var availableJointNames: [JointName] { switch none {} }
    public var availableJointsGroupNames: [JointsGroupName] { switch none {} }
    public var chirality: Chirality? { switch none {} }
    public func joint(for jointName: JointName) -> Joint? { switch none {} }
    public func allJoints() -> [JointName: Joint] { switch none {} }
    public func allJoints(in groupName: JointsGroupName) -> [JointName: Joint] { switch none {} }

    public enum Chirality: Hashable, Codable, Sendable {
        case left, right
    }

    public enum JointName: String, CaseIterable, Sendable {
        case wrist, thumbCMC, thumbMP, thumbIP, thumbTip, indexMCP, indexPIP, indexDIP, indexTip, middleMCP, middlePIP
        case middleDIP, middleTip, ringMCP, ringPIP, ringDIP, ringTip, littleMCP, littlePIP, littleDIP, littleTip
    }

    public enum JointsGroupName: String, CaseIterable, Sendable {
        case thumb, indexFinger, middleFinger, ringFinger, littleFinger
    }
}
