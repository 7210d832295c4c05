/// The params of `renderWidget` that a plan may set, one value or several.
enum PictureParameter {
    /// What is drawn.
    static let subjects = [
        "kind", "family", "preview", "entry", "activity", "presentation", "control", "controlSize",
    ]

    /// How it is drawn.
    static let surroundings = [
        "locale", "timeZone", "colorScheme", "dynamicTypeSize", "layoutDirection", "device", "os", "location",
        "renderingMode", "tint", "backdrop", "night", "luminanceReduced", "increasedContrast", "boldText",
        "reduceTransparency", "differentiateWithoutColor", "redaction", "phase", "size", "scale",
    ]

    /// What a case starts from.
    static let states = ["data", "date"]

    /// What may have several values, in the order that pictures' names have them.
    static let axes = subjects + states + surroundings
}
