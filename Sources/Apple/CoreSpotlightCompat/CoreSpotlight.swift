public import Foundation
public import UniformTypeIdentifiersCompat

/// What the device's search knows of a thing. Every property is the app's to set.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var accountIdentifier: String?
    open var path: String?
    open var kind: String?
    open var creator: String?
    open var textContent: String?
    open var subject: String?
    open var theme: String?
    open var headline: String?
    open var instructions: String?
    open var copyright: String?
    open var artist: String?
    open var album: String?
    open var composer: String?
    open var genre: String?
    open var comment: String?
    open var version: String?
    open var information: String?
    open var namedLocation: String?
    open var city: String?
    open var country: String?
    open var stateOrProvince: String?
    open var fullyFormattedAddress: String?
    open var thoroughfare: String?
    open var postalCode: String?
    open var subThoroughfare: String?
    open var bundleIdentifier: String?
    open var containerTitle: String?
    open var containerDisplayName: String?
    open var containerIdentifier: String?
    open var transcribedTextContent: String?
    open var keywords: [String]?
    open var alternateNames: [String]?
    open var authorNames: [String]?
    open var authorEmailAddresses: [String]?
    open var authorAddresses: [String]?
    open var recipientNames: [String]?
    open var recipientEmailAddresses: [String]?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var languages: [String]?
    open var organizations: [String]?
    open var editors: [String]?
    open var participants: [String]?
    open var projects: [String]?
    open var contactKeywords: [String]?
    open var mediaTypes: [String]?
    open var audiences: [String]?
    open var thumbnailData: Data?
    open var htmlContentData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var url: URL?
    open var darkThumbnailURL: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var lastUsedDate: Date?
    open var metadataModificationDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var downloadedDate: Date?
    open var recordingDate: Date?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var altitude: NSNumber?
    open var rating: NSNumber?
    open var duration: NSNumber?
    open var fileSize: NSNumber?
    open var pageCount: NSNumber?
    open var pageWidth: NSNumber?
    open var pageHeight: NSNumber?
    open var supportsNavigation: NSNumber?
    open var supportsPhoneCall: NSNumber?
    open var allDay: NSNumber?
    open var userCreated: NSNumber?
    open var userOwned: NSNumber?
    open var userCurated: NSNumber?
    open var rankingHint: NSNumber?
    open var pixelHeight: NSNumber?
    open var pixelWidth: NSNumber?
    open var playCount: NSNumber?
    open var contentType: String?
    open var contentTypeTree: [String]?

    public init(itemContentType: String) {
        contentType = itemContentType
    }

    public init(contentType: UTType) {
        self.contentType = contentType.identifier
    }

    private var customValues: [String: any NSSecureCoding] = [:]

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        customValues[key.keyName] = value
    }

    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { customValues[key.keyName] }

    /// The same set: this one is not copied.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

public struct CSIndexError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "CSIndexErrorDomain" }
    public var errorCode: Int { -1000 }
}

/// The index of the device's search, which takes nothing here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex()
    open class func `default`() -> CSSearchableIndex { shared }

    public override init() {}
    public init(name: String) {}
    public init(name: String, protectionClass: FileProtectionType?) {}

    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError())
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError() }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError())
    }

    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError() }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CSIndexError())
    }

    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError()
    }

    open func deleteAllSearchableItems() async throws { throw CSIndexError() }

    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError())
    }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// Indexes again what the system has lost.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
