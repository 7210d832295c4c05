public import Foundation

extension NSError {
    /// `NSError()`, an error that says nothing, as every object of Objective-C's can be made.
    ///
    /// The argument is there because an extension may not declare `init()` again, which Foundation's on Linux hides.
    public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
