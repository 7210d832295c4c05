public import Foundation

/// Where complications were told to reload before there were widgets on a watch; none of those are here.
public final class CLKComplicationServer: Sendable {
    private static let server = CLKComplicationServer()

    public static func sharedInstance() -> CLKComplicationServer { server }

    public var activeComplications: [CLKComplication]? { nil }

    private init() {}

    public func reloadTimeline(for complication: CLKComplication) {}
    public func extendTimeline(for complication: CLKComplication) {}
    public func reloadComplicationDescriptors() {}
}

public final class CLKComplication: NSObject, Sendable {
    public let identifier: String
    public let family: CLKComplicationFamily

    init(identifier: String, family: CLKComplicationFamily) {
        self.identifier = identifier
        self.family = family
    }
}

public enum CLKComplicationFamily: Int, Sendable, CaseIterable {
    case modularSmall = 0
    case modularLarge = 1
    case utilitarianSmall = 2
    case utilitarianLarge = 3
    case circularSmall = 4
    case utilitarianSmallFlat = 6
    case extraLarge = 7
    case graphicCorner = 8
    case graphicBezel = 9
    case graphicCircular = 10
    case graphicRectangular = 11
    case graphicExtraLarge = 12
}

/// A widget that stands in for one of ClockKit's complications.
open class CLKComplicationWidgetMigrationConfiguration: NSObject {}

public final class CLKComplicationStaticWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration {
    public let kind: String
    public let extensionBundleIdentifier: String

    public init(kind: String, extensionBundleIdentifier: String) {
        self.kind = kind
        self.extensionBundleIdentifier = extensionBundleIdentifier
    }
}
