public import Foundation
public import FoundationNetworking

/// Access to Apple Music, which is denied.
public struct MusicAuthorization: Sendable {
    public enum Status: String, Hashable, Sendable {
        case notDetermined, denied, restricted, authorized
    }

    public static var currentStatus: Status { .denied }
    @discardableResult
    public static func request() async -> Status { .denied }
}

/// Why Apple Music was not asked.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
    case unknown, permissionDenied, userNotSignedIn, userTokenRevoked, developerTokenRequestFailed
    case privacyAcknowledgementRequired
}

/// What a person pays Apple Music for: nothing.
public struct MusicSubscription: Hashable, Sendable {
    public struct Updates: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }

        public typealias Element = MusicSubscription
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool

    public static var current: MusicSubscription { get async throws { throw MusicTokenRequestError.permissionDenied } }
    public static var subscriptionUpdates: Updates { Updates() }
}

/// Looks for words in the catalog; it throws.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }

    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}

public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
}

/// Asks the catalog for things by what they are; it throws.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?

    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}

    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks a person's library; it throws.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false

    public init() {}

    public mutating func filter<Value>(
        matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value
    ) {}
    public mutating func filter(text: String) {}
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}

    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// What was played last; it throws.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks Apple Music's web service; it throws.
public struct MusicDataRequest: Sendable {
    public let urlRequest: URLRequest
    public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.permissionDenied } }

    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}

public struct MusicDataResponse: Sendable {
    public let data: Data
    public let urlResponse: URLResponse
}
