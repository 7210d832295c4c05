public import Foundation

/// Bookmarks of files, and access to what a user has chosen: nothing keeps a widget here from what it may read anyway.
extension NSURL {
    /// How a bookmark is made; none of it makes a difference here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is resolved; none of it makes a difference here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    public typealias BookmarkFileCreationOptions = Int

    public convenience init(
        resolvingBookmarkData bookmarkData: Data, options: BookmarkResolutionOptions = [], relativeTo relativeURL: URL?,
        bookmarkDataIsStale isStale: UnsafeMutablePointer<ObjCBool>?
    ) throws {
        var isOld = false
        let url = try URL(
            resolvingBookmarkData: bookmarkData, options: options, relativeTo: relativeURL, bookmarkDataIsStale: &isOld)
        isStale?.pointee = ObjCBool(isOld)
        self.init(fileURLWithPath: url.path)
    }

    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    public func stopAccessingSecurityScopedResource() {}

    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        try (self as URL).bookmarkData(
            options: options, includingResourceValuesForKeys: keys.map(Set.init), relativeTo: relativeURL)
    }
}

extension URL {
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// A file that a bookmark was made of.
    ///
    /// - Throws: `CocoaError` of the code `fileReadCorruptFile` for other data, and `fileNoSuchFile` for a file that is no
    ///   longer where it was: it is not searched for.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let path = try? PropertyListDecoder().decode(Bookmark.self, from: data).path else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }

    /// The file that an alias stands for: the target of a link, the file that a file of a bookmark is of, or itself.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        var isStale = false
        if let data = try? Data(contentsOf: url),
            let resolved = try? URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
        {
            self = resolved
        } else {
            self = url.resolvingSymlinksInPath()
        }
    }

    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    public func stopAccessingSecurityScopedResource() {}

    /// A bookmark, which says where the file is.
    ///
    /// - Throws: `CocoaError` of the code `fileReadUnsupportedScheme` for what is no file, and `fileReadNoSuchFile` for one
    ///   that is not there.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        guard FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(Bookmark(path: standardizedFileURL.path))
    }

    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }

    private struct Bookmark: Codable {
        var path: String
    }
}
