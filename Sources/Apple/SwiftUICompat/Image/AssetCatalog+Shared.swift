import Foundation
import Synchronization
import WidgetProtocol

extension AssetCatalog {
    /// A catalogue and the folder that its files are relative to.
    package struct Loaded: Sendable {
        package var catalog: AssetCatalog
        package var folder: String

        package init(catalog: AssetCatalog, folder: String) {
            self.catalog = catalog
            self.folder = folder
        }

        /// Where a file of the catalogue is.
        package func path(of file: ImageFile) -> String {
            file.file.hasPrefix("/") ? file.file : folder + "/" + file.file
        }

        /// An image of the catalogue, else a file among the widget's resources.
        package func image(_ name: String, in environment: EnvironmentValues) -> ImageFile? {
            let scale = Double(environment.displayScale)
            let traits = AssetTraits(environment, choosingFrom: catalog.images[name] ?? [])
            return catalog.image(name, scale: scale, traits: traits) ?? looseImage(name, scale: scale)
        }

        /// `photo.png` or `photo@3x.png` for `photo`, which may bear its suffix.
        private func looseImage(_ name: String, scale: Double) -> ImageFile? {
            guard !name.isEmpty, !folder.isEmpty, !name.contains("..") else { return nil }
            let suffix = (name as NSString).pathExtension.lowercased()
            let isKnown = Self.suffixes.contains(suffix)
            let stem = folder + "/" + (isKnown ? (name as NSString).deletingPathExtension : name)
            let scales = scale > 2 ? [3, 2, 1] : scale > 1 ? [2, 3, 1] : [1.0, 2, 3]
            for suffix in isKnown ? [(name as NSString).pathExtension] : Self.suffixes {
                for scale in scales {
                    let path = stem + (scale > 1 ? "@\(Int(scale))x" : "") + "." + suffix
                    if FileManager.default.fileExists(atPath: path) { return ImageFile(file: path, scale: scale) }
                }
            }
            return nil
        }

        private static let suffixes = ["png", "jpg", "jpeg", "heic", "webp", "gif", "svg"]
    }

    private static let loaded = Mutex<Loaded?>(nil)

    /// The widget's own catalogue, read once when first asked for.
    package static var shared: Loaded {
        loaded.withLock { loaded in
            if let loaded { return loaded }
            let value = load(folder: ExtensionEnvironment.current?.resourcesFolder)
            loaded = value
            return value
        }
    }

    /// Takes the place of the catalogue that the environment names; tests use it.
    package static func use(_ catalog: AssetCatalog, folder: String) {
        loaded.withLock { $0 = Loaded(catalog: catalog, folder: folder) }
    }

    /// Reads the catalogue of a folder; one without `Assets.json` has no assets, one that cannot be read says so.
    package static func load(folder: String?) -> Loaded {
        guard let folder else { return Loaded(catalog: AssetCatalog(), folder: "") }
        let file = folder + "/Assets.json"
        guard let data = FileManager.default.contents(atPath: file) else {
            return Loaded(catalog: AssetCatalog(), folder: folder)
        }
        do {
            return Loaded(catalog: try JSONDecoder().decode(AssetCatalog.self, from: data), folder: folder)
        } catch {
            Diagnostics.report(.unusableAsset("\(file) is not an asset index: \(error)"))
            return Loaded(catalog: AssetCatalog(), folder: folder)
        }
    }
}
