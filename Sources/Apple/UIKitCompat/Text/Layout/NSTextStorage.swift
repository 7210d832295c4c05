public import Foundation

/// A text that tells its layout managers and its delegate of changes.
open class NSTextStorage: NSMutableAttributedString {
    /// What of a text has changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    open var fixesAttributesLazily: Bool { false }
    private var editing = 0

    public init() {
        super.init(string: "")
    }

    public override init(string str: String) {
        super.init(string: str)
    }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
        super.init(string: str, attributes: attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        aLayoutManager.textStorage = self
        layoutManagers.append(aLayoutManager)
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage === self else { return }
        aLayoutManager.textStorage = nil
        layoutManagers.removeAll { $0 === aLayoutManager }
    }

    // MARK: - Text

    // All is read and changed by four, which a subclass with a text of its own overrides; Linux's Foundation does each its own
    // way.

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override var length: Int { string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        range?.pointee = longestRange(at: location, in: rangeLimit) {
            attributes(at: $0, effectiveRange: $1).mapValues { $0 as? AnyHashable }
        }
        return attributes(at: location, effectiveRange: nil)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        range?.pointee = longestRange(at: location, in: rangeLimit) {
            attribute(attrName, at: $0, effectiveRange: $1) as? AnyHashable
        }
        return attribute(attrName, at: location, effectiveRange: nil)
    }

    private func longestRange(
        at location: Int, in limit: NSRange, _ value: (Int, NSRangePointer) -> AnyHashable?
    ) -> NSRange {
        var (all, next) = (NSRange(), NSRange())
        let first = value(location, &all)
        while all.location > limit.location, value(all.location - 1, &next) == first { all = NSUnionRange(all, next) }
        while NSMaxRange(all) < NSMaxRange(limit), value(NSMaxRange(all), &next) == first {
            all = NSUnionRange(all, next)
        }
        return NSIntersectionRange(all, limit)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { attributes, run, _ in
            part.setAttributes(
                attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(in: range) { $0[name] = nil }
    }

    private func change(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var location = range.location
        while location < NSMaxRange(range) {
            var part = NSRange()
            var attributes = attributes(at: location, effectiveRange: &part)
            part = NSIntersectionRange(part, range)
            change(&attributes)
            setAttributes(attributes, range: part)
            location = NSMaxRange(part)
        }
        endEditing()
    }

    // MARK: - Editing

    open override func beginEditing() { editing += 1 }

    open override func endEditing() {
        editing -= 1
        if editing == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes a change of a range of what was there, by which the text is longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: editedRange.length + delta)
        self.editedRange = self.editedMask.isEmpty ? changed : NSUnionRange(self.editedRange, changed)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editing == 0 { processEditing() }
    }

    open func processEditing() {
        let (mask, delta) = (editedMask, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: editedRange, changeInLength: delta)
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: mask, range: editedRange, changeInLength: delta)
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: editedRange, changeInLength: delta, invalidatedRange: editedRange)
        }
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// What is told of a text's changes.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

extension NSMutableAttributedString {
    /// Does nothing: fonts that lack characters are replaced where a text is drawn.
    public func fixAttributes(in range: NSRange) {}
}
