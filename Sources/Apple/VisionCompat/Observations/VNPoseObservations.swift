import Foundation

public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static var all: VNRecognizedPointGroupKey { VNRecognizedPointGroupKey(rawValue: "VNIPOAll") }
}

public enum VNChirality: Int, Sendable {
    case unknown = 0
    case left = -1
    case right = 1
}

/// Points that were found of a body.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        throw unsupportedRequest
    }
    open func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] {
        throw unsupportedRequest
    }
}

open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey

        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

        private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

        public static var leftEye: JointName { .init("left_eye_joint") }
        public static var rightEye: JointName { .init("right_eye_joint") }
        public static var leftEar: JointName { .init("left_ear_joint") }
        public static var rightEar: JointName { .init("right_ear_joint") }
        public static var leftShoulder: JointName { .init("left_shoulder_1_joint") }
        public static var rightShoulder: JointName { .init("right_shoulder_1_joint") }
        public static var neck: JointName { .init("neck_1_joint") }
        public static var leftHip: JointName { .init("left_upLeg_joint") }
        public static var rightHip: JointName { .init("right_upLeg_joint") }
        public static var leftElbow: JointName { .init("left_forearm_joint") }
        public static var rightElbow: JointName { .init("right_forearm_joint") }
        public static var leftKnee: JointName { .init("left_leg_joint") }
        public static var rightKnee: JointName { .init("right_leg_joint") }
        public static var leftAnkle: JointName { .init("left_foot_joint") }
        public static var rightAnkle: JointName { .init("right_foot_joint") }
        public static var leftWrist: JointName { .init("left_hand_joint") }
        public static var rightWrist: JointName { .init("right_hand_joint") }
        public static var nose: JointName { .init("head_joint") }
        public static var root: JointName { .init("root") }
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey

        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

        private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

        public static var face: JointsGroupName { .init("VNBLKFACE") }
        public static var torso: JointsGroupName { .init("VNBLKTORSO") }
        public static var leftArm: JointsGroupName { .init("VNBLKLARM") }
        public static var rightArm: JointsGroupName { .init("VNBLKRARM") }
        public static var leftLeg: JointsGroupName { .init("VNBLKLLEG") }
        public static var rightLeg: JointsGroupName { .init("VNBLKRLEG") }
        public static var all: JointsGroupName { .init("VNIPOAll") }
    }

    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw unsupportedRequest }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw unsupportedRequest
    }
}

open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey

        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

        private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

        public static var wrist: JointName { .init("VNHLKWRI") }
        public static var thumbCMC: JointName { .init("VNHLKTCMC") }
        public static var thumbMP: JointName { .init("VNHLKTMP") }
        public static var thumbIP: JointName { .init("VNHLKTIP") }
        public static var thumbTip: JointName { .init("VNHLKTTIP") }
        public static var indexMCP: JointName { .init("VNHLKIMCP") }
        public static var indexPIP: JointName { .init("VNHLKIPIP") }
        public static var indexDIP: JointName { .init("VNHLKIDIP") }
        public static var indexTip: JointName { .init("VNHLKITIP") }
        public static var middleMCP: JointName { .init("VNHLKMMCP") }
        public static var middlePIP: JointName { .init("VNHLKMPIP") }
        public static var middleDIP: JointName { .init("VNHLKMDIP") }
        public static var middleTip: JointName { .init("VNHLKMTIP") }
        public static var ringMCP: JointName { .init("VNHLKRMCP") }
        public static var ringPIP: JointName { .init("VNHLKRPIP") }
        public static var ringDIP: JointName { .init("VNHLKRDIP") }
        public static var ringTip: JointName { .init("VNHLKRTIP") }
        public static var littleMCP: JointName { .init("VNHLKPMCP") }
        public static var littlePIP: JointName { .init("VNHLKPPIP") }
        public static var littleDIP: JointName { .init("VNHLKPDIP") }
        public static var littleTip: JointName { .init("VNHLKPTIP") }
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey

        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }

        private init(_ key: String) { rawValue = VNRecognizedPointKey(rawValue: key) }

        public static var thumb: JointsGroupName { .init("VNHLRKT") }
        public static var indexFinger: JointsGroupName { .init("VNHLRKI") }
        public static var middleFinger: JointsGroupName { .init("VNHLRKM") }
        public static var ringFinger: JointsGroupName { .init("VNHLRKR") }
        public static var littleFinger: JointsGroupName { .init("VNHLRKP") }
        public static var all: JointsGroupName { .init("VNIPOAll") }
    }

    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open var chirality: VNChirality { .unknown }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw unsupportedRequest }
    open func recognizedPoints(_ groupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw unsupportedRequest
    }
}
