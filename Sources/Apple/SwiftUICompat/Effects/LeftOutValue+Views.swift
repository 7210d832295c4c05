import FoundationCompat

extension Text: LeftOutValue {
    package static func leftOut(_ missing: String) -> Text { Text(verbatim: missing) }
}

extension Color: LeftOutValue {
    package static func leftOut(_ missing: String) -> Color { .gray }
}

extension Image: LeftOutValue {
    package static func leftOut(_ missing: String) -> Image { Image(systemName: "questionmark.square.dashed") }
}
