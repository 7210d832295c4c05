import Foundation

/// A button's label alone.
struct BareButtonLook: ButtonStyle {
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foreground

    func makeBody(configuration: Configuration) -> some View {
        let isRed = configuration.role == .destructive && isTinted
        configuration.label
            .multilineTextAlignment(.center)
            .modifier(
                EnvironmentModifier { environment in
                    guard isTinted, environment.foregroundStyles == nil else { return }
                    environment.setForegroundStyle(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
                }
            )
            .opacity(isEnabled ? 1 : 0.35)
    }
}

/// A button's label on a fill.
struct FilledButtonLook: ButtonStyle {
    enum Fill: Equatable {
        case tinted, prominent
        case glass(Glass)

        var glass: Glass { if case .glass(let glass) = self { glass } else { .identity } }
    }

    let fill: Fill
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.tint) private var tint
    @Environment(\.os) private var os

    func makeBody(configuration: Configuration) -> some View {
        let metrics = ButtonMetrics(controlSize)
        let outline = shape.resolved(in: controlSize, isGlass: fill.glass != .identity, os: os)
        let color = configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
        let foreground = isEnabled ? fill == .prominent ? AnyShapeStyle(.white) : color : AnyShapeStyle(.tertiary)
        configuration.label
            .multilineTextAlignment(.center)
            .modifier(
                EnvironmentModifier { environment in
                    if environment.foregroundStyles == nil { environment.setForegroundStyle(foreground) }
                    environment.font = environment.font ?? metrics.font
                }
            )
            .padding(.vertical, metrics.verticalPadding)
            .padding(.horizontal, shape.isCircle ? metrics.verticalPadding : metrics.horizontalPadding)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .modifier(SquareModifier(isActive: shape.isCircle))
            .background(background(color, role: configuration.role), in: outline)
            .glassEffect(fill.glass, in: outline)
    }

    private func background(_ color: AnyShapeStyle, role: ButtonRole?) -> AnyShapeStyle {
        switch fill {
        case .glass: AnyShapeStyle(.clear)
        case _ where !isEnabled: AnyShapeStyle(.fill.tertiary)
        case .prominent: color
        case .tinted:
            tint == nil && role != .destructive ? AnyShapeStyle(.fill.tertiary) : AnyShapeStyle(color.opacity(0.15))
        }
    }
}

/// The measures of iOS's bordered buttons.
struct ButtonMetrics {
    let font: Font
    let verticalPadding: CGFloat
    let horizontalPadding: CGFloat
    let cornerRadius: CGFloat

    init(_ size: ControlSize) {
        switch size {
        case .mini, .small: (font, verticalPadding, horizontalPadding, cornerRadius) = (.subheadline, 4, 10, 6)
        case .regular: (font, verticalPadding, horizontalPadding, cornerRadius) = (.body, 7, 12, 8)
        case .large, .extraLarge: (font, verticalPadding, horizontalPadding, cornerRadius) = (.body, 15, 20, 12)
        }
    }
}

/// Gives a view the same width and height, as a round button has them.
private struct SquareModifier: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive { SquareLayout { content } } else { content }
    }
}

private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let length = max(size.width, size.height)
        return CGSize(width: length, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}
