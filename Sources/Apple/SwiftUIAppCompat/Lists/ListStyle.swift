public import Foundation
public import SwiftUICompat

/// How lists look; the framework's own types adopt it.
@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct PlainListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct GroupedListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct InsetListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct InsetGroupedListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct EllipticalListStyle: ListStyle, Sendable { public nonisolated init() {} }
public struct CarouselListStyle: ListStyle, Sendable { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static nonisolated var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static nonisolated var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static nonisolated var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static nonisolated var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static nonisolated var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static nonisolated var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    public static nonisolated var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
    public static nonisolated var carousel: CarouselListStyle { CarouselListStyle() }
}

/// How much space a list leaves between its sections.
public struct ListSectionSpacing: Sendable {
    private let points: Double?

    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 0)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// What a row's colour shows through.
public struct ListItemTint: Sendable {
    private let color: Color?

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: nil)
}
