package import Foundation
import JSON
package import WidgetProtocol

extension Parameters {
    /// A locale's identifier; throws for one that nobody speaks.
    func locale(_ name: StaticString) throws(BridgeError) -> String? {
        guard let identifier = try optionalString(name) else { return nil }
        if identifier == DrawingEnvironment.defaultLocale || KnownLocales.contains(identifier) { return identifier }
        let nearest = Spelling.nearest(to: identifier, among: Locale.availableIdentifiers)
        throw BridgeError(
            .unknownLocale, "Invalid params: there is no locale \(BridgeError.quoted(identifier))",
            hint: nearest.map { "Did you mean \($0)?" } ?? "Give one such as de_DE or pt-BR."
        ).with("nearest", nearest.map { .string($0) })
    }

    /// A time zone's identifier; throws for one that there is not.
    func timeZone(_ name: StaticString) throws(BridgeError) -> String? {
        try optionalString(name).map { identifier throws(BridgeError) in try TimeZone.checked(identifier) }
    }
}

extension TimeZone {
    /// An identifier that names a time zone of the machine's database, such as `Asia/Tokyo`; throws for another.
    package static func checked(_ identifier: String) throws(BridgeError) -> String {
        // What libc takes for a rule of its own, or for a file anywhere, is no name.
        let isName = identifier.first?.isLetter == true && !identifier.contains("..")
        if isName, TimeZone(identifier: identifier) != nil { return identifier }
        let nearest = Spelling.nearest(to: identifier, among: TimeZone.knownTimeZoneIdentifiers)
        throw BridgeError(
            .unknownTimeZone, "Invalid params: there is no time zone \(BridgeError.quoted(identifier))",
            hint: nearest.map { "Did you mean \($0)?" } ?? "Give one such as Europe/Berlin or UTC."
        ).with("nearest", nearest.map { .string($0) })
    }
}

/// Which identifiers name a locale: a language that is known, then a script, a region and variants (BCP 47, or with
/// underscores as on Apple's systems), then keywords behind an `@`.
private enum KnownLocales {
    static func contains(_ identifier: String) -> Bool {
        let plain = identifier.prefix { $0 != "@" }
        var parts = plain.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let language = parts.popFirst(), languages.contains(language.lowercased()) else { return false }
        if let script = parts.first, script.count == 4, script.allSatisfy(\.isLetter) { parts.removeFirst() }
        guard let region = parts.popFirst() else { return true }
        let isRegion = regions.contains(region.uppercased())
        return isRegion && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII } }
    }

    private static let languages = Set(
        Locale.availableIdentifiers.map { $0.prefix { $0 != "_" }.lowercased() }
            + Locale.LanguageCode.isoLanguageCodes.map { $0.identifier.lowercased() })

    private static let regions = Set(Locale.Region.isoRegions.map { $0.identifier.uppercased() })
}
