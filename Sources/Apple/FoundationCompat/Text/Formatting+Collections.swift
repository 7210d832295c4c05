import Foundation

// On Apple's systems collections are objects, which formats describe.

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSArray(array: self).description as NSString }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSDictionary(dictionary: self).description as NSString }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
