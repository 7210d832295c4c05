// A widget's view of a group: Foundation's own defaults. Commands on standard input, answers on standard output.
import Foundation

let defaults = UserDefaults(suiteName: "group.test")!
while let line = readLine() {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words[0] {
    case "sync": print(defaults.synchronize())
    case "set": defaults.set(words[2], forKey: words[1])
    case "setInt": defaults.set(Int(words[2])!, forKey: words[1])
    case "setDouble": defaults.set(Double(words[2])!, forKey: words[1])
    case "setBool": defaults.set(words[2] == "true", forKey: words[1])
    case "setDate": defaults.set(Date(timeIntervalSince1970: Double(words[2])!), forKey: words[1])
    case "setData": defaults.set(Data(words[2].utf8), forKey: words[1])
    case "setArray": defaults.set([1, 2.5, words[2]] as [Any], forKey: words[1])
    case "remove": defaults.removeObject(forKey: words[1])
    case "int": print(defaults.integer(forKey: words[1]), defaults.object(forKey: words[1]) as? Int as Any)
    case "double": print(defaults.double(forKey: words[1]))
    case "bool": print(defaults.bool(forKey: words[1]))
    case "string": print(defaults.string(forKey: words[1]) ?? "nil")
    case "data": print(defaults.data(forKey: words[1]).map { Array($0) } as Any)
    case "date": print((defaults.object(forKey: words[1]) as? Date)?.timeIntervalSince1970 as Any)
    case "posts": print((defaults.array(forKey: words[1]) as? [[String: String]])?.map { $0["title"]! } as Any)
    case "asIntIsDouble":
        print(defaults.object(forKey: words[1]) as? Int as Any, defaults.object(forKey: words[1]) as? Double as Any)
    default: print("?")
    }
    fflush(stdout)
}
