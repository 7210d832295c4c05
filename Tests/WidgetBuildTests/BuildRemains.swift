import Foundation

/// What builds have left in a cache beside what they keep: the objects of each target.
func buildRemains(in cache: String) -> [String] {
    let files = FileManager.default
    func entries(_ path: String) -> [String] { (try? files.contentsOfDirectory(atPath: cache + "/" + path)) ?? [] }
    return entries("staging")
        + entries("targets").flatMap { target in entries("targets/" + target).filter { $0 != "objects" } }
}
