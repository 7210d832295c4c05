public import Foundation

extension NSAttributedString {
    /// A text without characters: `NSAttributedString()`, and `NSMutableAttributedString()`, which Foundation on Linux asks a
    /// string for.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}
