public import Foundation
import SwiftUICompat
import WidgetProtocol

/// The bytes of a data set in the asset catalogue.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// A uniform type identifier.
    public let typeIdentifier: String

    /// Nil where the catalogue has no data set of that name.
    public init?(name: String, bundle: Bundle) {
        let assets = AssetCatalog.shared
        guard let file = assets.catalog.data?[name],
            let data = FileManager.default.contents(atPath: assets.folder + "/" + file)
        else {
            Diagnostics.report(
                .missingAsset(.missingData, "data set", name, among: (assets.catalog.data ?? [:]).keys))
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = "public.data"
    }

    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }
}
