public import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable, _IntentValue {
    public let fileURL: URL?
    public var filename: String
    private let content: Data?
    private let typeIdentifier: String?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, typeIdentifier: String? = nil) {
        content = data
        fileURL = nil
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
        content = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
    }

    /// The file's bytes; empty where it cannot be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The uniform type's identifier that the file was made with.
    package var statedTypeIdentifier: String? { typeIdentifier }
}
