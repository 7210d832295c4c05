/// What HTML says, without its marks.
enum HTMLText {
    /// Whose contents are on lines of their own.
    private static let blocks: Set<Substring> = [
        "p", "div", "li", "ul", "ol", "tr", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6",
        "section", "article", "header", "footer", "dt", "dd",
    ]
    private static let unread: Set<Substring> = ["script", "style", "head", "title"]

    static func plain(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        var skipped: Substring?
        while let first = rest.first {
            if first == "<", let end = rest.firstIndex(of: ">") {
                let mark = rest[rest.index(after: rest.startIndex)..<end].lowercased()[...]
                rest = rest.hasPrefix("<!--") ? after("-->", in: rest) : rest[html.index(after: end)...]
                let name = mark.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
                if let within = skipped {
                    if mark.hasPrefix("/"), name == within { skipped = nil }
                } else if unread.contains(name), !mark.hasPrefix("/") {
                    skipped = name
                } else if name == "br" {
                    text += "\n"
                } else if blocks.contains(name), !text.isEmpty, !text.hasSuffix("\n") {
                    text += "\n"
                }
                continue
            }
            rest.removeFirst()
            guard skipped == nil else { continue }
            if first == "&", let end = rest.prefix(10).firstIndex(of: ";"), let known = character(rest[..<end]) {
                text.append(known)
                rest = rest[html.index(after: end)...]
            } else if first.isWhitespace {
                if let last = text.last, !last.isWhitespace || last == "\u{a0}" { text += " " }
            } else {
                text.append(first)
            }
        }
        return text
    }

    private static func after(_ mark: String, in text: Substring) -> Substring {
        var rest = text
        while !rest.isEmpty, !rest.hasPrefix(mark) { rest.removeFirst() }
        return rest.dropFirst(mark.count)
    }

    private static func character(_ name: Substring) -> Character? {
        if let known = named[String(name)] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private static let named: [String: Character] = {
        var named: [String: Character] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "hellip": "…",
            "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹",
            "rsaquo": "›", "euro": "€", "trade": "™", "bull": "•", "OElig": "Œ", "oelig": "œ", "larr": "←",
            "rarr": "→", "uarr": "↑", "darr": "↓", "minus": "−", "thinsp": "\u{2009}", "ensp": "\u{2002}",
        ]
        for (offset, name) in latin.split(separator: " ").enumerated() {
            named[String(name)] = Character(Unicode.Scalar(UInt8(160 + offset)))
        }
        return named
    }()

    /// The upper half of Latin 1, in order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
        micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
        AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml \
        times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
        egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash \
        ugrave uacute ucirc uuml yacute thorn yuml
        """
}
