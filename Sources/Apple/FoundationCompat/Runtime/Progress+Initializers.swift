public import Foundation

extension Progress {
    /// Progress that is no part of any other's, and of an amount of work that is not known yet: `Progress()`.
    ///
    /// An extension cannot override NSObject's `init()`, which Foundation for Linux does not inherit here.
    public convenience init(_nothing: Void = ()) { self.init(parent: nil) }
}
