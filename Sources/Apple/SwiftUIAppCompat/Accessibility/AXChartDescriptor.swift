public import Foundation
public import SwiftUICompat

/// An axis of a chart that is told.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A value on an axis.
open class AXDataPointValue: NSObject {
    public let number: Double
    public let category: String

    public init(number: Double) {
        self.number = number
        category = ""
    }

    public init(category: String) {
        self.category = category
        number = 0
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
    /// A value of an axis beside x and y.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [Value]
    open var label: String?

    public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = AXDataPointValue(number: x)
        yValue = y.map(AXDataPointValue.init(number:))
        self.additionalValues = additionalValues
        self.label = label
    }

    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        xValue = AXDataPointValue(category: x)
        yValue = y.map(AXDataPointValue.init(number:))
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// What a chart says to somebody who does not see it.
open class AXChartDescriptor: NSObject {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    open var title: String?
    open var summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// Makes the description of a chart.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// No effect: what is drawn has no room for a chart's description.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        unchanged()
    }
}
