public import Foundation
package import WidgetProtocol

extension EnvironmentValues {
    private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
    private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
    private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
    private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
    private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

    private enum OSKey: EnvironmentKey { static let defaultValue = DrawingEnvironment.OS.newest }

    /// The release whose colours and controls are drawn.
    package var os: DrawingEnvironment.OS {
        get { self[OSKey.self] }
        set { self[OSKey.self] = newValue }
    }

    /// Device pixels in a point; 3 where nothing else is said.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The text size by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? dynamicTypeSize }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
