import SymbolShapes
import Typesetting

/// What pictures are drawn with.
enum Versions {
    static var text: String {
        var icons: [(name: String, version: String)] = []
        if let version = SymbolLibrary.bootstrapVersion { icons.append(("Bootstrap Icons", version)) }
        if let version = FontVersions.version(ofFile: MaterialIcons.fontFile) {
            icons.append(("Material Icons", version))
        }
        return [
            line("Fonts", FontVersions.fonts), line("Icons", icons), line("Libraries", FontVersions.libraries),
        ].joined(separator: "\n")
    }

    private static func line(_ title: String, _ parts: [(name: String, version: String)]) -> String {
        "\(title): " + (parts.isEmpty ? "none" : parts.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
    }
}
