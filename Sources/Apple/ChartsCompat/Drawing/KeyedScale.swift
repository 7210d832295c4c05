/// What stands for values of the data: colours, symbols, line styles or sizes.
struct KeyedScale<Value> {
    /// The values that something stands for, in the legend's order; nil for those of the data, in its order.
    var domain: [_PlottedValue]?
    /// What stands for the domain's values, over and over; empty for the standard ones.
    var range: [Value] = []
    var mapping: ((_PlottedValue) -> Value?)?

    /// What stands for one of `values`, which are in the scale's order.
    func value(for key: _PlottedValue, among values: [_PlottedValue], standard: [Value]) -> Value {
        if let value = mapping?(key) { return value }
        let range = range.isEmpty ? standard : range
        return range[(values.firstIndex(of: key) ?? 0) % range.count]
    }
}

extension KeyedScale {
    init<Data: Plottable>(_ pairs: KeyValuePairs<Data, Value>) {
        domain = pairs.map { $0.key.primitivePlottable._plotted }
        range = pairs.map(\.value)
    }

    init<Data: Plottable>(domain: [Data], range: [Value] = []) {
        self.domain = domain.map { $0.primitivePlottable._plotted }
        self.range = range
    }

    init<Data: Plottable>(mapping: @escaping (Data) -> Value) {
        self.mapping = { AxisValue(index: 0, count: 0, value: $0).as(Data.self).map(mapping) }
    }
}
