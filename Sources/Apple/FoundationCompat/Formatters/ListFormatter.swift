public import Foundation

/// "a, b and c", in the locale's words.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    open var itemFormatter: Formatter?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for object: Any?) -> String? {
        (object as? [Any]).flatMap { string(from: $0) }
    }
}
