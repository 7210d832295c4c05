/// The plural category of a number, by the Unicode CLDR's cardinal rules (version 45).
struct PluralRule {
    enum Category: String {
        case zero, one, two, few, many, other
    }

    private let language: Substring

    init(language: String) {
        self.language = language.prefix { $0 != "-" && $0 != "_" }
    }

    func category(of number: PluralOperand) -> Category {
        let (n, i) = (number.value, number.whole)
        let isWhole = number.isWhole
        let (i10, i100) = (i % 10, i % 100)
        switch language {
        case "ja", "zh", "yue", "ko", "vi", "th", "lo", "id", "in", "ms", "km", "my", "bo", "dz", "jv", "jw", "su",
            "yo":
            return .other
        case "fr", "pt", "hy", "ff", "kab":
            if language == "fr" || language == "pt", isWhole, i != 0, i % 1_000_000 == 0 { return .many }
            return i == 0 || i == 1 ? .one : .other
        case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu":
            return i == 0 || n == 1 ? .one : .other
        case "pa", "ln", "mg", "ti", "wa", "si":
            return n == 0 || n == 1 ? .one : .other
        case "ar":
            if n == 0 { return .zero }
            if n == 1 { return .one }
            if n == 2 { return .two }
            guard isWhole else { return .other }
            return (3...10).contains(i100) ? .few : (11...99).contains(i100) ? .many : .other
        case "he", "iw":
            if isWhole ? i == 1 : i == 0 { return .one }
            return isWhole && i == 2 ? .two : .other
        case "ru", "uk", "be":
            guard isWhole else { return .other }
            if i10 == 1, i100 != 11 { return .one }
            return (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
        case "pl":
            guard isWhole else { return .other }
            if i == 1 { return .one }
            return (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
        case "cs", "sk":
            guard isWhole else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case "hr", "sr", "bs", "sh":
            guard isWhole else { return .other }
            if i10 == 1, i100 != 11 { return .one }
            return (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .other
        case "sl":
            guard isWhole else { return .few }
            return i100 == 1 ? .one : i100 == 2 ? .two : (3...4).contains(i100) ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if (11...19).contains(i100) { return .other }
            return i10 == 1 ? .one : i10 >= 2 ? .few : .other
        case "lv":
            guard isWhole else { return .other }
            if i10 == 0 || (11...19).contains(i100) { return .zero }
            return i10 == 1 ? .one : .other
        case "ro", "mo":
            if isWhole, i == 1 { return .one }
            return !isWhole || i == 0 || (1...19).contains(i100) ? .few : .other
        case "mk", "is":
            return isWhole && i10 == 1 && i100 != 11 ? .one : .other
        case "ga":
            guard isWhole else { return .other }
            return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
        case "gd":
            guard isWhole else { return .other }
            if i == 1 || i == 11 { return .one }
            if i == 2 || i == 12 { return .two }
            return (3...19).contains(i) ? .few : .other
        case "cy":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        case "mt":
            guard isWhole else { return .other }
            if i == 1 { return .one }
            if i == 2 { return .two }
            return i == 0 || (3...10).contains(i100) ? .few : (11...19).contains(i100) ? .many : .other
        case "fil", "tl":
            return isWhole && ((1...3).contains(i) || ![4, 6, 9].contains(i10)) ? .one : .other
        case "es", "it", "ca":
            if isWhole, i != 0, i % 1_000_000 == 0 { return .many }
            return n == 1 ? .one : .other
        default:
            return n == 1 ? .one : .other
        }
    }
}

/// A number as plural rules see it.
struct PluralOperand: Hashable {
    var value: Double

    /// The whole part's magnitude.
    var whole: UInt64 { UInt64(exactly: value.magnitude.rounded(.down)) ?? 0 }
    var isWhole: Bool { value == value.rounded(.towardZero) }
    var isZero: Bool { value == 0 }
}
