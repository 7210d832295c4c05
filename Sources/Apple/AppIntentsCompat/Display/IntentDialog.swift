public import SwiftUICompat

/// What Siri says.
///
/// - Compatibility: compiles
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    package let full: LocalizedStringResource
    package let supporting: LocalizedStringResource?
    package let systemImageName: String?

    public init(_ resource: LocalizedStringResource) { self.init(full: resource) }

    public init(full: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        supporting = nil
        self.systemImageName = systemImageName
    }

    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil
    ) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(stringLiteral value: String) { self.init(full: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(full: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What an intent does, in the app's words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
