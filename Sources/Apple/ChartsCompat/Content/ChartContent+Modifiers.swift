public import Foundation
public import SwiftUICompat

extension ChartContent {
    private func changing(_ change: (inout Mark) -> Void) -> MarkList {
        MarkList(
            marks: resolved.map { mark in
                var mark = mark
                change(&mark)
                return mark
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.style = AnyShapeStyle(style) }
    }

    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.colorKey = value.start }
    }

    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }

    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.cornerRadius = radius }
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.stroke = style } }

    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.lineStyleKey = value.start }
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing {
            $0.showsSymbol = true
            $0.symbolShape = AnyChartSymbolShape(symbol)
        }
    }

    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            $0.showsSymbol = true
            $0.symbolKey = value.start
        }
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changing {
            $0.showsSymbol = true
            $0.symbolView = view
        }
    }

    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { $0.symbolSize = size.width * size.height }
    }

    public func symbolSize(_ area: CGFloat) -> some ChartContent { changing { $0.symbolSize = area } }

    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            $0.symbolSize = CGFloat(max(9, min(400, value.start.position ?? 36)))
            $0.symbolSizeKey = value.start
        }
    }

    public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changing { $0.groupKey = value.start }
    }

    public func offset(_ offset: CGSize) -> some ChartContent { changing { $0.offset = offset } }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changing { $0.offset = CGSize(width: x, height: y) }
    }

    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changing { $0.offset = CGSize(width: xStart, height: yStart) }
    }

    public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changing {
            $0.annotations.append(
                .init(position: position, alignment: alignment, spacing: spacing ?? 4, view: view))
        }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }

    @_disfavoredOverload
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) {
            content(AnnotationContext(targetSize: .zero))
        }
    }

    // Without effect: the plot is drawn as one picture.

    /// - Compatibility: compiles
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func blur(radius: CGFloat) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        self
    }
    /// - Compatibility: compiles
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func compositingLayer() -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel(_ key: LocalizedStringResource) -> some ChartContent { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue(_ key: LocalizedStringResource) -> some ChartContent { self }
    /// - Compatibility: compiles
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    /// - Compatibility: compiles
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
