public import Foundation

/// A date formatter's symbols as Apple declares them, implicitly unwrapped, beside Foundation's on Linux, which are plain:
/// `weekdaySymbols?[0]` and `weekdaySymbols!` compile as well as `weekdaySymbols[0]`.
///
/// What a class declares goes before what a protocol's extension does, so that this is taken only where the other does not
/// do. Setting nil sets what the formatter's locale has.
public protocol _ResettableSymbols: DateFormatter {}

extension DateFormatter: _ResettableSymbols {}

extension _ResettableSymbols {
    private typealias Path<Value> = ReferenceWritableKeyPath<DateFormatter, Value>

    private func set<Value>(_ path: Path<Value>, _ value: Value?) {
        if let value { return self[keyPath: path] = value }
        let fresh = DateFormatter()
        fresh.locale = locale
        fresh.calendar = calendar
        self[keyPath: path] = fresh[keyPath: path]
    }

    private func list(_ path: Path<[String]>) -> [String] { self[keyPath: path] }
    private func setList(_ path: Path<[String]>, _ value: [String]?) { set(path, value) }
    private func text(_ path: Path<String>) -> String { self[keyPath: path] }
    private func setText(_ path: Path<String>, _ value: String?) { set(path, value) }

    public var eraSymbols: [String]! {
        get { list(\.eraSymbols) }
        set { setList(\.eraSymbols, newValue) }
    }
    public var longEraSymbols: [String]! {
        get { list(\.longEraSymbols) }
        set { setList(\.longEraSymbols, newValue) }
    }
    public var monthSymbols: [String]! {
        get { list(\.monthSymbols) }
        set { setList(\.monthSymbols, newValue) }
    }
    public var shortMonthSymbols: [String]! {
        get { list(\.shortMonthSymbols) }
        set { setList(\.shortMonthSymbols, newValue) }
    }
    public var veryShortMonthSymbols: [String]! {
        get { list(\.veryShortMonthSymbols) }
        set { setList(\.veryShortMonthSymbols, newValue) }
    }
    public var standaloneMonthSymbols: [String]! {
        get { list(\.standaloneMonthSymbols) }
        set { setList(\.standaloneMonthSymbols, newValue) }
    }
    public var shortStandaloneMonthSymbols: [String]! {
        get { list(\.shortStandaloneMonthSymbols) }
        set { setList(\.shortStandaloneMonthSymbols, newValue) }
    }
    public var veryShortStandaloneMonthSymbols: [String]! {
        get { list(\.veryShortStandaloneMonthSymbols) }
        set { setList(\.veryShortStandaloneMonthSymbols, newValue) }
    }
    public var weekdaySymbols: [String]! {
        get { list(\.weekdaySymbols) }
        set { setList(\.weekdaySymbols, newValue) }
    }
    public var shortWeekdaySymbols: [String]! {
        get { list(\.shortWeekdaySymbols) }
        set { setList(\.shortWeekdaySymbols, newValue) }
    }
    public var veryShortWeekdaySymbols: [String]! {
        get { list(\.veryShortWeekdaySymbols) }
        set { setList(\.veryShortWeekdaySymbols, newValue) }
    }
    public var standaloneWeekdaySymbols: [String]! {
        get { list(\.standaloneWeekdaySymbols) }
        set { setList(\.standaloneWeekdaySymbols, newValue) }
    }
    public var shortStandaloneWeekdaySymbols: [String]! {
        get { list(\.shortStandaloneWeekdaySymbols) }
        set { setList(\.shortStandaloneWeekdaySymbols, newValue) }
    }
    public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { list(\.veryShortStandaloneWeekdaySymbols) }
        set { setList(\.veryShortStandaloneWeekdaySymbols, newValue) }
    }
    public var quarterSymbols: [String]! {
        get { list(\.quarterSymbols) }
        set { setList(\.quarterSymbols, newValue) }
    }
    public var shortQuarterSymbols: [String]! {
        get { list(\.shortQuarterSymbols) }
        set { setList(\.shortQuarterSymbols, newValue) }
    }
    public var standaloneQuarterSymbols: [String]! {
        get { list(\.standaloneQuarterSymbols) }
        set { setList(\.standaloneQuarterSymbols, newValue) }
    }
    public var shortStandaloneQuarterSymbols: [String]! {
        get { list(\.shortStandaloneQuarterSymbols) }
        set { setList(\.shortStandaloneQuarterSymbols, newValue) }
    }
    public var amSymbol: String! {
        get { text(\.amSymbol) }
        set { setText(\.amSymbol, newValue) }
    }
    public var pmSymbol: String! {
        get { text(\.pmSymbol) }
        set { setText(\.pmSymbol, newValue) }
    }
}
