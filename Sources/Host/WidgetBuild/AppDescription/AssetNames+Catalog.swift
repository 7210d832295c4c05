import WidgetProtocol

extension AppDescription.AssetNames {
    /// Adds the names that a catalogue has, as views ask for them.
    mutating func add(catalog: String) throws(BridgeError) {
        var walked: Set<String> = []
        for set in try AssetSet.all(in: catalog, walked: &walked, isStrict: false) {
            switch set.kind {
            // What an icon can be asked for by is no view's business, and no mistake.
            case .images, .symbols, .unused: images.insert(set.name)
            case .colors: colors.insert(set.name)
            case .data, .folder: continue
            }
        }
    }
}
