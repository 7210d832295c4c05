public import Foundation

// `map(NSNumber.init)` takes a value, and not what a literal is made by.
extension NSNumber {
    @_disfavoredOverload
    public convenience init(floatLiteral value: Double) { self.init(value: value) }

    @_disfavoredOverload
    public convenience init(integerLiteral value: Int) { self.init(value: value) }

    @_disfavoredOverload
    public convenience init(booleanLiteral value: Bool) { self.init(value: value) }
}
