public import Foundation
public import SwiftUICompat

/// A font as a list of what it is to be.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        @available(*, deprecated, renamed: "type")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        @available(*, deprecated, renamed: "selector")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    let font: Font
    let name: String
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    init(font: UIFont) {
        self.font = font.font
        name = font.fontName
        pointSize = font.pointSize
        symbolicTraits = []
    }

    private init(_ font: Font, like other: UIFontDescriptor, traits: SymbolicTraits? = nil) {
        self.font = font
        name = other.name
        pointSize = other.pointSize
        symbolicTraits = traits ?? other.symbolicTraits
    }

    /// Looks at the name or else the family, the size and the traits.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        let base =
            name.map { UIFontDescriptor(name: $0, size: size ?? 12) }
            ?? UIFont.systemFont(ofSize: size ?? 12).fontDescriptor
        self.init(base.addingAttributes(attributes).font, like: base)
    }

    public convenience init(name: String, matrix: CGAffineTransform) {
        self.init(name: name, size: 12)
    }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        guard let font = UIFont(coder: coder) else { return nil }
        self.init(font: font)
    }

    open func encode(with coder: NSCoder) { UIFont(descriptor: self, size: 0).encode(with: coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public init(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        self.name = name
        pointSize = size
        symbolicTraits = []
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style)
    }

    open var postscriptName: String { name }
    open var matrix: CGAffineTransform { .identity }
    open var fontAttributes: [AttributeName: Any] {
        [.name: name, .size: pointSize, .traits: [TraitKey.symbolic: symbolicTraits.rawValue]]
    }
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// This one, as no other font is looked for.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
    open func withFace(_ newFace: String) -> UIFontDescriptor { self }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let designs: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
        return UIFontDescriptor(font.design(designs[design] ?? .default), like: self)
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        if traits.contains(.traitMonoSpace) { font = font.monospaced() }
        return UIFontDescriptor(font, like: self, traits: traits)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: UIFont(descriptor: self, size: size))
    }

    /// Takes the weight; other attributes have no effect.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
        let weight = (traits[.weight] as? UIFont.Weight) ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
        return weight.map { UIFontDescriptor(font.weight($0.font), like: self) } ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hashValue }
}
