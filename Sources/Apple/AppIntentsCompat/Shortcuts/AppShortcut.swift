public import SwiftUICompat

/// A shortcut that an app brings along. None are on offer here.
///
/// - Compatibility: compiles
public struct AppShortcut: Sendable {
    package let shortTitle: LocalizedStringResource?
    package let systemImageName: String?

    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        shortTitle = nil
        systemImageName = nil
    }

    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }
}

/// What people say to run a shortcut.
///
/// - Compatibility: compiles
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// A part of a phrase that the system puts in.
///
/// - Compatibility: compiles
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// An app's shortcuts.
///
/// - Compatibility: compiles
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    public typealias ParameterPresentation = AppShortcutParameterPresentation
    public typealias Summary = AppShortcutParameterPresentationSummary
    public typealias OptionsCollection = AppShortcutOptionsCollectionSpecification

    /// Nobody keeps an app's shortcuts here.
    public static func updateAppShortcutParameters() {}
}

/// Gathers shortcuts.
///
/// - Compatibility: compiles
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// What people say and do not mean a shortcut.
///
/// - Compatibility: compiles
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public init(_ phrase: NegativeAppShortcutPhrase) { self = phrase }
}

/// Phrases that do not mean a shortcut.
///
/// - Compatibility: compiles
public struct NegativeAppShortcutPhrases: Sendable {
    public init(phrases: [NegativeAppShortcutPhrase]) {}
}

/// How a shortcut's parameter is offered.
///
/// - Compatibility: compiles
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent>,
        @ArrayBuilder<AppShortcutOptionsCollectionSpecification<Intent, Value>> optionsCollections: () ->
            [AppShortcutOptionsCollectionSpecification<Intent, Value>]
    ) {}
}

/// A sentence that stands for a shortcut with a parameter.
///
/// - Compatibility: compiles
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    public init(_ summary: AppShortcutParameterPresentationSummaryString<Intent>, table: String? = nil) {}
}

/// A sentence with a parameter in it.
///
/// - Compatibility: compiles
public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent>: Sendable,
    ExpressibleByStringInterpolation
{
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ parameter: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// The values that a shortcut is offered for, under one heading.
///
/// - Compatibility: compiles
public struct AppShortcutOptionsCollectionSpecification<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init<Provider: DynamicOptionsProvider>(
        _ provider: Provider, title: LocalizedStringResource, systemImageName: String
    ) {}
}

/// The colour of an app's shortcuts.
///
/// - Compatibility: compiles
public enum ShortcutTileColor: Hashable, Sendable, CaseIterable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
    case grayBrown
}
