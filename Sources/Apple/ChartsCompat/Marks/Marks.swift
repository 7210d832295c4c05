public import Foundation

/// A bar from zero to a value, or over a range.
public struct BarMark: PrimitiveChartContent {
    package var marks: [Mark]

    private init(
        _ x: Mark.Extent?, _ y: Mark.Extent?, isXRange: Bool = false, isYRange: Bool = false,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y) = (x, y)
        (mark.isXRange, mark.isYRange) = (isXRange, isYRange)
        (mark.width, mark.height, mark.stacking) = (width, height, stacking)
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.init(x), .init(y), width: width, height: height, stacking: stacking)
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.init(x), .init(yStart, yEnd), isYRange: true, width: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.init(xStart, xEnd), .init(y), isXRange: true, height: height)
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.init(x), nil, width: width, stacking: stacking)
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(nil, .init(y), height: height, stacking: stacking)
    }
}

/// A point of a line.
public struct LineMark: PrimitiveChartContent {
    package var marks: [Mark]

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (.init(x), .init(y))
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        marks[0].series = series.start.name
    }
}

/// A point of an area's edge.
public struct AreaMark: PrimitiveChartContent {
    package var marks: [Mark]

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.stacking) = (.init(x), .init(y), stacking)
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y, stacking: stacking)
        marks[0].series = series.start.name
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.isYRange) = (.init(x), .init(yStart, yEnd), true)
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, yStart: yStart, yEnd: yEnd)
        marks[0].series = series.start.name
    }
}

/// A point.
public struct PointMark: PrimitiveChartContent {
    package var marks: [Mark]

    private init(_ x: Mark.Extent?, _ y: Mark.Extent?) {
        var mark = Mark(.point)
        (mark.x, mark.y, mark.showsSymbol) = (x, y, true)
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.init(x), .init(y))
    }

    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.init(x), nil)
    }

    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(nil, .init(y))
    }
}

/// A line across the plot.
public struct RuleMark: PrimitiveChartContent {
    package var marks: [Mark]

    private init(_ x: Mark.Extent?, _ y: Mark.Extent?) {
        var mark = Mark(.rule)
        (mark.x, mark.y) = (x, y)
        marks = [mark]
    }

    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.init(x), nil)
    }

    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(nil, .init(y))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.init(x), .init(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.init(xStart, xEnd), .init(y))
    }
}

/// A rectangle of the plot.
public struct RectangleMark: PrimitiveChartContent {
    package var marks: [Mark]

    private init(
        _ x: Mark.Extent?, _ y: Mark.Extent?, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.width, mark.height) = (x, y, width, height)
        marks = [mark]
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.init(x), .init(y), width: width, height: height)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.init(xStart, xEnd), .init(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.init(x), .init(yStart, yEnd), width: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.init(xStart, xEnd), .init(y), height: height)
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.init(xStart, xEnd), nil)
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(nil, .init(yStart, yEnd))
    }
}

/// A sector of a pie or a ring.
public struct SectorMark: PrimitiveChartContent {
    package var marks: [Mark]

    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        mark.angle = angle.start.position ?? 0
        if case .automatic = innerRadius.kind {} else { mark.innerRadius = innerRadius }
        mark.outerRadius = outerRadius
        mark.angularInset = angularInset ?? 0
        marks = [mark]
    }
}
