public import CoreTransferableCompat
public import Foundation
public import UniformTypeIdentifiersCompat

/// A photo that was picked in SwiftUI.
public struct PhotosPickerItem: Hashable, Sendable {
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
    }

    /// Throws: there is no library of photos.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        throw CocoaError(.fileReadNoPermission)
    }

    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.failure(CocoaError(.fileReadNoPermission)))
        return Progress(totalUnitCount: 1)
    }
}

public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String

    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}
