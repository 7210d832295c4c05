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

    /// Whether the item is an object of the class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        item.map { type(of: $0) == aClass } ?? false
    }

    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let object = canLoadObject(ofClass: aClass) ? item as? any NSItemProviderReading : nil
        completionHandler(object, object == nil ? ErrorCode.itemUnavailableError : nil)
        return Progress(totalUnitCount: 1)
    }

    /// Whether the item is a value such as a `String` or a `URL`.
    public func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool { item is Value }

    @discardableResult
    public func loadObject<Value>(
        ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress {
        let value = item as? Value
        completionHandler(value, value == nil ? ErrorCode.itemUnavailableError : nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let url = hasItemConformingToTypeIdentifier(typeIdentifier) ? item as? URL : nil
        completionHandler(url, url == nil ? ErrorCode.itemUnavailableError : nil)
        return Progress(totalUnitCount: 1)
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
