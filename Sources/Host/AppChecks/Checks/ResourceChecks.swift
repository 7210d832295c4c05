import Foundation
import JSON
import WidgetBuild
import WidgetProtocol

/// Fonts, pictures, colours and strings that the widget's code or its Info.plist names, against those in its bundle.
struct ResourceChecks {
    let sources: AppSources

    var findings: [Finding] {
        sources.app.targets.filter { $0.kind == .widget || $0.kind == .app }.flatMap(declaredFonts)
            + sources.widgets.flatMap { usedFonts(by: $0) + assets(of: $0) + strings(of: $0) }
    }

    // MARK: Fonts

    private func names(declaredBy target: AppDescription.Target) -> [String]? {
        target.configurations.first?.information.map {
            $0["UIAppFonts"]?.arrayValue?.compactMap(\.stringValue) ?? []
        }
    }

    private func declaredFonts(of target: AppDescription.Target) -> [Finding] {
        guard let names = names(declaredBy: target), let plist = target.infoPlist else { return [] }
        let files = target.resources
        return names.compactMap { name in
            guard !files.contains(where: { ("/" + $0).hasSuffix("/" + name) }) else { return nil }
            let last = (name as NSString).lastPathComponent
            let nearest = files.map { ($0 as NSString).lastPathComponent }
                .first { $0.lowercased() == last.lowercased() }
            guard nearest != nil || !target.hasResourceScript else { return nil }
            return Finding(
                .error, .fontMissing, file: sources.relative(plist),
                "UIAppFonts names \(quoted(name)), which is not among the resources of \(target.name)",
                mend: nearest.map { "The file is called \(quoted($0)): phones tell capitals from small letters." }
                    ?? "Add the file to the target's Copy Bundle Resources, or take the name away.")
        }
    }

    private func usedFonts(by widget: AppDescription.Target) -> [Finding] {
        let texts = sources.texts(of: widget)
        // A framework may do so for all.
        let registers = sources.texts.contains { text in
            text.tokens.indices.contains { text.word($0)?.hasPrefix("CTFontManagerRegister") ?? false }
        }
        guard !registers, !widget.hasResourceScript, let declared = names(declaredBy: widget), widget.platform == "iOS",
            // A font that cannot be read may have any name.
            widget.fonts.allSatisfy({ !$0.names.isEmpty })
        else { return [] }
        let files = Set(declared.map { ($0 as NSString).lastPathComponent })
        return texts.flatMap { text in
            text.calls(["custom", "UIFont"]).compactMap { call -> Finding? in
                let argument = call.name == "UIFont" ? call.argument("name") : call.argument(nil)
                guard
                    call.name == "UIFont" || call.isMember && call.argument("size") != nil
                        || call.argument("fixedSize") != nil,
                    let name = sources.value(argument, in: text), !SystemFontFamilies.contain(name)
                else { return nil }
                if let font = widget.fonts.first(where: { $0.names.contains(name) }) {
                    let file = (font.path as NSString).lastPathComponent
                    guard !files.contains(file) else { return nil }
                    return sources.finding(
                        .error, .fontUndeclared, in: text, line: call.line,
                        "the font \(quoted(name)) is in the bundle and not in UIAppFonts of \(widget.name)",
                        mend: "Add \(quoted(file)) to UIAppFonts in the widget's own Info.plist.")
                }
                let known = widget.fonts.reduce(into: Set<String>()) { $0.formUnion($1.names) }
                let nearest = Spelling.nearest(to: name, among: known)
                let isOfApp = sources.embedder(of: widget)?.fonts.contains { $0.names.contains(name) } ?? false
                return sources.finding(
                    .warning, .fontUnknown, in: text, line: call.line,
                    "no font of \(widget.name) is called \(quoted(name)), and none that comes with iOS is: the system's "
                        + "is drawn",
                    mend: isOfApp
                        ? "The app has it: add the file to the widget's target, and to UIAppFonts in its Info.plist."
                        : nearest.map { "Did you mean \(quoted($0))?" }
                            ?? "Add its file to the widget's target, and to UIAppFonts in its Info.plist.")
            }
        }
    }

    // MARK: Assets

    private func assets(of widget: AppDescription.Target) -> [Finding] {
        guard !widget.hasResourceScript else { return [] }
        let files = Set(
            widget.resources.flatMap { path -> [String] in
                let name = (path as NSString).lastPathComponent
                let stem = (name as NSString).deletingPathExtension
                return [name, stem]
                    + [stem, name].flatMap { name in
                        ["@2x", "@3x"].map { name.replacingOccurrences(of: $0, with: "") }
                    }
            })
        return sources.texts(of: widget).flatMap { text in
            text.calls(["Image", "Color", "UIImage", "UIColor"]).compactMap { call -> Finding? in
                // A member of that name is somebody's own, but for `SwiftUI.Image`.
                guard !call.isMember || call.receiver == "SwiftUI" || call.receiver == "UIKit",
                    !sources.initializes(call.name), call.argument("bundle") == nil, call.argument("in") == nil
                else { return nil }
                let label: String? = call.name.hasPrefix("UI") ? "named" : nil
                let argument = call.argument(label) ?? (call.name == "Image" ? call.argument("decorative") : nil)
                guard call.arguments.first?.value == argument, let name = sources.value(argument, in: text),
                    !name.isEmpty
                else { return nil }
                let isImage = call.name.hasSuffix("Image")
                let known = isImage ? widget.assets.images : widget.assets.colors
                guard !known.contains(name), !(isImage && files.contains(name)) else { return nil }
                let app = sources.embedder(of: widget)?.assets
                let isOfApp = (isImage ? app?.images : app?.colors)?.contains(name) ?? false
                return sources.finding(
                    .error, .assetMissing, in: text, line: call.line,
                    "no asset catalogue of \(widget.name) has the \(isImage ? "image" : "colour") \(quoted(name))",
                    mend: isOfApp
                        ? "The app's catalogue has it: make that catalogue a member of the widget's target, too."
                        : Spelling.nearest(to: name, among: known).map { "Did you mean \(quoted($0))?" }
                            ?? "Add it to the widget's asset catalogue.")
            }
        }
    }

    // MARK: Strings

    /// The keys that the widget's code names, and that a table has in some languages only.
    private func strings(of widget: AppDescription.Target) -> [Finding] {
        var literals: Set<String> = []
        for text in sources.texts(of: widget) {
            for token in text.tokens { if case .string(let value, true) = token.kind { literals.insert(value) } }
        }
        return widget.strings.flatMap { table -> [Finding] in
            // Base has what stands in for languages, and is none.
            let languages = table.keys.filter { $0.key != "Base" }
            let all = languages.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            let named = all.intersection(literals).subtracting(table.optionalKeys).filter {
                $0.contains(where: \.isLetter)
            }
            // Keys that lack in the same languages are told at once.
            let lacks = Dictionary(grouping: named.sorted()) { key in
                Lack(
                    languages: languages.filter { !$0.value.contains(key) }.keys.sorted(),
                    isPlain: table.plainKeys.contains(key))
            }
            return lacks.compactMap { lack, keys in
                guard let first = lack.languages.first, let file = table.files[first] else { return nil }
                return Finding(
                    lack.isPlain ? .note : .warning, .stringMissing, file: sources.relative(file),
                    "\(table.name) lacks in \(Self.few(lack.languages)) what the code of \(widget.name) names: "
                        + Self.few(keys.map { quoted($0) }),
                    mend: lack.isPlain
                        ? "Translate it: a phone shows the words of the language that the app is developed in."
                        : "Translate it: a phone shows the key.")
            }
        }
    }

    private struct Lack: Hashable {
        var languages: [String]
        /// Whether the keys are words that can be shown.
        var isPlain: Bool
    }

    private static func few(_ names: [String]) -> String {
        names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
    }

    /// More names than these tell nobody more.
    private static let most = 5
}

/// The families of fonts that come with iOS (developer.apple.com/fonts/system-fonts).
enum SystemFontFamilies {
    /// Whether a name is a family's, or one of its fonts' PostScript names.
    static func contain(_ name: String) -> Bool {
        let plain = name.filter { $0 != " " }.lowercased()
        return name.hasPrefix(".") || families.contains { plain == $0 || plain.hasPrefix($0) }
    }

    private static let families = [
        "Academy Engraved", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic", "Apple Symbols",
        "Arial", "Avenir", "Baskerville", "Bodoni", "Bradley Hand", "Chalkboard", "Chalkduster", "Charter", "Cochin",
        "Copperplate", "Courier", "Damascus", "Devanagari", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia",
        "Farah", "Futura", "Galvji", "Geeza", "Georgia", "Gill Sans", "Grantha", "Gujarati", "Gurmukhi", "Heiti",
        "Helvetica", "Hiragino", "Hoefler", "Impact", "Kailasa", "Kannada", "Kefa", "Khmer", "Kohinoor", "Kaiti",
        "Klee", "Lantinghei", "Lao ", "Libian",
        "Malayalam", "Marker Felt", "Menlo", "Mishafi", "Mukta", "Myanmar", "New York", "NewYork", "Noteworthy",
        "Noto", "Optima", "Oriya", "Palatino", "Papyrus", "Party", "PingFang", "Plantagenet", "Rockwell", "SF",
        "Savoye", "Silom", "Sinhala", "Snell", "Songti", "STIX", "Symbol", "Tamil", "Telugu", "Thonburi", "Times",
        "Toppan", "Trebuchet", "Tsukushi",
        "Verdana", "Xingkai", "Yuanti", "YuGothic", "YuMincho", "Zapf", "ZapfDingbats", "Zapfino",
    ].map { $0.filter { $0 != " " }.lowercased() }
}
