import ArgumentParser
import Foundation
import JSON
import WidgetProtocol

/// A path with placeholders, which stand for what a picture shows: `{locale}/{family}.png`.
struct PicturePattern {
    private enum Part {
        case text(String)
        case axis(PictureAxis)
    }

    private let text: String
    private var parts: [Part] = []

    init(_ text: String) throws(ValidationError) {
        self.text = text
        var rest = text[...]
        while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: brace)..<end])
            guard let axis = PictureAxis(rawValue: name) else {
                let known = PictureAxis.allCases.map { "{\($0.rawValue)}" }
                throw ValidationError("There is no {\(name)} in -o; there are \(BridgeError.list(known)).")
            }
            parts += [.text(String(rest[..<brace])), .axis(axis)]
            rest = rest[rest.index(after: end)...]
        }
        parts.append(.text(String(rest)))
    }

    /// The path of a picture; in place of a character that would lead into another folder, it has a `_`.
    func path(_ names: [PictureAxis: String]) throws(ValidationError) -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .axis(let axis):
                guard let name = names[axis] else {
                    throw ValidationError("{\(axis.rawValue)} in -o stands for nothing that is drawn here.")
                }
                path += Self.fileName(name)
            }
        }
        return path
    }

    private static func fileName(_ name: String) -> String {
        let safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        return safe.hasPrefix(".") ? "_" + safe.dropFirst() : safe
    }

    /// Names what is missing where pictures would take each other's place.
    func check(_ paths: [String]) throws(ValidationError) {
        var seen: Set<String> = []
        for path in paths where !seen.insert(path).inserted {
            throw ValidationError(
                "Several pictures would be \(path): have -o name a folder, or say in \(text) what sets them apart.")
        }
    }

    /// Makes the folders that several pictures go into.
    func makeFolders(_ paths: [String]) throws(BridgeError) {
        for folder in Set(paths.map { ($0 as NSString).deletingLastPathComponent }) where !folder.isEmpty {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw BridgeError(
                    .outputNotWritten, "\(folder) cannot be made: \(error.localizedDescription)",
                    hint: "Name another folder after -o.", details: ["path": .string(folder)])
            }
        }
    }
}
