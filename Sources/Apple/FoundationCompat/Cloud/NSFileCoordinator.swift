public import Foundation

/// - Compatibility: compiles
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
}

/// Where a method puts its error. No Objective-C runtime, no autoreleasing.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Coordinates access to files with other processes: there are none here, so that each access is granted at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    open var purposeIdentifier = ""

    public init(filePresenter: (any NSFilePresenter)? = nil) {}

    open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }

    open func cancel() {}
}
