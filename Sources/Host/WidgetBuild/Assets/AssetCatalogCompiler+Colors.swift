import JSON
import WidgetProtocol

extension AssetCatalogCompiler {
    /// The values of a colour set; none where nothing is assigned, as in Xcode's templates.
    mutating func colorSet(at folder: String) throws(BridgeError) -> [AssetIndex.ColorValue] {
        var stated: [AssetIndex.ColorValue] = []
        var implied: [AssetIndex.ColorValue] = []
        for entry in Self.forPhones(try Self.contents(of: folder)["colors"]?.arrayValue ?? []) {
            guard let contents = entry["color"], let variant = AssetVariant(entry) else { continue }
            if let reference = contents["reference"]?.stringValue {
                guard let (light, dark) = AssetColor.system(reference) else {
                    warn("\(folder) refers to the unknown system colour \(reference)")
                    continue
                }
                stated.append(.init(variant: variant, color: variant.appearance == .dark ? dark : light))
                if variant.appearance == .any {
                    var other = variant
                    other.appearance = .dark
                    implied.append(.init(variant: other, color: dark))
                }
            } else if let color = AssetColor(contents: contents) {
                stated.append(.init(variant: variant, color: color))
            } else {
                throw BridgeError(
                    .invalidAssetCatalog,
                    "\(folder)/Contents.json holds a colour that cannot be read: \(contents.text)",
                    hint: "Components are written 0.5, 128 or 0x80.")
            }
        }
        var known: Set<AssetVariant> = []
        return (stated + implied).filter { known.insert($0.variant).inserted }
    }
}
