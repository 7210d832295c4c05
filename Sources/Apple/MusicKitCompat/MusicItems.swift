public import Foundation
public import SwiftUICompat

/// Names something of Apple Music's.
///
/// - Compatibility: works
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}

/// Something of Apple Music's.
public protocol MusicItem: Hashable, Identifiable, Sendable {
    var id: MusicItemID { get }
}

/// Something that can be played.
public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

/// Something that a search of the catalog finds.
public protocol MusicCatalogSearchable: MusicItem {}

/// Something that a person's library has.
public protocol MusicLibraryRequestable: MusicItem {}

public struct PlayParameters: Hashable, Codable, Sendable {}

/// A picture of an album, a song or an artist.
public struct Artwork: Hashable, Codable, Sendable {
    let template: String
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }

    /// Where the picture is, in a size: the template's `{w}` and `{h}`.
    public func url(width: Int, height: Int) -> URL? {
        URL(
            string: template.replacingOccurrences(of: "{w}", with: "\(width)")
                .replacingOccurrences(of: "{h}", with: "\(height)"))
    }
}

/// A picture of Apple Music's on an app's screen; a widget cannot draw it.
public struct ArtworkImage: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {}
    public nonisolated init(_ artwork: Artwork, width: CGFloat) {}
    public nonisolated init(_ artwork: Artwork, height: CGFloat) {}
}

public enum ContentRating: String, Hashable, Codable, Sendable {
    case clean, explicit
}

public struct EditorialNotes: Hashable, Codable, Sendable {
    public let short: String?
    public let standard: String?
    public let name: String?
    public let tagline: String?
}

public struct Genre: MusicItem, Codable {
    public let id: MusicItemID
    public let name: String
}

public struct Song: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let discNumber: Int?
    public let isrc: String?
    public let composerName: String?
    public let contentRating: ContentRating?
    public let url: URL?
    public let playCount: Int?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let hasLyrics: Bool
    public let playParameters: PlayParameters?
    public let albums: MusicItemCollection<Album>?
    public let artists: MusicItemCollection<Artist>?
    public var previewAssets: [PreviewAsset]? { nil }
}

public struct PreviewAsset: Hashable, Codable, Sendable {
    public let url: URL?
}

public struct Album: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let trackCount: Int
    public let isSingle: Bool?
    public let isCompilation: Bool?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let editorialNotes: EditorialNotes?
    public let recordLabelName: String?
    public let upc: String?
    public let url: URL?
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
    public let playParameters: PlayParameters?
    public let tracks: MusicItemCollection<Track>?
    public let artists: MusicItemCollection<Artist>?
}

public struct Artist: MusicCatalogSearchable, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let genreNames: [String]?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
    public let albums: MusicItemCollection<Album>?
    public let topSongs: MusicItemCollection<Song>?
}

public struct Playlist: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let curatorName: String?
    public let shortDescription: String?
    public let standardDescription: String?
    public let lastModifiedDate: Date?
    public let url: URL?
    public let playParameters: PlayParameters?
    public let tracks: MusicItemCollection<Track>?
}

public struct Station: PlayableMusicItem, MusicCatalogSearchable, Codable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let isLive: Bool
    public let url: URL?
    public let playParameters: PlayParameters?
}

public struct MusicVideo: PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let url: URL?
    public let playParameters: PlayParameters?
}

/// A song or a video, of an album or a list.
public enum Track: PlayableMusicItem, Codable {
    case song(Song)
    case musicVideo(MusicVideo)

    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }
    public var albumTitle: String? { if case .song(let song) = self { song.albumTitle } else { nil } }
    public var playParameters: PlayParameters? { nil }
}

/// Several things of Apple Music's.
///
/// - Compatibility: works
public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Hashable, Sendable,
    ExpressibleByArrayLiteral
{
    // A song has albums, and an album songs: boxed, for their sizes would have no end.
    private final class Items: Sendable {
        let elements: [Element]

        init(_ elements: [Element]) { self.elements = elements }
    }

    private let items: Items
    public let title: String?
    public var hasNextBatch: Bool { false }

    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        items = Items(Array(elements))
        title = nil
    }

    public init(arrayLiteral elements: Element...) { self.init(elements) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.elements.count }
    public subscript(position: Int) -> Element { items.elements[position] }

    /// Nil: there is never more.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Element>? { nil }

    public static func == (left: Self, right: Self) -> Bool { left.items.elements == right.items.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(items.elements) }
}

extension MusicItemCollection: Codable where Element: Codable {
    public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
    public func encode(to encoder: any Encoder) throws { try items.elements.encode(to: encoder) }
}
