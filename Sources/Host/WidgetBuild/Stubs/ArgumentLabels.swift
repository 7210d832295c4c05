import Foundation
import WidgetProtocol

/// The labels of the arguments that the stand-ins' initializers and methods take, by the symbols of their library.
///
/// What was looked for is kept: the library has a hundred thousand symbols, and a build that goes wrong hundreds of calls of
/// the same few names.
final class ArgumentLabels {
    private let library: String
    private lazy var symbols = (try? Data(contentsOf: URL(fileURLWithPath: library), options: .mappedIfSafe)) ?? Data()
    private var known: [String: Set<String>?] = [:]

    init(library: String) { self.library = library }

    /// The stand-ins that have what Apple's frameworks have: an argument that they do not take is the author's mistake.
    private static let whole: Set = ["AppIntentsCompat", "ChartsCompat", "SwiftUICompat", "WidgetKitCompat"]

    /// The call of something of a stand-in's that is not whole with an argument that it does not take, the label of which
    /// is a slip away from none that it takes: `VNImageRequestHandler(orientation:)`.
    ///
    /// What the target declares, too, may be its own.
    func missing(_ error: CompilerError, declared: Set<String>) -> String? {
        let takesNone = error.message.hasPrefix("argument passed to call that takes no arguments")
        guard let label = takesNone ? "" : Self.label(in: error.message),
            let source = try? ProjectFiles.contents(error.file, .source),
            let callee = SourceFile(Array(source)).callee(ofArgumentAt: error.line, error.column),
            !declared.contains(callee), let known = labels(of: callee),
            !known.contains(where: { $0 == label || KnownNames.isSlip(label, $0) })
        else { return nil }
        return takesNone ? "\(callee)(…)" : "\(callee)(\(label):)"
    }

    private static func label(in message: String) -> String? {
        if let match = message.firstMatch(of: #/^extra(?:neous)? argument (?:label )?'(\w+):?' in call/#) {
            return String(match.output.1)
        }
        guard
            let match = message.firstMatch(
                of: #/^incorrect argument labels? in call \(have '([\w:]+)', expected '([\w:]+)'/#)
        else { return nil }
        let (given, expected) = (match.output.1.split(separator: ":"), match.output.2.split(separator: ":"))
        // One that stands for another is a slip of that, if of any.
        let wrong = given.first { !expected.contains($0) && $0 != "_" }.map(String.init)
        return wrong.flatMap { wrong in expected.contains { KnownNames.isSlip(wrong, String($0)) } ? nil : wrong }
    }

    /// The labels of all that is called so; nil where nothing is, or something of a stand-in's that is whole.
    private func labels(of callee: String) -> Set<String>? {
        if let labels = known[callee] { return labels }
        let labels = symbols.withUnsafeBytes { Self.labels(of: callee, in: $0) }
        known[callee] = .some(labels)
        return labels
    }

    private static func labels(of callee: String, in symbols: UnsafeRawBufferPointer) -> Set<String>? {
        let name = "\(callee.utf8.count)\(callee)"
        var labels: Set<String>?
        var start = 0
        // Symbols stand one behind another, with zeros between.
        while let base = symbols.baseAddress?.assumingMemoryBound(to: CChar.self), start < symbols.count,
            let end = memchr(base + start, 0, symbols.count - start)
        {
            let text = base + start
            start = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
            guard text[0] == 0x24, strstr(text, name) != nil, let symbol = Demangling.text(of: String(cString: text)),
                let (module, declared) = Self.labels(of: callee, in: symbol)
            else { continue }
            if whole.contains(module) { return nil }
            labels = (labels ?? []).union(declared)
        }
        return labels
    }

    /// The module and the labels of `VisionCompat.VNImageRequestHandler.init(cgImage: …, options: …) -> …`.
    private static func labels(of callee: String, in symbol: String) -> (module: String, labels: Set<String>)? {
        guard let module = symbol.firstMatch(of: #/\b(\w+Compat)\./#)?.output.1,
            let opening = [".\(callee)(", ".\(callee).init(", ".\(callee).__allocating_init("]
                .compactMap({ symbol.range(of: $0) }).first
        else { return nil }
        var labels: Set<String> = []
        var (depth, word) = (0, "")
        for letter in symbol[opening.upperBound...] {
            switch letter {
            case "(", "<", "[": depth += 1
            case ")" where depth == 0: return (String(module), labels)
            // That of an arrow belongs to no bracket.
            case ">" where word.hasSuffix("-"): break
            case ")", ">", "]": depth -= 1
            case ":" where depth == 0: labels.insert(word)
            default: break
            }
            word = letter.isLetter || letter.isNumber || letter == "_" || letter == "-" ? word + String(letter) : ""
        }
        return nil
    }
}

/// What Swift's run-time says of mangled names.
private enum Demangling {
    /// Declared in the run-time's `Demangle.h`; what it gives is the caller's to free.
    @_silgen_name("swift_demangle")
    private static func demangle(
        _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
        _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

    static func text(of symbol: String) -> String? {
        guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

extension SourceFile {
    /// The name of what is called with the argument that stands at a place, or with the parenthesis there, both counted from
    /// one: a type's or a method's.
    func callee(ofArgumentAt line: Int, _ column: Int) -> String? {
        var start = bytes.startIndex
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let place = start + column - 1
        let around = tokens.indices.last { index in
            guard isPunctuation(index, "("), let closer = closing(index) else { return false }
            let isCall = index > 0 && tokens[index - 1].kind == .word
            let start = isCall ? tokens[index].range.lowerBound : tokens[index].range.upperBound
            return start <= place && place < tokens[closer].range.upperBound
        }
        guard let around, around > 0, tokens[around - 1].kind == .word else { return nil }
        let name = text(around - 1)
        return name == "init" && around > 2 && isPunctuation(around - 2, ".") ? text(around - 3) : name
    }
}
