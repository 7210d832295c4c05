public import Foundation

public enum INMediaItemType: Int, Sendable {
    case unknown
    case song
    case album
    case artist
    case genre
    case playlist
    case podcastShow
    case podcastEpisode
    case podcastPlaylist
    case musicStation
    case audioBook
    case movie
    case tvShow
    case tvShowEpisode
    case musicVideo
    case podcastStation
    case radioStation
    case station
    case music
    case algorithmicRadioStation
    case news
}

/// Something to listen to or to watch.
open class INMediaItem: NSObject, INSpeakable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }

    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
    }

    open var spokenPhrase: String { title ?? "" }
}

public enum INMediaReference: Int, Sendable {
    case unknown
    case currentlyPlaying
    case my
}

public enum INMediaSortOrder: Int, Sendable {
    case unknown
    case newest
    case oldest
    case best
    case worst
    case popular
    case unpopular
    case trending
    case recommended
}

/// What media are looked for by.
open class INMediaSearch: NSObject {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let releaseDate: INDateComponentsRange?
    public let reference: INMediaReference
    public let mediaIdentifier: String?

    public init(
        mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?,
        albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange?,
        reference: INMediaReference, mediaIdentifier: String?
    ) {
        self.mediaType = mediaType
        self.sortOrder = sortOrder
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.releaseDate = releaseDate
        self.reference = reference
        self.mediaIdentifier = mediaIdentifier
    }
}

/// Where media are added to.
public enum INMediaDestination: Hashable, Sendable {
    case library
    case playlist(String)
}
