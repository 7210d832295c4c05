public import Foundation
public import UIKitCompat

public typealias MPMediaEntityPersistentID = UInt64

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open subscript(key: Any) -> Any? { nil }
    open func value(forProperty property: String) -> Any? { nil }
    open class func canFilter(byProperty property: String) -> Bool { false }
    open func enumerateValues(
        forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let movie = MPMediaType(rawValue: 0x100)
    public static let tvShow = MPMediaType(rawValue: 0x200)
    public static let videoPodcast = MPMediaType(rawValue: 0x400)
    public static let musicVideo = MPMediaType(rawValue: 0x800)
    public static let videoITunesU = MPMediaType(rawValue: 0x1000)
    public static let homeVideo = MPMediaType(rawValue: 0x2000)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: ~0)
}

/// The picture of an album.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    open var imageCropRect: CGRect { bounds }
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// A song of the device's.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artist: String? { nil }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtist: String? { nil }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genre: String? { nil }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composer: String? { nil }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var lyrics: String? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
    open var beatsPerMinute: Int { 0 }
    open var comments: String? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var podcastTitle: String? { nil }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var userGrouping: String? { nil }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { .distantPast }
    open var playbackStoreID: String { "" }
    open var isPreorder: Bool { false }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyComments = "comments"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyUserGrouping = "userGrouping"
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
public let MPMediaItemPropertyIsPreorder = "isPreorder"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"
