public import Foundation

/// Nobody touches a widget's controls: no action is performed.
extension UIControl {
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
    }

    public func addAction(_ action: UIAction, for controlEvents: Event) {}
    public func removeAction(_ action: UIAction, for controlEvents: Event) {}
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {}
    public func sendAction(_ action: UIAction) {}
}
