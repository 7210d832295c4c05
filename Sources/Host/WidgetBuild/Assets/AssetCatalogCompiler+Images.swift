import Foundation
import JSON
import WidgetProtocol

extension AssetCatalogCompiler {
    /// The files of an image set; none where nothing is assigned.
    mutating func imageSet(at folder: String, name: String) throws(BridgeError) -> [AssetIndex.ImageFile] {
        let contents = try Self.contents(of: folder)
        let intent = contents["properties"]?["template-rendering-intent"]?.stringValue
        let isTemplate: Bool? = intent == "template" ? true : intent == "original" ? false : nil
        var files: [AssetIndex.ImageFile] = []
        for image in Self.forPhones(contents["images"]?.arrayValue ?? []) {
            guard let file = image["filename"]?.stringValue, let variant = AssetVariant(image) else { continue }
            let relative = "\(AssetIndex.folderName)/\(name)/\(file)"
            guard let added = try add(folder + "/" + file, as: relative) else { continue }
            let scale = image["scale"]?.stringValue.flatMap { Double($0.dropLast()) } ?? 1
            files.append(
                AssetIndex.ImageFile(
                    file: added.file, scale: added.isVector ? nil : scale, variant: variant,
                    isTemplate: isTemplate, capInsets: Self.capInsets(image, scale: scale)))
        }
        return files
    }

    /// An image that a configuration states beside the catalogues; nil, and a warning, for what is not there.
    mutating func file(of image: ConfiguredAssets.Image) throws(BridgeError) -> AssetIndex.ImageFile? {
        let name = (image.file as NSString).lastPathComponent
        let added = try add(image.file, as: "\(AssetIndex.folderName)/\(image.name)/\(image.scale)x-\(name)")
        return added.map { added in
            AssetIndex.ImageFile(
                file: added.file, scale: added.isVector ? nil : Double(image.scale), variant: AssetVariant(.any))
        }
    }

    /// Puts an image beside the index, PDF as SVG; nil, and a warning, for what is not there.
    private mutating func add(
        _ source: String, as relative: String
    ) throws(BridgeError) -> (file: String, isVector: Bool)? {
        let suffix = (relative as NSString).pathExtension.lowercased()
        var data: Data?
        if suffix == "pdf" {
            data = try naming(source) { () throws(BridgeError) in try ProjectFiles.contents(source, .resource) }
        }
        if let data {
            let converted = (relative as NSString).deletingPathExtension + ".pdf.svg"
            let drawing = try output.path(converted, namedBy: Self.contentsPath(of: source))
            if try VectorConversion.convert(pdf: data, to: drawing, by: tools) { return (converted, true) }
            warn(
                "\(source) cannot be drawn: pdftocairo of Debian's poppler-utils, which reads PDF, failed or is missing"
            )
        }
        guard try copy(source, to: relative) else { return nil }
        return (relative, suffix == "svg" || suffix == "pdf")
    }

    /// The part that stretches, which Xcode calls slicing, as insets in points.
    private static func capInsets(_ image: JSONValue, scale: Double) -> [Double]? {
        guard let insets = image["resizing"]?["cap-insets"] else { return nil }
        return ["top", "left", "bottom", "right"].map { (insets[$0]?.doubleValue ?? 0) / max(scale, 1) }
    }

    /// A symbol of the app's own: its regular weight at medium scale.
    mutating func symbolSet(at folder: String, name: String) throws(BridgeError) -> [AssetIndex.ImageFile] {
        for symbol in Self.unlocalized(Self.forPhones(try Self.contents(of: folder)["symbols"]?.arrayValue ?? [])) {
            guard let file = symbol["filename"]?.stringValue else { continue }
            let relative = "\(AssetIndex.folderName)/\(name)/\(file)"
            let source = folder + "/" + file
            let text = try naming(source) { () throws(BridgeError) in try ProjectFiles.text(source, .slow) }
            guard let text else {
                warn("there is no \(folder)/\(file), which its Contents.json names")
                continue
            }
            guard let drawing = SymbolTemplate(text)?.drawing else {
                warn("\(folder)/\(file) is no template of SF Symbols: it has no Regular-M or Regular-S")
                continue
            }
            try output.write(Data(drawing.utf8), to: relative, namedBy: folder + "/Contents.json")
            return [AssetIndex.ImageFile(file: relative, variant: AssetVariant(.any), isTemplate: true, isSymbol: true)]
        }
        return []
    }

    /// The file of a data set, beside the index.
    mutating func dataSet(at folder: String, name: String) throws(BridgeError) -> String? {
        for data in Self.unlocalized(Self.forPhones(try Self.contents(of: folder)["data"]?.arrayValue ?? [])) {
            guard let file = data["filename"]?.stringValue else { continue }
            let relative = "\(AssetIndex.folderName)/\(name)/\(file)"
            if try copy(folder + "/" + file, to: relative) { return relative }
        }
        return nil
    }
}
