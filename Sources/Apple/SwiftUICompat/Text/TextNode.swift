import Foundation
import Typesetting
import WidgetArchive

/// Text, measured and drawn by the typesetter.
final class TextNode: LayoutNode {
    private let text: StyledText
    private let measured: MeasuredText
    private let runs: TextRuns
    private let environment: EnvironmentValues
    private let label: String
    private let leastLineCount: Int?

    init(_ text: Text, in context: LoweringContext) {
        environment = context.environment
        runs = TextRuns(text, in: environment)
        self.text = StyledText(runs, in: environment)
        measured = Typesetter.shared.measuring(self.text)
        leastLineCount = environment.lineLimitReservesSpace ? nil : environment.leastLineCount
        label =
            text.accessibilityLabel
            ?? (environment.textCase == nil ? runs.plainString : text.plainString(in: environment))
        super.init(in: context)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let metrics = metrics(proposal)
        var height = metrics.size.height
        if let leastLineCount, metrics.lineCount > 0, metrics.lineCount < leastLineCount {
            height += Double(leastLineCount - metrics.lineCount) * metrics.pitch
        }
        return CGSize(width: metrics.size.width, height: height)
    }

    /// A column asks each text for its least height: the one line of which most is cut off need not be set for that.
    override func length(for proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        guard axis == .vertical, leastLineCount == nil,
            let height = measured.leastHeight(
                width: Self.bound(proposal.width), height: Self.bound(proposal.height))
        else { return super.length(for: proposal, along: axis) }
        return height
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        if key == .firstTextBaseline { return CGFloat(metrics(proposal).firstBaseline) }
        if key == .lastTextBaseline { return CGFloat(metrics(proposal).lastBaseline) }
        return nil
    }

    override func spacing(at edge: VerticalEdge) -> EdgeSpacing {
        let font = text.runs.lazy.map(\.font).max { $0.size < $1.size }
        return .text(
            edge, fontSize: font?.size ?? 0, lineHeight: font?.lineHeight, pixelLength: pixelLength)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        guard !text.runs.isEmpty else { return }
        let metrics = metrics(proposal)
        let frame = CGRect(origin: builder.pixelAligned(frame.origin), size: frame.size)
        let styles = runs.runs.map { $0.style(in: environment) }
        if environment.redactsContent { return drawBars(metrics, in: frame, color: styles[0], into: builder) }
        for image in runs.images { builder.add(image.resource, as: image.id) }
        var text = text
        for (index, style) in styles.enumerated() {
            text.runs[index] = runs.runs[index].painted(with: style, in: frame, environment)
            if let image = style.image { builder.add(image.resource, as: image.id) }
        }
        let item = ArchiveItem.text(ArchiveText(text: text, frame: frame.archived, scale: metrics.scale))
        builder.append(effects(of: styles[0], on: item))
        builder.addAccessibility(AccessibilityElement(frame: frame.archived, label: label, traits: [.staticText]))
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        measured.metrics(width: Self.bound(proposal.width), height: Self.bound(proposal.height))
    }

    private static func bound(_ length: CGFloat?) -> Double? {
        guard let length, length.isFinite else { return nil }
        return max(Double(length), 0)
    }

    /// The item with the shadows and blend mode that the first run's style asks for; text has no others.
    private func effects(of style: ResolvedStyle, on item: ArchiveItem) -> ArchiveItem {
        let shadows = style.shadows.filter { !$0.isInner }.map {
            ArchiveEffect.shadow(color: $0.color, radius: $0.radius, x: $0.x, y: $0.y)
        }
        if shadows.isEmpty, style.blendMode == .normal { return item }
        return .group(ArchiveGroup(items: [item], blendMode: style.blendMode.archived, effects: shadows))
    }

    /// A rounded bar in the place of each line.
    private func drawBars(
        _ metrics: TextMetrics, in frame: CGRect, color style: ResolvedStyle, into builder: ArchiveBuilder
    ) {
        guard metrics.lineCount > 0 else { return }
        let color = style.representativeColor
        let lineHeight = metrics.size.height / Double(metrics.lineCount)
        let barHeight = lineHeight * 0.68
        let whole = measured.metrics(width: nil, height: nil).size.width
        for line in 0..<metrics.lineCount {
            var width = metrics.size.width
            if line == metrics.lineCount - 1, line > 0 {
                // What is left for the last line, were the lines before it full.
                width = min(max(whole - width * Double(line), width * 0.35), width)
            }
            let slack = Double(frame.width) - width
            let isTrailing = (text.alignment == .trailing) != isRightToLeft
            let x = text.alignment == .center ? slack / 2 : isTrailing ? slack : 0
            let bar = CGRect(
                x: frame.minX + CGFloat(x),
                y: frame.minY + CGFloat(lineHeight * Double(line) + (lineHeight - barHeight) / 2),
                width: CGFloat(width), height: CGFloat(barHeight))
            let path = Path(roundedRect: bar, cornerRadius: min(bar.height / 4, 4), style: .circular).archived
            builder.append(
                .fill(path, paint: .color(color.faded(by: 0.16)), isEvenOdd: false, isAntialiased: true))
        }
    }
}

extension Text {
    /// The label that the text itself states for assistive technologies.
    fileprivate var accessibilityLabel: String? {
        for change in changes { if case .accessibilityLabel(let label) = change { return label } }
        return nil
    }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(TextNode(self, in: context))
    }
}
