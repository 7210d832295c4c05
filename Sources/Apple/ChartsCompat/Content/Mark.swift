import Foundation
import SwiftUICompat

/// One mark, with everything that was said of it.
package struct Mark {
    package enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// A place along an axis: a point, or from one to another.
    package struct Extent {
        var start: _PlottedValue
        var end: _PlottedValue?

        init(start: _PlottedValue, end: _PlottedValue? = nil) {
            self.start = start
            self.end = end
        }

        init<Value>(_ value: PlottableValue<Value>) {
            self.init(start: value.start, end: value.end)
        }

        init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
            self.init(start: start.start, end: end.start)
        }
    }

    /// A view beside a mark.
    struct Annotation {
        var position: AnnotationPosition
        var alignment: Alignment
        var spacing: CGFloat
        var view: AnyView
    }

    var kind: Kind
    var x: Extent?
    var y: Extent?
    /// Whether `x` or `y` are stretches of the axis rather than a value that grows from zero.
    var isXRange = false
    var isYRange = false
    /// A sector's share.
    var angle = 0.0
    var innerRadius = MarkDimension(kind: .ratio(0))
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: String?

    var style: AnyShapeStyle?
    var colorKey: _PlottedValue?
    var symbolKey: _PlottedValue?
    var symbolSizeKey: _PlottedValue?
    var lineStyleKey: _PlottedValue?
    var groupKey: _PlottedValue?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var stroke: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var showsSymbol = false
    var symbolShape: AnyChartSymbolShape?
    var symbolView: AnyView?
    var symbolSize: CGFloat = 36
    var offset = CGSize.zero
    var zIndex = 0.0
    var annotations: [Annotation] = []

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// What tells the line or area that the mark is part of from others.
    var seriesKey: String { series ?? colorKey?.name ?? symbolKey?.name ?? lineStyleKey?.name ?? "" }
}
