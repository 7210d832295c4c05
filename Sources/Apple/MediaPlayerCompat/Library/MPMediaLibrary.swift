public import Foundation

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// Why no music was given.
public struct MPError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MPError
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
        case notSupported, cancelled, requestTimedOut
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { MPErrorDomain }
    public static var errorDomain: String { MPErrorDomain }

    public static var unknown: Code { .unknown }
    public static var permissionDenied: Code { .permissionDenied }
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    public static var notFound: Code { .notFound }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }
    public static var requestTimedOut: Code { .requestTimedOut }
}

public let MPErrorDomain = "MPErrorDomain"

/// The device's music, to which access is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let shared = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { shared }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
    open func addItem(
        withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) {
        completionHandler?([], MPError(.permissionDenied))
    }
    open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
        throw MPError(.permissionDenied)
    }
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
        completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
    ) {
        completionHandler(nil, MPError(.permissionDenied))
    }
    open func getPlaylist(
        with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?
    ) async throws -> MPMediaPlaylist {
        throw MPError(.permissionDenied)
    }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }

    public init(items: [MPMediaItem]) {
        self.items = items
    }
}

public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
    public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
    public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var playlistAttributes: MPMediaPlaylistAttribute { [] }
    open var seedItems: [MPMediaItem]? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var cloudGlobalID: String? { nil }
    open func addItem(withProductID productID: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.permissionDenied))
    }
    open func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.permissionDenied))
    }
}

open class MPMediaPlaylistCreationMetadata: NSObject, @unchecked Sendable {
    public let name: String
    open var authorDisplayName: String!
    open var descriptionText = ""

    public init(name: String) { self.name = name }
}

public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo, contains
}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
    }
}

open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// Looks for music; there is none.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var groupingType = MPMediaGrouping.title
    open var filterPredicates: Set<MPMediaPredicate>?
    open var items: [MPMediaItem]? { nil }
    open var collections: [MPMediaItemCollection]? { nil }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    private static func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }

    open class func songs() -> MPMediaQuery { grouped(.title) }
    open class func albums() -> MPMediaQuery { grouped(.album) }
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { grouped(.title) }
    open class func compilations() -> MPMediaQuery { grouped(.album) }
    open class func composers() -> MPMediaQuery { grouped(.composer) }
    open class func genres() -> MPMediaQuery { grouped(.genre) }
}
