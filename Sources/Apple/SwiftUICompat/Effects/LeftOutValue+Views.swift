package import FoundationCompat

extension Text: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Text? { Text(verbatim: empty.missing) }
}

extension Color: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Color? { .gray }
}

extension Image: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Image? { Image(systemName: "questionmark.square.dashed") }
}
