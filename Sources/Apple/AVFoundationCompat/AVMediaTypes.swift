// The names of kinds of media and files.

/// What a track is of.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    public static let depthData = AVMediaType(rawValue: "dpth")
    public static let muxed = AVMediaType(rawValue: "muxx")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let haptic = AVMediaType(rawValue: "hapt")
    public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
}

/// What a track is like.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let audible = AVMediaCharacteristic(rawValue: "public.audible")
    public static let visual = AVMediaCharacteristic(rawValue: "public.visual")
    public static let legible = AVMediaCharacteristic(rawValue: "public.legible")
    public static let frameBased = AVMediaCharacteristic(rawValue: "public.frame-based")
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(rawValue: "public.subtitles.forced-only")
    public static let transcribesSpokenDialogForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.transcribes-spoken-dialog")
    public static let describesMusicAndSoundForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.describes-music-and-sound")
    public static let describesVideoForAccessibility =
        AVMediaCharacteristic(rawValue: "public.accessibility.describes-video")
    public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
    public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
    public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
    public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
    public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
    public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
    public static let voiceOverTranslation = AVMediaCharacteristic(rawValue: "public.translation.voice-over")
}

/// What a file is written as.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let au = AVFileType(rawValue: "public.au-audio")
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    public static let heic = AVFileType(rawValue: "public.heic")
    public static let avci = AVFileType(rawValue: "public.avci")
    public static let heif = AVFileType(rawValue: "public.heif")
    public static let tif = AVFileType(rawValue: "public.tiff")
    public static let ahap = AVFileType(rawValue: "com.apple.haptics.ahap")
    public static let SCC = AVFileType(rawValue: "com.scenarist.closed-caption")
}

/// How pictures are coded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let JPEGXL = AVVideoCodecType(rawValue: "jxlc")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    public static let proRes4444XQ = AVVideoCodecType(rawValue: "ap4x")
    public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
    public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
    public static let proResRAW = AVVideoCodecType(rawValue: "aprn")
    public static let proResRAWHQ = AVVideoCodecType(rawValue: "aprh")
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
