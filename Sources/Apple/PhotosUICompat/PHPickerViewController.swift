public import Foundation
public import FoundationCompat
public import PhotosCompat
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

    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(name: "playbackStyle \(playbackStyle.rawValue)")
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any " + subfilters.map(\.name).joined(separator: ","))
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all " + subfilters.map(\.name).joined(separator: ","))
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not " + filter.name) }
}

/// What a picker of photos offers.
public struct PHPickerConfiguration: Hashable, Sendable {
    public enum Mode: Int, Sendable { case `default`, compact }
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }

    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public var disabledCapabilities: PHPickerCapabilities = []
    private var edges = NSDirectionalRectEdge().rawValue

    public var edgesWithoutContentMargins: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: edges) }
        set { edges = newValue.rawValue }
    }

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}

    /// What changes while a picker is shown.
    public struct Update: Hashable, Sendable {
        public var selectionLimit: Int?
        private var edges: NSDirectionalRectEdge.RawValue?

        public var edgesWithoutContentMargins: NSDirectionalRectEdge? {
            get { edges.map(NSDirectionalRectEdge.init) }
            set { edges = newValue?.rawValue }
        }

        public init() {}
    }
}

/// What a picker lets somebody do.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
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

    open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(
        withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
    ) {}
    open func scrollToInitialPosition() {}
    open func zoomIn() {}
    open func zoomOut() {}
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
