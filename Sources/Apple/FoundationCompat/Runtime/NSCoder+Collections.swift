public import Foundation

extension NSCoder {
    /// An array whose objects are of a class; nil where one is not.
    public func decodeArrayOfObjects<Element: NSObject & NSCoding>(
        ofClass type: Element.Type, forKey key: String
    ) -> [Element]? {
        decodeArrayOfObjects(ofClasses: [type], forKey: key) as? [Element]
    }

    /// An array whose objects are of one of the classes.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        // Linux's takes a key that is not there for an error.
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any] : nil
    }

    /// A dictionary whose keys and values are of a class each; nil where one is not.
    public func decodeDictionary<Key: NSObject & NSCoding, Value: NSObject & NSCoding>(
        withKeyClass keyType: Key.Type, objectClass: Value.Type, forKey key: String
    ) -> [Key: Value]? {
        decodeDictionary(withKeysOfClasses: [keyType], objectsOfClasses: [objectClass], forKey: key) as? [Key: Value]
    }

    /// A dictionary whose keys and values are of one of the classes each.
    public func decodeDictionary(
        withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses: [AnyClass], forKey key: String
    ) -> [AnyHashable: Any]? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: [NSDictionary.self] + keyClasses + objectsOfClasses, forKey: key) as? [AnyHashable: Any]
    }
}
