public import CoreMediaCompat
public import Foundation

/// What an asset tells of itself, by name.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
    public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "©nam")
    public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "©ART")
    public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "©alb")
    public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
    public static let iTunesMetadataKeyReleaseDate = AVMetadataKey(rawValue: "©day")
    public static let iTunesMetadataKeyUserComment = AVMetadataKey(rawValue: "©cmt")
    public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "©lyr")
    public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
    public static let quickTimeMetadataKeyTitle = AVMetadataKey(rawValue: "com.apple.quicktime.title")
    public static let quickTimeMetadataKeyArtist = AVMetadataKey(rawValue: "com.apple.quicktime.artist")
    public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(rawValue: "com.apple.quicktime.creationdate")
    public static let quickTimeMetadataKeyLocationISO6709 =
        AVMetadataKey(rawValue: "com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataKeyMake = AVMetadataKey(rawValue: "com.apple.quicktime.make")
    public static let quickTimeMetadataKeyModel = AVMetadataKey(rawValue: "com.apple.quicktime.model")
    public static let quickTimeMetadataKeySoftware = AVMetadataKey(rawValue: "com.apple.quicktime.software")
    public static let quickTimeMetadataKeyContentIdentifier =
        AVMetadataKey(rawValue: "com.apple.quicktime.content.identifier")
    public static let quickTimeMetadataKeyDescription = AVMetadataKey(rawValue: "com.apple.quicktime.description")
    public static let quickTimeMetadataKeyCopyright = AVMetadataKey(rawValue: "com.apple.quicktime.copyright")
    public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")
    public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
    public static let id3MetadataKeyLeadPerformer = AVMetadataKey(rawValue: "TPE1")
    public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
    public static let id3MetadataKeyTrackNumber = AVMetadataKey(rawValue: "TRCK")
}

/// What an asset tells of itself, by key space and name.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "common/publisher")
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "common/contributor")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "common/lastModifiedDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "common/format")
    public static let commonIdentifierIdentifier = AVMetadataIdentifier(rawValue: "common/identifier")
    public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "common/source")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
    public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "common/relation")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
    public static let commonIdentifierAccessibilityDescription =
        AVMetadataIdentifier(rawValue: "common/accessibilityDescription")
    public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")
    public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")
    public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")
    public static let iTunesMetadataTrackNumber = AVMetadataIdentifier(rawValue: "itsk/trkn")
    public static let iTunesMetadataLyrics = AVMetadataIdentifier(rawValue: "itsk/%A9lyr")
    public static let iTunesMetadataUserComment = AVMetadataIdentifier(rawValue: "itsk/%A9cmt")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    public static let quickTimeMetadataTitle = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataArtist = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.artist")
    public static let quickTimeMetadataCreationDate =
        AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataLocationISO6709 =
        AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataMake = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.make")
    public static let quickTimeMetadataModel = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.model")
    public static let quickTimeMetadataSoftware = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.software")
    public static let quickTimeMetadataContentIdentifier =
        AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.content.identifier")
    public static let quickTimeMetadataDescription =
        AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.description")
    public static let quickTimeMetadataCopyright = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.copyright")
    public static let quickTimeMetadataArtwork = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.artwork")
    public static let id3MetadataAlbumTitle = AVMetadataIdentifier(rawValue: "id3/TALB")
    public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")
    public static let id3MetadataLeadPerformer = AVMetadataIdentifier(rawValue: "id3/TPE1")
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
    public static let id3MetadataTrackNumber = AVMetadataIdentifier(rawValue: "id3/TRCK")
}

/// Whose names an asset's are.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
    public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// How an asset keeps what it tells of itself.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
    public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
    public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIValue")
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

/// Something that an asset tells of itself.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var storedIdentifier: AVMetadataIdentifier?
    fileprivate var storedValue: (any NSCopying & NSObjectProtocol)?

    open var identifier: AVMetadataIdentifier? { storedIdentifier }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var commonKey: AVMetadataKey? {
        guard let name = identifier?.rawValue, name.hasPrefix("common/") else { return nil }
        return AVMetadataKey(rawValue: String(name.dropFirst("common/".count)))
    }
    open var dataType: String? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var startDate: Date? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { storedValue }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
    open var stringValue: String? { (value as? NSString).map { String(describing: $0) } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970) } }
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            (keySpace == nil || keySpace == .common) && item.commonKey != nil
                && (key == nil || item.commonKey == key as? AVMetadataKey
                    || item.commonKey?.rawValue == key as? String)
        }
    }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], with locale: Locale
    ) -> [AVMetadataItem] {
        metadataItems.filter { $0.locale == locale }
    }

    open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableMetadataItem()
        copy.identifier = identifier
        copy.value = value
        copy.extendedLanguageTag = extendedLanguageTag
        copy.locale = locale
        copy.dataType = dataType
        copy.time = time
        copy.duration = duration
        copy.startDate = startDate
        copy.keySpace = keySpace
        copy.key = key
        copy.extraAttributes = extraAttributes
        return copy
    }
}

/// Something that an app tells of an asset.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var own = Own()

    private struct Own {
        var keySpace: AVMetadataKeySpace?
        var key: (any NSCopying & NSObjectProtocol)?
        var dataType: String?
        var tag: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var startDate: Date?
        var extra: [AVMetadataExtraAttributeKey: Any]?
    }

    open override var identifier: AVMetadataIdentifier? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { storedValue }
        set { storedValue = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { own.keySpace }
        set { own.keySpace = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { own.key }
        set { own.key = newValue }
    }
    open override var dataType: String? {
        get { own.dataType }
        set { own.dataType = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { own.tag }
        set { own.tag = newValue }
    }
    open override var locale: Locale? {
        get { own.locale }
        set { own.locale = newValue }
    }
    open override var time: CMTime {
        get { own.time }
        set { own.time = newValue }
    }
    open override var duration: CMTime {
        get { own.duration }
        set { own.duration = newValue }
    }
    open override var startDate: Date? {
        get { own.startDate }
        set { own.startDate = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { own.extra }
        set { own.extra = newValue }
    }
}

/// What an asset tells of a stretch of its time.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
    open var items: [AVMetadataItem] { [] }
}

open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
    public let timeRange: CMTimeRange
    private let own: [AVMetadataItem]
    open override var items: [AVMetadataItem] { own }

    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        own = items
        self.timeRange = timeRange
    }
}
