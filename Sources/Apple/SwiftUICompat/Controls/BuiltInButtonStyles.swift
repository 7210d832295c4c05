/// As buttons look in a widget: with a fill behind the label.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(FilledButtonLook(fill: .tinted))
    }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BareButtonLook(isTinted: true))
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BareButtonLook(isTinted: false))
    }
}

/// The label in the accent colour on a grey fill, or on a light fill of its tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(FilledButtonLook(fill: .tinted))
    }
}

/// The label in white on a fill of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(FilledButtonLook(fill: .prominent))
    }
}

/// The label as a link has it.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BareButtonLook(isTinted: true))
    }
}

/// The label on a capsule of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass

    public nonisolated init() {
        glass = .regular
    }

    public nonisolated init(_ glass: Glass) {
        self.glass = glass
    }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(FilledButtonLook(fill: .glass(glass)))
    }
}

/// The label in white on a capsule of tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(FilledButtonLook(fill: .prominent)).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
