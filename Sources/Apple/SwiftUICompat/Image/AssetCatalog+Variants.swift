package import Foundation

/// What a file or a colour of a set is for, where the set has several.
package protocol AssetVariant {
    /// Any where absent.
    var appearance: AssetCatalog.Appearance? { get }
    /// True for what the accessibility setting Increase Contrast asks for.
    var isHighContrast: Bool? { get }
    /// The localization that it belongs to; nil for the development language, which serves every other one.
    var locale: String? { get }
    /// The layout direction that it is for; nil for both.
    var direction: AssetCatalog.Direction? { get }
}

/// What decides between the variants of an asset.
package struct AssetTraits {
    package var isDark: Bool
    package var isHighContrast: Bool
    package var locale: Locale
    package var direction: AssetCatalog.Direction

    package init(
        isDark: Bool = false, isHighContrast: Bool = false, locale: Locale = Locale(identifier: "en"),
        direction: AssetCatalog.Direction = .leftToRight
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.locale = locale
        self.direction = direction
    }
}

extension AssetTraits {
    /// The environment's traits for an asset with these variants.
    ///
    /// The colour scheme is asked for only where it counts: content that asks is laid out again for the other scheme.
    package init(_ environment: EnvironmentValues, choosingFrom variants: [some AssetVariant]) {
        self.init(
            isDark: variants.contains { ($0.appearance ?? .any) != .any } && environment.colorScheme == .dark,
            isHighContrast: environment.colorSchemeContrast == .increased, locale: environment.locale,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension Array where Element: AssetVariant {
    /// The variants that suit best: by language first, then by direction, by light or dark, and by contrast.
    package func suiting(_ traits: AssetTraits) -> [Element] {
        guard count > 1 else { return self }
        return inLanguage(of: traits.locale)
            .narrowed(\.direction, [traits.direction, nil])
            .narrowed({ $0.appearance ?? .any }, traits.isDark ? [.dark, .any, .light] : [.light, .any, .dark])
            .narrowed({ $0.isHighContrast ?? false }, [traits.isHighContrast, !traits.isHighContrast])
    }

    private func inLanguage(of locale: Locale) -> [Element] {
        let names = compactMap(\.locale)
        guard !names.isEmpty else { return self }
        let serving = Localizations(available: names, development: "").matching(locale.identifier)
        return narrowed(\.locale, serving + [nil])
    }

    /// Those with the first of the values that any has; all where none has any.
    private func narrowed<Value: Equatable>(_ value: (Element) -> Value, _ wanted: [Value]) -> [Element] {
        for wanted in wanted {
            let found = filter { value($0) == wanted }
            if !found.isEmpty { return found }
        }
        return self
    }
}
