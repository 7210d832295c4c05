public import Foundation
public import UIKitCompat

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The device's music, to which access is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }

    public init(items: [MPMediaItem]) {
        self.items = items
    }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
}

public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo, contains
}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public convenience init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        self.init()
    }
}

/// Looks for music; there is none.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var groupingType = MPMediaGrouping.title
    open var items: [MPMediaItem]? { nil }
    open var collections: [MPMediaItemCollection]? { nil }

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) {}

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    open class func genres() -> MPMediaQuery { MPMediaQuery() }
}

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

public typealias MPMediaEntityPersistentID = UInt64

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
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

    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// A song of the device's.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var albumTrackNumber: Int { 0 }
    open var rating: Int { 0 }
    open var isCloudItem: Bool { false }
    open var playbackStoreID: String { "" }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
}

public enum MPMusicRepeatMode: Int, Sendable {
    case `default`, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
    case `default`, off, songs, albums
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// The device's music player, which stands still.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let shared = MPMusicPlayerController()
    open class var systemMusicPlayer: MPMusicPlayerController { shared }
    open class var applicationMusicPlayer: MPMusicPlayerController { shared }
    open class var applicationQueuePlayer: MPMusicPlayerController { shared }
    open var nowPlayingItem: MPMediaItem?
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown, playing, paused, stopped, interrupted
}

/// What the lock screen says is playing.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaPlaylistPropertyName = "name"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
    open func removeTarget(_ target: Any?) {}
}

/// The lock screen's buttons, which nobody presses.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let one = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { one }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changePlaybackRateCommand = MPRemoteCommand()
    public let likeCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
}
