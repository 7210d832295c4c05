public import Foundation

/// A value that a chart can show: a number, a date or a category.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plotted: _PlottedValue { get }
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

/// What an axis places: a number, a date or a category.
public enum _PlottedValue: Hashable {
    case number(Double)
    case date(Date)
    case category(String)

    /// Where the value lies among its like; nil for a category.
    var position: Double? {
        switch self {
        case .number(let value): value
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    var name: String {
        switch self {
        case .number(let value): value.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let name): name
        }
    }
}

extension Double: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
    public var _plotted: _PlottedValue { .number(self) }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _plotted: _PlottedValue { .category(self) }
}

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _plotted: _PlottedValue { .date(self) }
}

extension Plottable where Self: BinaryInteger, PrimitivePlottable == Double {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self.init(exactly: primitivePlottable.rounded()) }
}

extension Int: Plottable { public typealias PrimitivePlottable = Double }
extension Int8: Plottable { public typealias PrimitivePlottable = Double }
extension Int16: Plottable { public typealias PrimitivePlottable = Double }
extension Int32: Plottable { public typealias PrimitivePlottable = Double }
extension Int64: Plottable { public typealias PrimitivePlottable = Double }
extension UInt: Plottable { public typealias PrimitivePlottable = Double }
extension UInt8: Plottable { public typealias PrimitivePlottable = Double }
extension UInt16: Plottable { public typealias PrimitivePlottable = Double }
extension UInt32: Plottable { public typealias PrimitivePlottable = Double }
extension UInt64: Plottable { public typealias PrimitivePlottable = Double }

extension Float: Plottable {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension CGFloat: Plottable {
    public var primitivePlottable: Double { Double(self) }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Decimal: Plottable {
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}
