public import Foundation

/// A value that is an object on Apple's systems, or bridges to one: predicates and formats take it as such, and describe
/// it.
public protocol _DescribedArgument: CustomStringConvertible, CVarArg, _CVarArgObject {}

extension _DescribedArgument {
    public var _cVarArgObject: any CVarArg { description as NSString }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Calendar: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension DateComponents: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Locale: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension TimeZone: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}

// What describes itself otherwise than its object does.

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {
    public var _cVarArgObject: any CVarArg { NSArray(array: self).description as NSString }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {
    public var _cVarArgObject: any CVarArg { (self as NSData).description as NSString }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {
    public var _cVarArgObject: any CVarArg { NSDictionary(dictionary: self).description as NSString }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {
    public var _cVarArgObject: any CVarArg { NSSet(set: self).description as NSString }
}

extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {
    public var _cVarArgObject: any CVarArg { uuidString as NSString }
}
