public import Foundation
import WidgetArchive

/// Draws paths, images, texts and views in a canvas.
///
/// A context is a value: a copy has its own transform, clip and filters, and draws on the same canvas.
public struct GraphicsContext {
    let sink: CanvasSink
    public let environment: EnvironmentValues
    let bounds: CGRect

    public var opacity: Double = 1
    public typealias BlendMode = SwiftUICompat::BlendMode

    public var blendMode: BlendMode = .normal
    public var transform = CGAffineTransform.identity
    private var clips: [Clip] = []
    var filters: [ArchiveEffect] = []

    private enum Clip {
        /// A path, under the transform that was set when it was.
        case path(Path, isEvenOdd: Bool, isInverse: Bool)
        /// What draws where these are opaque.
        case mask([ArchiveItem])
    }

    init(sink: CanvasSink, environment: EnvironmentValues, bounds: CGRect) {
        self.sink = sink
        self.environment = environment
        self.bounds = bounds
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clips.append(
            .path(
                path.applying(transform), isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
    }

    /// Clips to what `content` draws: what is drawn later is as opaque as that, or as transparent.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = GraphicsContext(sink: sink, environment: environment, bounds: bounds)
        layer.transform = transform
        let drawn = try sink.builder.collect { try content(&layer) }
        let isInverse = options.contains(.inverse)
        let mask = ArchiveItem.group(
            ArchiveGroup(
                items: drawn, opacity: min(max(opacity, 0), 1), blendMode: isInverse ? .destinationOut : .normal))
        guard isInverse else { return clips.append(.mask([mask])) }
        let everything = ArchiveItem.fill(
            ArchivePath(surroundings), paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)), isEvenOdd: false,
            isAntialiased: false)
        clips.append(.mask([.group(ArchiveGroup(items: [everything, mask]))]))
    }

    /// Beyond what is seen of the canvas: it may draw around itself.
    private var surroundings: CGRect { bounds.insetBy(dx: -bounds.width, dy: -bounds.height) }

    public var clipBoundingRect: CGRect {
        clips.reduce(bounds.applying(transform.inverted())) { rect, clip in
            guard case .path(let path, _, isInverse: false) = clip else { return rect }
            return rect.intersection(path.applying(transform.inverted()).boundingRect)
        }
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(sink: sink, environment: environment, bounds: bounds)
        layer.transform = transform
        try drawn(inOwnTransform: false) { try content(&layer) }
    }

    /// Draws under the context's transform, clips, filters, opacity and blend mode.
    func drawn(inOwnTransform: Bool = true, _ draw: () throws -> Void) rethrows {
        var items = try sink.builder.collect(draw)
        guard !items.isEmpty else { return }
        if inOwnTransform, !transform.isIdentity {
            items = [.group(ArchiveGroup(items: items, transform: transform.archived))]
        }
        if opacity < 1 || blendMode != .normal || !filters.isEmpty {
            items = [
                .group(
                    ArchiveGroup(
                        items: items, opacity: min(max(opacity, 0), 1), blendMode: blendMode.archived,
                        effects: filters))
            ]
        }
        for clip in clips {
            switch clip {
            case .path(var path, let isEvenOdd, let isInverse):
                if isInverse { path.addRect(surroundings) }
                items = [
                    .group(
                        ArchiveGroup(items: items, clip: path.archived, isClipEvenOdd: isEvenOdd || isInverse))
                ]
            case .mask(let mask): items = [.group(ArchiveGroup(items: items, mask: mask))]
            }
        }
        for item in items { sink.builder.append(item) }
    }
}
