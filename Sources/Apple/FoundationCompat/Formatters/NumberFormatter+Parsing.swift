public import Foundation

extension NumberFormatter {
    /// The number that a part of a text is, as far as the text is one; throws where it is none.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let part = range.map { (string as NSString).substring(with: $0.pointee) } ?? string
        guard let number = number(from: part) else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "'\(part)' is no number"])
        }
        object?.pointee = number
    }
}
