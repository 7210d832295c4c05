import Foundation
import SymbolShapes
import WidgetArchive

/// An SF Symbol, sized by the font around it.
final class SymbolNode: LayoutNode {
    private let name: String
    private let font: ArchiveFont
    private let scale: SymbolMetrics.Scale
    private let variableValue: Double?
    private let isResizable: Bool
    private let mode: SymbolRenderingMode?
    /// The image's own, in place of the foreground's.
    private let colors: [Color]
    private let environment: EnvironmentValues
    private let label: String?

    init(_ image: Image, variableValue: Double?, in context: LoweringContext) {
        environment = context.environment
        name = image.symbolName(in: environment) ?? ""
        font = Self.font(image.symbolAppearance?.font, in: environment)
        scale =
            switch image.symbolAppearance?.scale ?? environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        self.variableValue = variableValue.map { min(max($0, 0), 1) }
        isResizable = image.resizing != nil
        mode = image.symbolMode ?? environment.symbolRenderingMode
        colors = image.symbolAppearance?.colors ?? []
        label = image.accessibilityLabel(in: environment)
        super.init(in: context)
    }

    /// The layers' styles: one, or three levels of it, or those that were given for the levels.
    private var styles: [ResolvedStyle] {
        let own = colors.map { ResolvedStyle($0.resolve(in: environment)) }
        if mode?.kind == .palette, !own.isEmpty { return own }
        let primary = own.first ?? environment.resolvedForeground()
        // Several foreground styles ask for a palette without being told.
        let implied: SymbolRenderingMode.Kind = environment.foregroundStyles?.secondary == nil ? .monochrome : .palette
        switch mode?.kind ?? implied {
        case .monochrome, .multicolor: return [primary]
        case .hierarchical: return [primary, primary.atLevel(1), primary.atLevel(2)]
        case .palette where !own.isEmpty: return [primary]
        case .palette:
            return [primary, environment.resolvedForeground(level: 1), environment.resolvedForeground(level: 2)]
        }
    }

    /// The image's own font, which only the size of text changes, else that of the text around it.
    private static func font(_ own: Font?, in environment: EnvironmentValues) -> ArchiveFont {
        guard let own else { return environment.resolvedFont.archived(in: environment) }
        var plain = EnvironmentValues()
        plain.dynamicTypeSize = environment.dynamicTypeSize
        return own.archived(in: plain)
    }

    private var natural: CGSize {
        let size = SymbolMetrics.size(of: name, font: font, scale: scale, isResizable: isResizable)
        return CGSize(width: size.width, height: size.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
        let baseline = CGFloat(SymbolMetrics.baseline(of: name, font: font, scale: scale))
        guard isResizable, natural.height > 0 else { return baseline }
        return baseline * size(for: proposal).height / natural.height
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        if isResizable { return EdgeSpacing() }
        let baseline = CGFloat(SymbolMetrics.baseline(of: name, font: font, scale: scale))
        return .symbol(edge, baselineOffset: natural.height - baseline)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        guard frame.width > 0, frame.height > 0 else { return }
        let styles = styles
        if environment.redactsContent {
            let path = Path(roundedRect: frame, cornerRadius: min(frame.height / 4, 4), style: .circular)
            let color = styles[0].representativeColor.faded(by: 0.16)
            return builder.append(
                .fill(path.archived, paint: .color(color), isEvenOdd: false, isAntialiased: true))
        }
        for case let image? in styles.map(\.image) { builder.add(image.resource, as: image.id) }
        let symbol = ArchiveSymbol(
            name: name, frame: frame.archived, weight: font.weight, paints: styles.map { $0.paint(in: frame) },
            variableValue: variableValue, isStretched: isResizable)
        let shadows = styles[0].shadows.filter { !$0.isInner }.map {
            ArchiveEffect.shadow(color: $0.color, radius: $0.radius, x: $0.x, y: $0.y)
        }
        builder.append(
            shadows.isEmpty && styles[0].blendMode == .normal
                ? .symbol(symbol)
                : .group(
                    ArchiveGroup(
                        items: [.symbol(symbol)], blendMode: styles[0].blendMode.archived, effects: shadows)))
        if let label {
            builder.addAccessibility(AccessibilityElement(frame: frame.archived, label: label, traits: [.image]))
        }
    }
}
