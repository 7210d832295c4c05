package import WidgetArchive
package import WidgetProtocol

extension WidgetArchive {
    /// The widget as a place shows it; as it is where there is none.
    package func shown(as appearance: PictureAppearance?) -> WidgetArchive {
        guard let appearance else { return self }
        var archive = self
        let recoloring = Recoloring(appearance)
        if isTransparent {
            archive.background = appearance.backdrop.items(in: size)
        } else if appearance.look != .fullColor {
            // What the widget does not let the system remove loses its colours alone.
            archive.background = [.group(ArchiveGroup(items: background, effects: recoloring.backgroundEffects))]
        }
        archive.items = recoloring.items(items)
        return archive
    }
}

/// What becomes of colours: each paint, text and symbol gets its own, images are filtered.
///
/// A tinted home screen counts alpha alone, and the brightness of images that ask for it (Apple's documentation of
/// `widgetAccentedRenderingMode`). A lock screen makes brightness opacity (the Human Interface Guidelines on widgets); by
/// which curve is not known, and a straight line is drawn.
private struct Recoloring {
    private let look: PictureAppearance.Look
    private let tint: ArchiveColor

    init(_ appearance: PictureAppearance) {
        look = appearance.look
        tint = appearance.tint
    }

    /// StandBy's red in a dark room.
    private static let red = ArchiveColor(red: 1, green: 69 / 255, blue: 58 / 255)

    var backgroundEffects: [ArchiveEffect] {
        look == .night ? [.grayscale(1), .colorMultiply(Self.red)] : [.grayscale(1)]
    }

    func items(_ items: [ArchiveItem], isAccented: Bool = false) -> [ArchiveItem] {
        look == .fullColor ? items : items.map { item($0, isAccented) }
    }

    private func item(_ item: ArchiveItem, _ isAccented: Bool) -> ArchiveItem {
        switch item {
        case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
            if case .image = paint { return filtered(item, isAccented) }
            return .fill(
                path, paint: self.paint(paint, isAccented), isEvenOdd: isEvenOdd, isAntialiased: isAntialiased)
        case .stroke(let path, let paint, let style):
            if case .image = paint { return filtered(item, isAccented) }
            return .stroke(path, paint: self.paint(paint, isAccented), style: style)
        case .text(var text):
            if text.text.hasEmoji { return filtered(item, isAccented) }
            for index in text.text.runs.indices { recolor(&text.text.runs[index], isAccented) }
            return .text(text)
        case .symbol(var symbol):
            symbol.paints = symbol.paints.map { paint($0, isAccented) }
            return .symbol(symbol)
        case .image(var image):
            if let tint = image.tint {
                image.tint = paint(tint, isAccented)
                return .image(image)
            }
            return filtered(item, isAccented)
        case .group(var group):
            if look == .accented, let effects = effects(keeping: group.accentedMode) {
                group.effects += effects
                return .group(group)
            }
            let isAccented = group.accentedMode.map { $0 == .accented } ?? isAccented
            group.items = items(group.items, isAccented: isAccented)
            group.effects = group.effects.map { effect in
                guard case .shadow(let shadow, let radius, let x, let y) = effect else { return effect }
                return .shadow(color: color(shadow, isAccented), radius: radius, x: x, y: y)
            }
            return .group(group)
        }
    }

    private func recolor(_ run: inout TextRun, _ isAccented: Bool) {
        run.paint = paint(run.paint, isAccented)
        run.background = run.background.map { color($0, isAccented) }
        if let own = run.underline?.color { run.underline?.color = color(own, isAccented) }
        if let own = run.strikethrough?.color { run.strikethrough?.color = color(own, isAccented) }
        if case .image(let id, let size, _) = run.content { run.content = .image(id, size: size, isTemplate: true) }
    }

    private func paint(_ paint: Paint, _ isAccented: Bool) -> Paint {
        func stops(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: color($0.color, isAccented), location: $0.location) }
        }
        return switch paint {
        case .color(let own): .color(color(own, isAccented))
        case .linearGradient(let own, let start, let end):
            .linearGradient(stops: stops(own), start: start, end: end)
        case .radialGradient(let own, let center, let startRadius, let endRadius, let transform):
            .radialGradient(
                stops: stops(own), center: center, startRadius: startRadius, endRadius: endRadius,
                transform: transform)
        case .angularGradient(let own, let center, let startAngle, let endAngle):
            .angularGradient(stops: stops(own), center: center, startAngle: startAngle, endAngle: endAngle)
        case .material(_, let tint): .color(color(tint, isAccented))
        case .image: paint
        }
    }

    private func color(_ color: ArchiveColor, _ isAccented: Bool) -> ArchiveColor {
        let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        switch look {
        case .fullColor: return color
        case .accented: return (isAccented ? tint : PictureAppearance.white).with(alpha: color.alpha)
        case .vibrant: return PictureAppearance.white.with(alpha: color.alpha * min(max(brightness, 0), 1))
        case .night:
            let red = Self.red
            return ArchiveColor(
                red: red.red * brightness, green: red.green * brightness, blue: red.blue * brightness,
                alpha: color.alpha)
        }
    }

    /// What is done to a group that keeps more than its alpha where widgets are tinted; nil for one that does not.
    private func effects(keeping mode: ArchiveGroup.AccentedMode?) -> [ArchiveEffect]? {
        switch mode {
        case .accented?, .default?, nil: nil
        case .desaturated?: [.grayscale(1)]
        case .accentedDesaturated?: [.grayscale(1), .colorMultiply(tint)]
        case .fullColor?: []
        }
    }

    /// An image, what is painted with one, or text with letters that have colours of their own.
    private func filtered(_ item: ArchiveItem, _ isAccented: Bool) -> ArchiveItem {
        let effects: [ArchiveEffect] =
            switch look {
            case .fullColor: []
            case .accented: [.brightness(1), .colorMultiply(isAccented ? tint : PictureAppearance.white)]
            case .vibrant: [.luminanceToAlpha, .colorInvert]
            case .night: backgroundEffects
            }
        return .group(ArchiveGroup(items: [item], effects: effects))
    }
}

extension StyledText {
    /// Whether letters of it have colours of their own.
    fileprivate var hasEmoji: Bool {
        runs.contains { run in
            guard case .string(let string) = run.content else { return false }
            return string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
        }
    }
}

extension ArchiveColor {
    fileprivate func with(alpha: Double) -> ArchiveColor {
        ArchiveColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension PictureAppearance.Backdrop {
    /// What lies behind a widget of a size. The wallpaper and the panel are this project's own: a phone has the user's,
    /// and what iOS puts between is not published.
    fileprivate func items(in size: ArchiveSize) -> [ArchiveItem] {
        let corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map(ArchivePoint.init)
        let frame = ArchivePath(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
        func fill(_ paint: Paint) -> ArchiveItem {
            .fill(frame, paint: paint, isEvenOdd: false, isAntialiased: true)
        }
        func gradient(_ top: ArchiveColor, _ bottom: ArchiveColor) -> Paint {
            .linearGradient(
                stops: [GradientStop(color: top, location: 0), GradientStop(color: bottom, location: 1)],
                start: ArchivePoint(x: 0, y: 0), end: ArchivePoint(x: 0, y: size.height))
        }
        let wallpaper = fill(gradient(Self.color(0.36, 0.42, 0.55), Self.color(0.16, 0.18, 0.27)))
        return switch self {
        case .none: []
        case .black: [fill(.color(ArchiveColor(red: 0, green: 0, blue: 0)))]
        case .wallpaper: [wallpaper]
        case .panel: [fill(gradient(Self.color(0.17, 0.17, 0.18), Self.color(0.11, 0.11, 0.12)))]
        case .glass:
            [
                wallpaper,
                fill(gradient(PictureAppearance.white.with(alpha: 0.26), PictureAppearance.white.with(alpha: 0.12))),
            ]
        }
    }

    private static func color(_ red: Double, _ green: Double, _ blue: Double) -> ArchiveColor {
        ArchiveColor(red: red, green: green, blue: blue)
    }
}
