public import Foundation

/// Draws a text by itself; drawing a text with one is an error here, which has no layout of Apple's kind to hand out.
///
/// - Compatibility: compiles
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures a text for its renderer.
///
/// - Compatibility: compiles
public struct TextProxy {
    let metrics: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { metrics(proposal) }
}

extension Text {
    /// A text's lines, for its renderer.
    ///
    /// - Compatibility: compiles
    public struct Layout: RandomAccessCollection, Equatable {
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            public var origin: CGPoint
            public let typographicBounds: TypographicBounds
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(index: Int) -> Run { runs[index] }
        }

        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            public let layoutDirection: LayoutDirection
            public let typographicBounds: TypographicBounds
            public var startIndex: Int { slices.startIndex }
            public var endIndex: Int { slices.endIndex }
            public subscript(index: Int) -> RunSlice { slices[index] }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        public struct RunSlice: Equatable {
            public let typographicBounds: TypographicBounds
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        public struct TypographicBounds: Equatable, Sendable {
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How runs and lines are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) {
                self.rawValue = rawValue
            }

            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        let lines: [Line]
        public var isTruncated: Bool { false }
        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
    /// - Compatibility: compiles
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(UnsupportedModifier<T>(detail: "text is drawn by the widget itself only"))
    }
}
