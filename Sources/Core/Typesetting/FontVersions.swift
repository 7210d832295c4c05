import CPango

/// The versions of what text is drawn with; pictures are the same where these are.
package enum FontVersions {
    /// The families that text falls back on, each with its fonts' newest version, by name.
    package static var fonts: [(name: String, version: String)] {
        guard let configuration = FontConfiguration.standard() else { return [] }
        defer { FcConfigDestroy(configuration) }
        let all = FcPatternCreate()
        defer { FcPatternDestroy(all) }
        guard let set = FcFontList(configuration, all, nil) else { return [] }
        defer { FcFontSetDestroy(set) }
        var newest: [String: CInt] = [:]
        for index in 0..<Int(set.pointee.nfont) {
            guard let (name, version) = set.pointee.fonts[index].flatMap(nameAndVersion) else { continue }
            newest[name] = max(version, newest[name] ?? 0)
        }
        return newest.sorted { $0.key < $1.key }.map { ($0.key, text($0.value)) }
    }

    /// The version of a font's file; nil where there is none.
    package static func version(ofFile file: String) -> String? {
        var count: CInt = 0
        guard let pattern = FcFreeTypeQuery(file, 0, nil, &count) else { return nil }
        defer { FcPatternDestroy(pattern) }
        return nameAndVersion(pattern).map { text($0.version) }
    }

    package static var libraries: [(name: String, version: String)] {
        let fontconfig = Int(FcGetVersion())
        return [
            ("Cairo", String(cString: cairo_version_string())),
            ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
            ("HarfBuzz", String(cString: hb_version_string())), ("Pango", String(cString: pango_version_string())),
        ]
    }

    private static func nameAndVersion(_ pattern: OpaquePointer) -> (name: String, version: CInt)? {
        var name: UnsafeMutablePointer<FcChar8>?
        var version: CInt = 0
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name,
            FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version) == FcResultMatch
        else { return nil }
        return (String(cString: name), version)
    }

    /// Fonts state their version in 65,536ths; three digits are printed, as their makers do.
    private static func text(_ version: CInt) -> String {
        let thousandths = (Int(version) * 1000 + 32_768) / 65_536
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
    }
}
