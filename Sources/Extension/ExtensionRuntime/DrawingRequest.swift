import Foundation
import SwiftUICompat
import Synchronization
import WidgetArchive
import WidgetKitCompat
import WidgetProtocol

/// A request's context as widgets see it: what to draw for.
struct DrawingRequest {
    var family: WidgetFamily
    var displaySize: CGSize
    var isPreview: Bool
    /// Where the entry will be shown; one archive is made for each.
    var environments: [EnvironmentValues]

    init(_ context: DrawingContext) {
        family = WidgetFamily(context.family)
        displaySize = CGSize(width: context.displaySize.width, height: context.displaySize.height)
        isPreview = context.isPreview
        environments = Self.environments(context.environments, of: context.family)
    }

    /// That of a preview, which says itself which family it is of.
    ///
    /// - Parameter isWidget: whether it is shown as a widget of that family.
    init(_ environments: [DrawingEnvironment], family: WidgetFamily, isWidget: Bool = true) {
        let size = (family.family ?? .systemSmall).displaySize
        self.family = family
        displaySize = CGSize(width: size.width, height: size.height)
        isPreview = true
        self.environments = Self.environments(environments, of: isWidget ? family.family : nil)
    }

    private static func environments(
        _ requested: [DrawingEnvironment], of family: Family?
    ) -> [EnvironmentValues] {
        requested.map { requested in
            var values = known.surroundings(requested, family)
            // Last: what shares all else is laid out once.
            values.colorScheme = requested.colorScheme == .dark || requested.isDark(for: family) ? .dark : .light
            return values
        }
    }

    /// Has the extension's code speak the language of what is drawn first.
    func prepare() { CurrentLocale.use(environments[0].locale) }

    var providerContext: TimelineProviderContext {
        TimelineProviderContext(
            family: family, displaySize: displaySize, isPreview: isPreview,
            environments: environments.map { values in
                var values = values
                values.widgetFamily = family
                return values
            })
    }

    /// A session asks for the same few environments over and over, and locales and calendars are dear.
    private static let known = KnownEnvironments()

    /// Environments without their colour schemes: those that differ in nothing else have the rest in common.
    private final class KnownEnvironments: Sendable {
        private struct Key: Hashable {
            var requested: DrawingEnvironment
            var family: Family?
        }

        private let environments = Mutex<[Key: EnvironmentValues]>([:])

        func surroundings(_ requested: DrawingEnvironment, _ family: Family?) -> EnvironmentValues {
            var key = Key(requested: requested, family: family)
            key.requested.colorScheme = .light
            if let known = environments.withLock({ $0[key] }) { return known }
            let made = EnvironmentValues(key.requested, of: family)
            environments.withLock { known in
                if known.count == 32 { known = [:] }
                known[key] = made
            }
            return made
        }
    }
}

extension EnvironmentValues {
    /// The environment that a request asks for, but for its colour scheme; what it does not say is as on a phone at its
    /// default settings.
    fileprivate init(_ requested: DrawingEnvironment, of family: Family?) {
        self.init()
        locale = Locale(identifier: requested.locale)
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        timeZone = requested.timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
        calendar.timeZone = timeZone
        self.calendar = calendar
        layoutDirection =
            switch requested.layoutDirection {
            case .leftToRight?: .leftToRight
            case .rightToLeft?: .rightToLeft
            case nil: locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
            }
        dynamicTypeSize = DynamicTypeSize(requested.dynamicTypeSize)
        isLuminanceReduced = requested.isLuminanceReduced
        if requested.hasIncreasedContrast { colorSchemeContrast = .increased }
        if requested.hasBoldText { legibilityWeight = .bold }
        accessibilityReduceTransparency = requested.reducesTransparency
        accessibilityDifferentiateWithoutColor = requested.differentiatesWithoutColor
        for reason in requested.redaction {
            switch reason {
            case .placeholder: redactionReasons.insert(.placeholder)
            case .privacy: redactionReasons.insert(.privacy)
            case .invalidated: redactionReasons.insert(.invalidated)
            }
        }
        displayScale = requested.displayScale
        os = requested.os
        widgetRenderingMode =
            switch requested.renderingMode(of: family) {
            case .fullColor: .fullColor
            case .accented: .accented
            case .vibrant: .vibrant
            }
        removesWidgetBackground = family.map(requested.removesBackground) ?? false
    }
}

extension DynamicTypeSize {
    fileprivate init(_ requested: DrawingEnvironment.DynamicTypeSize) {
        self =
            switch requested {
            case .xSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .xLarge
            case .xxLarge: .xxLarge
            case .xxxLarge: .xxxLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            }
    }
}
