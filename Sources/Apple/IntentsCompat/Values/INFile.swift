public import Foundation

/// A file that an intent is given.
///
/// - Compatibility: works
open class INFile: NSObject, NSCopying {
    private let contents: Data?
    open var filename: String
    public let typeIdentifier: String?
    public let fileURL: URL?
    open var removedOnCompletion = false

    public init(data: Data, filename: String, typeIdentifier: String?) {
        contents = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        fileURL = nil
    }

    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        contents = nil
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
        self.fileURL = fileURL
    }

    open var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
