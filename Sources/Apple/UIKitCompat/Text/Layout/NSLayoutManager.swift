public import Foundation

/// Lays a storage's text out in containers: it measures and draws whole texts, and tells nothing of their lines.
///
/// Each UTF-16 code unit counts as a glyph.
///
/// - Compatibility: compiles
open class NSLayoutManager: NSObject {
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let null = GlyphProperty(rawValue: 1)
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        public static let elastic = GlyphProperty(rawValue: 4)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    public struct ControlCharacterAction: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }

    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal, vertical
    }

    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesFontLeading = true
    open var usesDefaultHyphenation = false
    open var allowsNonContiguousLayout = false
    open var limitsLayoutForSuspiciousContents = false
    open var hasNonContiguousLayout: Bool { false }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        textStorage?.layoutManagers.forEach(newTextStorage.addLayoutManager)
    }

    // MARK: - Containers

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager = self
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    }
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}

    // MARK: - Changes

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {}
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}

    // MARK: - Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// All of them in the first container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
    }

    // MARK: - Measuring

    open func usedRect(for container: NSTextContainer) -> CGRect {
        boundingRect(forGlyphRange: glyphRange(for: container), in: container)
    }
    /// The size that a part of the text has alone.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        part(glyphRange)?.boundingRect(with: available(in: container), options: .usesLineFragmentOrigin, context: nil)
            .offsetBy(dx: container.lineFragmentPadding, dy: 0) ?? .zero
    }
    open var extraLineFragmentRect: CGRect { .zero }
    open var extraLineFragmentUsedRect: CGRect { .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { nil }
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect { .zero }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect { .zero }
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        textContainers.first
    }
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        0
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat { 0 }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        0
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    // MARK: - Drawing

    /// Drawn with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first else { return }
        let place = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        part(glyphsToShow)?.draw(in: CGRect(origin: place, size: available(in: container)))
    }

    private func part(_ range: NSRange) -> NSAttributedString? {
        guard let textStorage, range.length > 0, NSMaxRange(range) <= textStorage.length else { return nil }
        return textStorage.attributedSubstring(from: range)
    }

    private func available(in container: NSTextContainer) -> CGSize {
        CGSize(width: container.size.width - 2 * container.lineFragmentPadding, height: container.size.height)
    }
}

/// What has a say in a layout; it is asked for nothing here.
///
/// - Compatibility: compiles
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}
