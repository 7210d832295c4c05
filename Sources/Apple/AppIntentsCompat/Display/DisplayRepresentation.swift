public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// How a value is shown to the user.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A picture beside the title.
    public struct Image: Hashable, Sendable, ExpressibleByStringLiteral {
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        package enum Source: Hashable, Sendable {
            case named(String)
            case symbol(String)
            case url(URL)
            case data(Data)
        }

        package let source: Source
        public var displayStyle: DisplayStyle = .default

        public init(named name: String, isTemplate: Bool? = nil) { source = .named(name) }
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .named(name)
            self.displayStyle = displayStyle
        }
        public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }
        public init(
            systemName: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {
            source = .symbol(systemName)
        }
        public init(url: URL, width: CGFloat? = nil, height: CGFloat? = nil, isTemplate: Bool? = nil) {
            source = .url(url)
        }
        public init(
            url: URL, width: CGFloat? = nil, height: CGFloat? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle
        ) {
            source = .url(url)
            self.displayStyle = displayStyle
        }
        public init(data: Data, isTemplate: Bool? = nil) { source = .data(data) }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .data(data)
            self.displayStyle = displayStyle
        }
        public init(stringLiteral value: String) { source = .named(value) }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public var descriptionText: LocalizedStringResource?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: @escaping () -> [LocalizedStringResource]
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms())
    }

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        descriptionText: LocalizedStringResource?, image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.title.key == right.title.key && String(localized: left.title) == String(localized: right.title)
            && left.subtitle.map { String(localized: $0) } == right.subtitle.map { String(localized: $0) }
            && left.image == right.image
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

extension DisplayRepresentation: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { title }
}
