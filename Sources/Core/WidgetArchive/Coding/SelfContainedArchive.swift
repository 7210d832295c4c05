import FoundationEssentials
package import JSON

extension WidgetArchive {
    /// An archive's JSON form without the paths of this machine: images that it names by their files are in it, and
    /// fonts are named by their files' names.
    ///
    /// - Parameter contents: gives the bytes of a file; an image without any is left out.
    package static func selfContained(_ json: JSONValue, contents: (String) -> [UInt8]?) -> JSONValue {
        guard var object = withFileNames(json).objectValue else { return json }
        var images = JSONObject()
        for (id, resource) in json["images"]?.objectValue?.members ?? [] {
            if let path = resource["file"]?.stringValue {
                images[id] = contents(path).map { ["data": .string(Data($0).base64EncodedString())] }
            } else {
                images[id] = resource
            }
        }
        if json["images"] != nil { object["images"] = .object(images) }
        return .object(object)
    }

    private static func withFileNames(_ json: JSONValue) -> JSONValue {
        switch json {
        case .array(let elements): return .array(elements.map(withFileNames))
        case .object(let object):
            let members = object.members.map { name, value -> JSONObject.Member in
                if name == "file", let path = value.stringValue, path.hasPrefix("/") {
                    return (name, .string(String(path.split(separator: "/").last ?? "")))
                }
                return (name, withFileNames(value))
            }
            return .object(JSONObject(uniqueMembers: members))
        default: return json
        }
    }
}
