public import Foundation
import WidgetArchive

/// An icon and a title.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
        var inner = context
        let styles = context.environment.labelStyles
        // A style's own `Label(configuration)` is drawn by the style around it.
        inner.environment.labelStyles = Array(styles.dropLast())
        let style = styles.last ?? DefaultLabelStyle()
        inner.evaluatingBody { $0.lower(AnyView(style.makeBody(configuration: configuration)), into: &nodes) }
    }
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
    public struct Title: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Icon: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let title: Title
    public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SpacedLabel(configuration: configuration)
    }
}

/// An icon in the middle of a column that is kept for it, and the title in its distance.
private struct SpacedLabel: View {
    @Environment(\.self) private var environment
    let configuration: LabelStyleConfiguration

    /// Measured as the distance from the icon's middle to the title, at 17 and 11 points (docs/fidelity.md).
    private static let column = 1.25
    private static let spacing: CGFloat = 6.2

    var body: some View {
        let column = CGFloat(Self.column * environment.resolvedFont.archived(in: environment).size)
        HStack(spacing: environment.labelIconToTitleSpacing ?? Self.spacing) {
            configuration.icon.frame(minWidth: environment.labelReservedIconWidth ?? column)
            configuration.title
        }
    }
}

extension EnvironmentValues {
    private enum SpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum WidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

    fileprivate var labelIconToTitleSpacing: CGFloat? {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }

    fileprivate var labelReservedIconWidth: CGFloat? {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

extension View {
    /// How far labels' titles are from their icons.
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// How much width labels keep for their icons.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}

public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
    private enum LabelStylesKey: EnvironmentKey {
        // Styles are values that are made and asked on the main actor.
        nonisolated(unsafe) static let defaultValue: [any LabelStyle] = []
    }

    fileprivate var labelStyles: [any LabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.labelStyles.append(style) })
    }
}
