/// What an image says of its symbol in place of its surroundings; how `UIImage`s of symbols become images.
package struct SymbolAppearance: Sendable, Equatable {
    package var font: Font?
    package var scale: Image.Scale?
    /// The layers' colours, or the first one's where the rest follow from it; none for the foreground's.
    package var colors: [Color]

    package init(font: Font?, scale: Image.Scale?, colors: [Color]) {
        self.font = font
        self.scale = scale
        self.colors = colors
    }
}
