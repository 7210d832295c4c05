public import Foundation

extension NSObjectProtocol {
    /// Whether the object is of a class, or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains { $0.subjectType == aClass }
    }

    /// Whether the object is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
