public import Foundation
public import FoundationCompat

/// What takes events, of which a widget gets none.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }
    open var userActivity: NSUserActivity?
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var undoManager: UndoManager? { nil }
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    @discardableResult
    open func resignFirstResponder() -> Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    public class var keyboardWillShowNotification: Notification.Name { .init("UIKeyboardWillShowNotification") }
    public class var keyboardDidShowNotification: Notification.Name { .init("UIKeyboardDidShowNotification") }
    public class var keyboardWillHideNotification: Notification.Name { .init("UIKeyboardWillHideNotification") }
    public class var keyboardDidHideNotification: Notification.Name { .init("UIKeyboardDidHideNotification") }
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITouch: NSObject {
    open func location(in view: UIView?) -> CGPoint { .zero }
}
