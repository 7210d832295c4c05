public import Foundation

/// A view for text of several lines.
///
/// Its text can be read, edited and selected from code; nobody types into a widget, and it is drawn nowhere.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextEditing {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextViewTextDidChangeNotification")

    public let textContainer: NSTextContainer
    public let layoutManager: NSLayoutManager
    public let textStorage: NSTextStorage

    open var text: String! {
        get { textStorage.string }
        set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var textAlignment = NSTextAlignment.natural
    open var textContainerInset = UIEdgeInsets.zero
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var isFindInteractionEnabled = false
    open var selectedRange = NSRange(location: 0, length: 0)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    private var inputViews: (input: UIView?, accessory: UIView?)

    /// With a container that has a storage, or one of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        (textContainer, layoutManager, textStorage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage())
        super.init(coder: coder)
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
    }

    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    open func scrollRangeToVisible(_ range: NSRange) {}

    var selection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    var editedText: String {
        get { text ?? "" }
        set { text = newValue }
    }

    // MARK: - As input

    open var hasText: Bool { !editedText.isEmpty }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { deleteCharacter() }
    open func text(in range: UITextRange) -> String? { substring(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection) }
        set { select(newValue) }
    }
    open var markedTextRange: UITextRange? { nil }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insert(markedText ?? "") }
    open func unmarkText() {}
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editedText.utf16.count) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextOffsetRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        moved(position, by: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        moved(position, by: [.left, .up].contains(direction) ? -offset : offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        TextOffset.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        TextOffset.distance(from: from, to: toPosition)
    }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        [.left, .up].contains(direction) ? range.start : range.end
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        character(beside: position, isBefore: [.left, .up].contains(direction))
    }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

/// What a text view makes links of.
///
/// - Compatibility: compiles
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let money = UIDataDetectorTypes(rawValue: 128)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
