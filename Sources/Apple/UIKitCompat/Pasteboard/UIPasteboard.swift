public import Foundation
public import FoundationCompat

/// What was copied, in this process alone.
///
/// Each item has representations by their uniform types. Those of a value that Apple reads as text, an address, an image
/// or a colour are kept as that value.
///
/// - Compatibility: compiles
open class UIPasteboard: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
        public static let find = Name("com.apple.UIKit.pboard.find")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    public static var typeListString: NSArray {
        NSArray(array: [PasteboardType.text, "public.text", "public.plain-text"])
    }
    public static var typeListURL: NSArray { NSArray(array: [PasteboardType.url]) }
    public static var typeListImage: NSArray {
        NSArray(array: [PasteboardType.image, "public.jpeg", "com.compuserve.gif"])
    }
    public static var typeListColor: NSArray { NSArray(array: [PasteboardType.color]) }
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    private static let contents = Contents()

    public static let general = UIPasteboard(.general)

    public let name: Name

    init(_ name: Name) {
        self.name = name
        Self.contents.add(name)
    }

    /// The pasteboard of that name; nil where there is none and none is to be made.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.contents[name] != nil else { return nil }
        self.init(name)
    }

    open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }
    open class func remove(withName name: Name) { contents[name] = nil }

    open var isPersistent: Bool { name == .general }
    open var changeCount: Int { Self.contents[name]?.changes ?? 0 }
    open var numberOfItems: Int { items.count }

    open var items: [[String: Any]] {
        get { Self.contents[name]?.items ?? [] }
        set {
            Self.contents[name] = (newValue, changeCount + 1)
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItems(_ items: [[String: Any]]) { self.items = items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any]) { self.items = items }

    // MARK: By type

    open var types: [String] { items.first?.keys.sorted() ?? [] }

    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }

    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        return IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(Self.data)
    }

    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0[pasteboardType].flatMap(Self.data) }
    }

    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = items
        return itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    }

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: By value

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    open var strings: [String]? {
        get { all { $0 as? String ?? ($0 as? Data).map { String(decoding: $0, as: UTF8.self) } } }
        set { keep(newValue, as: PasteboardType.text) }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var urls: [URL]? {
        get { all { $0 as? URL } }
        set { keep(newValue, as: PasteboardType.url) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var images: [UIImage]? {
        get { all { $0 as? UIImage } }
        set { keep(newValue, as: PasteboardType.image) }
    }

    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    open var colors: [UIColor]? {
        get { all { $0 as? UIColor } }
        set { keep(newValue, as: PasteboardType.color) }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_ value: (Any) -> Value?) -> [Value]? {
        let values = items.compactMap { $0.sorted { $0.key < $1.key }.compactMap { value($0.value) }.first }
        return values.isEmpty ? nil : values
    }

    private func keep(_ values: [Any]?, as type: String) { items = (values ?? []).map { [type: $0] } }

    // MARK: Item providers

    open var itemProviders: [NSItemProvider] {
        get {
            items.compactMap(\.first).map { type, value in
                value as? NSItemProvider ?? NSItemProvider(item: Self.object(value), typeIdentifier: type)
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = itemProviders.map { provider in
            Dictionary(provider.registeredTypeIdentifiers.map { ($0, provider) }) { first, _ in first }
        }
    }

    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: NSString(string: text)
        case let url as URL: NSURL(string: url.absoluteString)
        case let data as Data: NSData(data: data)
        default: value as? any NSSecureCoding
        }
    }
}

/// The uniform types of what a pasteboard reads as values.
private enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
}

/// What is on each pasteboard, and how often that has changed.
private final class Contents: @unchecked Sendable {
    private let lock = NSLock()
    private var boards: [UIPasteboard.Name: (items: [[String: Any]], changes: Int)] = [:]

    subscript(name: UIPasteboard.Name) -> (items: [[String: Any]], changes: Int)? {
        get { lock.withLock { boards[name] } }
        set { lock.withLock { boards[name] = newValue } }
    }

    func add(_ name: UIPasteboard.Name) {
        lock.withLock { if boards[name] == nil { boards[name] = ([], 0) } }
    }
}
