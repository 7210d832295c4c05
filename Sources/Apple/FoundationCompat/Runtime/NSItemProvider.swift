public import Foundation

public protocol NSItemProviderWriting: AnyObject {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

public protocol NSItemProviderReading: AnyObject {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// An item on its way between apps. Widgets make them; nothing takes them here.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public static let errorDomain = "NSItemProviderErrorDomain"

    public enum ErrorCode: Int, Error, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public private(set) var registeredTypeIdentifiers: [String] = []
    open var suggestedName: String?
    private let item: Any?

    public override init() {
        item = nil
    }

    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.item = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public init(object: Any) {
        item = object
    }

    public init?(contentsOf fileURL: URL?) {
        guard let fileURL, (try? fileURL.checkResourceIsReachable()) == true else { return nil }
        item = fileURL
        suggestedName = fileURL.lastPathComponent
        registeredTypeIdentifiers = ["public.file-url"]
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
        completionHandler?(found, found == nil ? ErrorCode.itemUnavailableError : nil)
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let data = item as? Data
        completionHandler(data, data == nil ? ErrorCode.itemUnavailableError : nil)
        return Progress(totalUnitCount: 1)
    }
}
