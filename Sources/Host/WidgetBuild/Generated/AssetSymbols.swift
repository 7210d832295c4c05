/// Writes the symbols that Xcode generates for the images and colours of a target's asset catalogues.
///
/// `ImageResource.hero` and `ColorResource.brand`, nested in an enumeration for each folder that provides a namespace,
/// and the shorthands `Color.brand`, `UIColor.brand` and `UIImage.hero`.
struct AssetSymbols {
    private var images = Namespace()
    private var colors = Namespace()
    private let declared: DeclaredMembers

    /// The file for an index; nil when that is empty.
    static func source(for index: AssetIndex, declared: DeclaredMembers) -> GeneratedSource? {
        if index.images.isEmpty, index.colors.isEmpty { return nil }
        var symbols = AssetSymbols(declared: declared)
        for image in index.images { symbols.images.add(image.name) }
        for color in index.colors { symbols.colors.add(color.name) }
        return GeneratedSource(name: "GeneratedAssetSymbols", text: symbols.text)
    }

    private init(declared: DeclaredMembers) {
        self.declared = declared
    }

    private var text: String {
        var text = "import Foundation\nimport SwiftUI\nimport UIKit\n"
        text += "\nextension ColorResource {\n" + resources("ColorResource", colors, indent: "    ") + "}\n"
        text += "\nextension ImageResource {\n" + resources("ImageResource", images, indent: "    ") + "}\n"
        text += shorthands("Color", "SwiftUI.Color", colors, known: AssetSymbolNames.colorMembers) { ".init(\($0))" }
        text += shorthands(
            "ShapeStyle", "SwiftUI.Color", colors, condition: " where Self == SwiftUI.Color",
            known: AssetSymbolNames.colorMembers
        ) { ".init(\($0))" }
        text += shorthands("UIColor", "UIKit.UIColor", colors, known: AssetSymbolNames.uiColorMembers) {
            ".init(resource: \($0))"
        }
        text += shorthands("UIImage", "UIKit.UIImage", images, known: AssetSymbolNames.uiImageMembers) {
            ".init(resource: \($0))"
        }
        return text
    }

    private func resources(_ type: String, _ namespace: Namespace, indent: String) -> String {
        var text = ""
        for (symbol, name) in namespace.symbols where indent.count > 4 || !declared[type].contains(symbol) {
            let literal = AssetSymbolNames.literal(name)
            text += "\(indent)static let \(AssetSymbolNames.escaped(symbol)) = "
            text += "\(type)(name: \(literal), bundle: Foundation.Bundle.main)\n"
        }
        for (symbol, inner) in namespace.inner {
            text += "\(indent)enum \(AssetSymbolNames.escaped(symbol)) {\n"
            text += resources(type, inner, indent: indent + "    ") + "\(indent)}\n"
        }
        return text
    }

    private func shorthands(
        _ type: String, _ value: String, _ namespace: Namespace, condition: String = "", known: Set<String>,
        make: (String) -> String
    ) -> String {
        let taken = known.union(declared[type])
        func members(_ namespace: Namespace, path: String, indent: String) -> String {
            var text = ""
            for (symbol, _) in namespace.symbols where !path.isEmpty || !taken.contains(symbol) {
                let escaped = AssetSymbolNames.escaped(symbol)
                text += "\(indent)static var \(escaped): \(value) { \(make("\(path).\(escaped)")) }\n"
            }
            for (symbol, inner) in namespace.inner where !path.isEmpty || !taken.contains(symbol) {
                let escaped = AssetSymbolNames.escaped(symbol)
                // Extensions of protocols hold no types, so their shorthands end at the first namespace, as Xcode's do.
                if type == "ShapeStyle" { continue }
                text += "\(indent)enum \(escaped) {\n"
                text += members(inner, path: "\(path).\(escaped)", indent: indent + "    ") + "\(indent)}\n"
            }
            return text
        }
        let text = members(namespace, path: "", indent: "    ")
        let module = type.hasPrefix("UI") ? "UIKit" : "SwiftUI"
        return text.isEmpty ? "" : "\nextension \(module).\(type)\(condition) {\n\(text)}\n"
    }
}

extension AssetSymbols {
    /// The symbols of a catalogue's folder and of the folders in it that provide namespaces.
    private struct Namespace {
        /// Symbols and the names of their assets.
        private(set) var symbols: [(symbol: String, name: String)] = []
        private(set) var inner: [(symbol: String, names: Namespace)] = []
        private var known: Set<String> = []
        private var indices: [String: Int] = [:]

        mutating func add(_ name: String) {
            add(name, path: name.split(separator: "/")[...])
        }

        private mutating func add(_ name: String, path: ArraySlice<Substring>) {
            guard let first = path.first else { return }
            if path.count == 1 {
                let symbol = AssetSymbolNames.member(String(first))
                guard !symbol.isEmpty, known.insert(symbol).inserted else { return }
                symbols.append((symbol, name))
            } else {
                let symbol = AssetSymbolNames.type(String(first))
                guard !symbol.isEmpty else { return }
                let index = indices[symbol] ?? inner.count
                if index == inner.count {
                    inner.append((symbol, Namespace()))
                    indices[symbol] = index
                }
                inner[index].names.add(name, path: path.dropFirst())
            }
        }
    }
}
