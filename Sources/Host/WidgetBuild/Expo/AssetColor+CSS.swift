import Foundation

extension AssetColor {
    /// A colour as CSS writes it, taken for Display P3 as Expo's plugin does; nil for what is none.
    ///
    /// The forms are those of React Native's normalize-colors: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`,
    /// `hsl()`, `hsla()`, and CSS Color 4's names.
    init?(css text: String) {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        guard
            let channels = Self.hexadecimal(text.hasPrefix("#") ? String(text.dropFirst()) : Self.named[text] ?? "")
                ?? Self.function(text)
        else { return nil }
        self.init(displayP3: Array(channels.prefix(3)), alpha: channels[3])
    }

    private static func hexadecimal(_ digits: String) -> [Double]? {
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        let full: UInt32
        switch digits.count {
        case 3, 4:
            let doubled = digits.map { "\($0)\($0)" }.joined()
            return hexadecimal(doubled)
        case 6: full = value << 8 | 0xff
        case 8: full = value
        default: return nil
        }
        return [24, 16, 8, 0].map { Double(full >> $0 & 0xff) / 255 }
    }

    private static func function(_ text: String) -> [Double]? {
        guard let match = text.wholeMatch(of: #/(rgb|hsl)a?\(([^)]*)\)/#) else { return nil }
        let parts = match.output.2.split { " ,/".contains($0) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func number(_ index: Int, of whole: Double) -> Double? {
            let part = parts[index].hasSuffix("deg") ? parts[index].dropLast(3) : parts[index]
            return part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part).map { $0 / whole }
        }
        let isRGB = match.output.1 == "rgb"
        guard let first = number(0, of: isRGB ? 255 : 360), let second = number(1, of: isRGB ? 255 : 100),
            let third = number(2, of: isRGB ? 255 : 100),
            let alpha = parts.count == 4 ? number(3, of: 1) : 1
        else { return nil }
        let channels = isRGB ? [first, second, third] : rgb(hue: first, saturation: second, lightness: third)
        return (channels + [alpha]).map { min(max($0, 0), 1) }
    }

    /// CSS Color 4, section 7.1.
    private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
        [0.0, 8, 4].map { offset in
            let turn = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
            let part = turn < 0 ? turn + 12 : turn
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(part - 3, 9 - part, 1))
        }
    }

    private static let named: [String: String] = {
        let words = names.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
    }()

    private static let names = """
        aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
        bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
        burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed
        cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b
        darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b
        darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a
        darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1
        darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff
        firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff
        gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0
        hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
        lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080
        lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3
        lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899
        lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6
        magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3
        mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a
        mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1
        moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23
        orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
        palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
        powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
        saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d
        silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
        springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347
        transparent 00000000 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5
        yellow ffff00 yellowgreen 9acd32
        """
}
