import Foundation
import JSON
import WidgetProtocol

/// The accessors that Tuist generates for the asset catalogues of a target: `KitAsset.accent.swiftUIColor`.
///
/// The names are SwiftGen's, whose template Tuist takes. Fonts, strings and property lists have accessors there as well,
/// which are not made here.
struct TuistAssets {
    private let module: String
    private var lines: [String] = []
    private var names: Set<String> = []

    /// The file for a target; nil where it has no assets, or declares the accessors itself.
    static func source(for module: String, catalogs: [String], files: [String]) throws(BridgeError) -> GeneratedSource?
    {
        guard !catalogs.isEmpty else { return nil }
        let own = identifier(module)
        var assets = TuistAssets(module: own)
        for path in files {
            let text = try ProjectFiles.text(path, .source) ?? ""
            if text.contains("enum \(own)Asset") { return nil }
        }
        for catalog in catalogs {
            // Each of several catalogues has an enumeration of its own.
            let name = ((catalog as NSString).lastPathComponent as NSString).deletingPathExtension
            try assets.add(catalog, as: catalogs.count > 1 ? name : nil, namespace: "", depth: 1)
        }
        return GeneratedSource(name: "TuistAssets", text: assets.text)
    }

    private init(module: String) { self.module = module }

    /// Adds what a folder holds, in an enumeration if it has a name.
    private mutating func add(
        _ folder: String, as name: String?, namespace: String, depth: Int
    ) throws(BridgeError) {
        guard depth < BuildLimits.depth else { return }
        let outer = names
        if let name {
            lines.append("public enum \(AssetSymbolNames.escaped(Self.identifier(name))) {")
            names = []
        }
        for entry in try ProjectFiles.entries(in: folder, except: { $0.hasPrefix(".") }) where entry.isFolder {
            let path = folder + "/" + entry.name
            let asset = (entry.name as NSString).deletingPathExtension
            switch AssetKind(folder: entry.name) {
            case .colors: add(asset, "Colors", namespace)
            case .images, .symbols: add(asset, "Images", namespace)
            case .data, .unused: continue
            case .folder:
                let data = try ProjectFiles.contents(path + "/Contents.json", .description)
                let contents = data.flatMap { try? JSONValue(parsing: $0) }
                let isNamespace = contents?["properties"]?["provides-namespace"]?.boolValue ?? false
                try add(
                    path, as: isNamespace ? entry.name : nil,
                    namespace: isNamespace ? namespace + entry.name + "/" : namespace, depth: depth + 1)
            }
        }
        if name != nil {
            lines.append("}")
            names = outer
        }
    }

    private mutating func add(_ asset: String, _ kind: String, _ namespace: String) {
        let name = Self.loweringFirstWord(of: Self.identifier(asset))
        guard names.insert(name).inserted else { return }
        let literal = AssetSymbolNames.literal(namespace + asset)
        lines.append("public static let \(AssetSymbolNames.escaped(name)) = \(module)\(kind)(name: \(literal))")
    }

    private var text: String {
        """
        import SwiftUI
        import UIKit

        public enum \(module)Asset: Sendable {
        \(lines.joined(separator: "\n"))
        }

        public final class \(module)Colors: Sendable {
            public typealias Color = UIKit.UIColor
            public let name: String
            public var color: UIKit.UIColor {
                guard let color = UIKit.UIColor(named: name) else { fatalError("There is no colour \\(name).") }
                return color
            }
            public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
            fileprivate init(name: String) { self.name = name }
        }

        public struct \(module)Images: Sendable {
            public typealias Image = UIKit.UIImage
            public let name: String
            public var image: UIKit.UIImage {
                guard let image = UIKit.UIImage(named: name) else { fatalError("There is no image \\(name).") }
                return image
            }
            public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
            fileprivate init(name: String) { self.name = name }
        }

        extension SwiftUI.Color {
            public init(asset: \(module)Colors) { self.init(asset.name) }
        }

        extension SwiftUI.Image {
            public init(asset: \(module)Images) { self.init(asset.name) }
            public init(asset: \(module)Images, label: SwiftUI.Text) { self.init(asset.name, label: label) }
            public init(decorative asset: \(module)Images) { self.init(decorative: asset.name) }
        }

        """
    }
}

extension TuistAssets {
    /// A name's words, each with a capital: `ic_back-24` is `IcBack24`.
    static func identifier(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let areCapitals = words.count > 1 && !name.contains(where: \.isLowercase)
        let joined = words.map { word in
            word.prefix(1).uppercased() + (areCapitals ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// `URLIcon` becomes `urlIcon`, `Accent` becomes `accent`.
    static func loweringFirstWord(of name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase)
        guard !capitals.isEmpty else { return name }
        let rest = name.dropFirst(capitals.count)
        // The last capital begins the next word, where one follows.
        let count = capitals.count > 1 && rest.first?.isLetter == true ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
