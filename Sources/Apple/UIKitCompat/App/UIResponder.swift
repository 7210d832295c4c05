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
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    open var canResignFirstResponder: Bool { true }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func reloadInputViews() {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    /// Would be called after a nib is loaded, of which there are none here.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityHint: String?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityValue: String?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityLanguage: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! = []
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityHeaderElements: [Any]?
    open var accessibilityElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    public class var keyboardWillShowNotification: Notification.Name { .init("UIKeyboardWillShowNotification") }
    public class var keyboardDidShowNotification: Notification.Name { .init("UIKeyboardDidShowNotification") }
    public class var keyboardWillHideNotification: Notification.Name { .init("UIKeyboardWillHideNotification") }
    public class var keyboardDidHideNotification: Notification.Name { .init("UIKeyboardDidHideNotification") }
    public class var keyboardWillChangeFrameNotification: Notification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    public class var keyboardDidChangeFrameNotification: Notification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
