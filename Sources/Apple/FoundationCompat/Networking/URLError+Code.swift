public import Foundation

extension URLError.Code {
    /// The code of this number, as on Apple's platforms, where every number is a code.
    ///
    /// Foundation's codes are an enumeration on Linux: numbers that it does not know become `unknown`.
    @_disfavoredOverload
    public init(rawValue: Int) {
        let known: Self? = Self(rawValue: rawValue)
        self = known ?? .unknown
    }
}
