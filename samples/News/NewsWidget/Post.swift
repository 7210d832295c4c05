import Foundation

struct Post: Identifiable, Hashable {
    let id: Int
    let title: String
    let source: String
    /// An asset's name, a file's path, a web address, or nothing.
    let cover: String

    var url: URL {
        URL(string: "news://story/\(id)?homeWidget")!
    }
}

extension Post {
    /// What the app saved under `posts`.
    static func saved(in defaults: UserDefaults?) -> [Post] {
        let items = defaults?.array(forKey: "posts") as? [[String: Any]] ?? []
        return items.enumerated().map { index, item in
            Post(
                id: index,
                title: item["title"] as? String ?? "",
                source: item["source"] as? String ?? "",
                cover: item["cover"] as? String ?? ""
            )
        }
    }

    static let samples = (0..<6).map { index in
        Post(id: index, title: "A headline that runs over two lines", source: "The Daily", cover: "")
    }
}
