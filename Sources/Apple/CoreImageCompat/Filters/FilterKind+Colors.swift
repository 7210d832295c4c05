import Foundation

extension FilterKind {
    /// Filters that change each pixel by itself.
    static let colors: [FilterKind] = [
        FilterKind(
            "CIColorControls", [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        ) { filter in
            let saturation = Float(filter.number(kCIInputSaturationKey))
            let brightness = Float(filter.number(kCIInputBrightnessKey))
            let contrast = Float(filter.number(kCIInputContrastKey))
            return filter.image()?.mapping { color, _ in
                let gray = SIMD4(repeating: color.luminance)
                let saturated = gray + (color - gray) * saturation
                return ((saturated + (brightness - 0.5)) * contrast + 0.5).keepingAlpha(of: color)
            }
        },
        FilterKind("CIColorInvert") { filter in
            filter.image()?.mapping { color, _ in (SIMD4.one - color).keepingAlpha(of: color) }
        },
        FilterKind(
            "CIColorMatrix",
            [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { filter in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { filter.vector($0).row }
            let bias = filter.vector("inputBiasVector").row
            return filter.image()?.mapping { color, _ in
                SIMD4(
                    (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
                    + bias
            }
        },
        FilterKind(
            "CIColorMonochrome",
            [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
        ) { filter in
            let tint = filter.color(kCIInputColorKey)
            let intensity = Float(filter.number(kCIInputIntensityKey))
            return filter.image()?.mapping { color, space in
                let toned = space.pixel(sRGB: tint) * color.luminance
                return (color + (toned - color) * intensity).keepingAlpha(of: color)
            }
        },
        FilterKind("CISepiaTone", [kCIInputIntensityKey: 1.0]) { filter in
            let intensity = Float(filter.number(kCIInputIntensityKey))
            return filter.image()?.mapping { color, space in
                let coded = space.sRGB(color.premultiplied)
                let toned = SIMD4(
                    (coded * SIMD4(0.393, 0.769, 0.189, 0)).sum(), (coded * SIMD4(0.349, 0.686, 0.168, 0)).sum(),
                    (coded * SIMD4(0.272, 0.534, 0.131, 0)).sum(), 1
                ).clampedToUnit()
                return (color + (space.pixel(sRGB: toned) - color) * intensity).keepingAlpha(of: color)
            }
        },
        FilterKind(
            "CIFalseColor",
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        ) { filter in
            let (dark, light) = (filter.color("inputColor0"), filter.color("inputColor1"))
            return filter.image()?.mapping { color, space in
                let (from, to) = (space.pixel(sRGB: dark), space.pixel(sRGB: light))
                let mixed = from + (to - from) * min(max(color.luminance, 0), 1)
                return SIMD4(mixed.x, mixed.y, mixed.z, mixed.w * color.w).dividing(by: mixed.w)
            }
        },
        FilterKind("CIMaskToAlpha") { filter in
            filter.image()?.mapping { color, _ in SIMD4(1, 1, 1, color.premultiplied.luminance) }
        },
        FilterKind("CIExposureAdjust", [kCIInputEVKey: 0.0]) { filter in
            let factor = Float(pow(2, filter.number(kCIInputEVKey)))
            return filter.image()?.mapping { color, _ in (color * factor).keepingAlpha(of: color) }
        },
        FilterKind("CIGammaAdjust", ["inputPower": 1.0]) { filter in
            let power = filter.number("inputPower")
            return filter.image()?.mapping { color, _ in
                color.mappingColor { Float(pow(Double(max($0, 0)), power)) }
            }
        },
        FilterKind("CIHueAdjust", [kCIInputAngleKey: 0.0]) { filter in
            let angle = filter.number(kCIInputAngleKey)
            let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
            return filter.image()?.mapping { color, _ in
                // Turned around the axis of greys in YIQ.
                let y = (color * SIMD4(0.299, 0.587, 0.114, 0)).sum()
                let i = (color * SIMD4(0.596, -0.274, -0.322, 0)).sum()
                let q = (color * SIMD4(0.211, -0.523, 0.312, 0)).sum()
                let (turnedI, turnedQ) = (i * cosine - q * sine, i * sine + q * cosine)
                return SIMD4(
                    y + 0.956 * turnedI + 0.621 * turnedQ, y - 0.272 * turnedI - 0.647 * turnedQ,
                    y - 1.106 * turnedI + 1.703 * turnedQ, color.w)
            }
        },
        FilterKind("CIColorPosterize", ["inputLevels": 6.0]) { filter in
            let steps = Float(max(1, filter.number("inputLevels") - 1))
            return filter.image()?.mapping { color, space in
                let coded = space.sRGB(color.premultiplied).mappingColor { ($0 * steps).rounded() / steps }
                return space.pixel(sRGB: coded).straight
            }
        },
        FilterKind(
            "CIColorClamp",
            [
                "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
                "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
            ]
        ) { filter in
            let least = filter.vector("inputMinComponents").row
            let most = filter.vector("inputMaxComponents").row
            return filter.image()?.mapping { color, _ in color.clamped(lowerBound: least, upperBound: most) }
        },
        FilterKind("CIMaximumComponent") { filter in
            filter.image()?.mapping { color, _ in color.mappingColor { _ in max(color.x, color.y, color.z) } }
        },
        FilterKind("CIMinimumComponent") { filter in
            filter.image()?.mapping { color, _ in color.mappingColor { _ in min(color.x, color.y, color.z) } }
        },
        gray("CIPhotoEffectMono", contrast: 1), gray("CIPhotoEffectTonal", contrast: 0.9),
        gray("CIPhotoEffectNoir", contrast: 1.4),
    ]

    /// A grey picture; the steepness of Apple's curve is near what is given.
    private static func gray(_ name: String, contrast: Float) -> FilterKind {
        FilterKind(name) { filter in
            filter.image()?.mapping { color, space in
                let light = SIMD4(color.luminance, color.luminance, color.luminance, 1)
                let coded = (space.sRGB(light).x - 0.5) * contrast + 0.5
                return space.pixel(sRGB: SIMD4(coded, coded, coded, 1).clampedToUnit()).keepingAlpha(of: color)
            }
        }
    }
}

extension CIVector {
    fileprivate var row: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}

extension SIMD4<Float> {
    func keepingAlpha(of other: SIMD4<Float>) -> SIMD4<Float> { SIMD4(x, y, z, other.w) }

    func mappingColor(_ change: (Float) -> Float) -> SIMD4<Float> { SIMD4(change(x), change(y), change(z), w) }

    /// The colour without the alpha that was multiplied into it.
    fileprivate func dividing(by alpha: Float) -> SIMD4<Float> {
        alpha > 0 ? SIMD4(x / alpha, y / alpha, z / alpha, w) : .zero
    }
}
