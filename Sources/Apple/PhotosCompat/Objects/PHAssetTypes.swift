public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

public enum PHAssetEditOperation: Int, Sendable {
    case delete = 1
    case content, properties
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let photoAnimation = PHAssetMediaSubtype(rawValue: 1 << 6)
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}

public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

extension PHAsset {
    public enum PlaybackStyle: Int, Sendable {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
    }

    public enum AdjustmentsState: Int, Sendable {
        case none = 0
        case userAdjusted = 2
        case cameraAutoAdjusted
    }
}
