import JSON
import WidgetProtocol

extension AssetCatalogCompiler {
    /// The values of a colour set by appearance; none where nothing is assigned, as in Xcode's templates.
    mutating func colorSet(at folder: String) throws(BridgeError) -> [(appearance: String, color: AssetColor)] {
        var stated: [(Appearance, AssetColor)] = []
        var implied: [(Appearance, AssetColor)] = []
        for entry in Self.forPhones(try contents(of: folder)["colors"]?.arrayValue ?? []) {
            guard let contents = entry["color"], let appearance = Appearance(entry) else { continue }
            if let reference = contents["reference"]?.stringValue {
                guard let (light, dark) = AssetColor.system(reference) else {
                    warn("\(folder) refers to the unknown system colour \(reference)")
                    continue
                }
                stated.append((appearance, appearance == .dark ? dark : light))
                if appearance == .any { implied.append((.dark, dark)) }
            } else if let color = AssetColor(contents: contents) {
                stated.append((appearance, color))
            } else {
                throw BridgeError(
                    .invalidAssetCatalog,
                    "\(folder)/Contents.json holds a colour that cannot be read: \(contents.text)",
                    hint: "Components are written 0.5, 128 or 0x80.")
            }
        }
        var values: [(appearance: String, color: AssetColor)] = []
        for (appearance, color) in stated + implied
        where !values.contains(where: { $0.appearance == appearance.rawValue }) {
            values.append((appearance.rawValue, color))
        }
        return values
    }
}
