import Foundation
import WidgetArchive

/// A bitmap or vector image.
final class ImageNode: LayoutNode {
    private let image: ResolvedImage
    private let description: Image
    private let environment: EnvironmentValues
    private let label: String?

    init(_ image: ResolvedImage, described description: Image, in context: LoweringContext) {
        environment = context.environment
        self.image = image
        self.description = description
        label = description.accessibilityLabel(in: environment)
        super.init(in: context)
    }

    private var natural: CGSize { CGSize(width: image.size.width, height: image.size.height) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        description.resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let frame = builder.pixelAligned(frame)
        guard frame.width > 0, frame.height > 0, image.size.width > 0, image.size.height > 0 else { return }
        if environment.redactsContent {
            let placeholder = environment.resolvedForeground().representativeColor.faded(by: 0.16)
            return builder.append(
                .fill(ArchivePath(frame), paint: .color(placeholder), isEvenOdd: false, isAntialiased: true))
        }
        builder.add(image.resource, as: image.id)
        let tint = description.isTemplate(image) ? environment.resolvedForeground() : nil
        let insets = description.resizing?.capInsets ?? EdgeInsets()
        let stated = ArchiveInsets(
            top: Double(insets.top), left: Double(isRightToLeft ? insets.trailing : insets.leading),
            bottom: Double(insets.bottom), right: Double(isRightToLeft ? insets.leading : insets.trailing))
        builder.append(
            .image(
                ArchiveImage(
                    image: image.id, frame: frame.archived, naturalSize: image.size,
                    resizing: description.resizing?.mode == .tile ? .tile : .stretch,
                    capInsets: insets == EdgeInsets() ? image.capInsets ?? stated : stated,
                    interpolation: description.interpolation.archived, isAntialiased: description.isAntialiased,
                    tint: tint?.paint(in: frame))))
        if let label {
            builder.addAccessibility(AccessibilityElement(frame: frame.archived, label: label, traits: [.image]))
        }
    }
}

extension WidgetAccentedRenderingMode {
    var archived: ArchiveGroup.AccentedMode {
        switch kind {
        case .accented: .accented
        case .desaturated: .desaturated
        case .accentedDesaturated: .accentedDesaturated
        case .fullColor: .fullColor
        }
    }
}

extension Image.Interpolation {
    fileprivate var archived: ArchiveImage.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}

extension Image {
    /// What a voice says of the image: its label, else its name; nothing of a decorative one.
    func accessibilityLabel(in environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.plainString(in: environment) }
        switch source {
        case .asset(let name, _), .symbol(let name, _): return name
        case .encoded, .drawn: return nil
        }
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let node = node(in: context)
        guard let mode = accentedRenderingMode?.archived else { return nodes.append(node) }
        nodes.append(EffectNode(node, in: context) { _ in ArchiveGroup(items: [], accentedMode: mode) })
    }

    nonisolated func node(in context: LoweringContext) -> LayoutNode {
        switch source {
        case .symbol(_, let variableValue): SymbolNode(self, variableValue: variableValue, in: context)
        case .drawn(let drawing): DrawnImageNode(drawing, isResizable: resizing != nil, in: context)
        case .asset, .encoded:
            if let image = resolvedBitmap(in: context.environment) {
                image.isMirrored
                    ? EffectNode(mirroring: ImageNode(image, described: self, in: context), in: context)
                    : ImageNode(image, described: self, in: context)
            } else {
                MissingImageNode(in: context)
            }
        }
    }
}

/// Takes no space, as SwiftUI's missing images do.
private final class MissingImageNode: LayoutNode {
    override init(in context: LoweringContext) {
        super.init(in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
