/// San Francisco's measures as parts of its size; what `UIFont` reports for 17 points is 16.19, 4.10 and 11.98.
package enum SystemFont {
    package static let ascent = 0.95215
    package static let descent = 0.24121
    package static let capHeight = 0.70459
    /// What a line of text takes, before it is rounded up to a pixel.
    package static let lineHeight = ascent + descent
}
