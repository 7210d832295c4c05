import FoundationCompat
public import Foundation
import SwiftUICompat

/// What makes a picture of pictures and numbers; those that are here are in ``filterNames(inCategory:)``.
open class CIFilter: NSObject, @unchecked Sendable {
    private let kind: FilterKind?
    private var values: [String: Any]

    init(_ kind: FilterKind) {
        self.kind = kind
        values = kind.defaults
    }

    /// A filter of the app's own, which gives an output by itself.
    public override init() {
        kind = nil
        values = [:]
    }

    /// Nil for a name that no filter here has.
    public convenience init?(name: String) {
        self.init(name: name, parameters: nil)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let kind = FilterKind.all[name] else {
            Unavailable.note("the filter \(name)")
            return nil
        }
        self.init(kind)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    @available(*, deprecated, renamed: "init(name:parameters:)")
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    open var name: String { kind?.name ?? String(describing: type(of: self)) }

    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterKind.all[filterName].map { String($0.name.dropFirst(2)) }
    }

    /// The names of all filters that are here, whatever the category.
    open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }
    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.all.keys.sorted() }

    /// Nil while what the filter needs is not set.
    open var outputImage: CIImage? { kind?.output(self) }

    open var inputKeys: [String] { kind?.keys ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    open var attributes: [String: Any] {
        var attributes: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
        for (key, value) in kind?.defaults ?? [:] { attributes[key] = [kCIAttributeDefault: value] }
        return attributes
    }

    open func setDefaults() {
        values = kind?.defaults ?? [:]
    }

    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]
    }
}

extension CIFilter {
    /// A number, however it is written.
    func number(_ key: String) -> Double {
        switch value(forKey: key) {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: 0
        }
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { value(forKey: key) as? CIImage }
    func data(_ key: String) -> Data? {
        value(forKey: key) as? Data ?? (value(forKey: key) as? NSData).map { Data($0) }
    }
    func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }

    func vector(_ key: String) -> CIVector {
        switch value(forKey: key) {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: CIVector([])
        }
    }

    func color(_ key: String) -> SIMD4<Float> { (value(forKey: key) as? CIColor ?? .black).components }

    func transform(_ key: String) -> CGAffineTransform {
        value(forKey: key) as? CGAffineTransform ?? (value(forKey: key) as? CIVector)?.cgAffineTransformValue
            ?? .identity
    }
}

/// A filter that is here: what it takes, and what it makes of it.
struct FilterKind: @unchecked Sendable {
    let name: String
    let keys: [String]
    /// Values of kinds that do not change.
    let defaults: [String: Any]
    let output: @Sendable (CIFilter) -> CIImage?

    init(
        _ name: String, _ defaults: KeyValuePairs<String, Any> = [:], takesImage: Bool = true,
        output: @escaping @Sendable (CIFilter) -> CIImage?
    ) {
        self.name = name
        keys = (takesImage ? [kCIInputImageKey] : []) + defaults.map(\.key)
        self.defaults = Dictionary(uniqueKeysWithValues: defaults.map { ($0.key, $0.value) })
        self.output = output
    }

    /// By their names.
    static let all: [String: FilterKind] = Dictionary(
        uniqueKeysWithValues: (generators + colors + blurs + reductions + composites + geometry).map { ($0.name, $0) })
}
