public import CoreTransferableCompat
public import Foundation
public import FoundationCompat
public import PhotosCompat
public import SwiftUICompat
public import UniformTypeIdentifiersCompat
public import UIKitCompat

/// Which photos can be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    public static let bursts = PHPickerFilter(name: "bursts")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
    public static let spatialMedia = PHPickerFilter(name: "spatialMedia")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any " + subfilters.map(\.name).joined(separator: ","))
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all " + subfilters.map(\.name).joined(separator: ","))
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not " + filter.name) }
}

/// What a picker of photos offers.
public struct PHPickerConfiguration: Hashable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }

    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// Photos to pick on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

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

/// Picks photos on an app's screen; a widget cannot draw it.
public struct PhotosPicker<Label: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {}
}

extension PhotosPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) {}
}

extension View {
    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }

    /// No effect: no picker is shown.
    public nonisolated func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
    public nonisolated func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
}
