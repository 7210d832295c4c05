import Foundation
import Testing
import WidgetArchive
import WidgetProtocol

@testable import SwiftUICompat

/// What controls and indicators measure in pictures that SwiftUI drew.
@MainActor @Suite("Gauges, labels and controls")
struct IndicatorTests {
    private func archived(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
        -> WidgetArchive
    {
        var environment = EnvironmentValues()
        change(&environment)
        return try archive(view, size: CGSize(width: 120, height: 120), environment: environment)
    }

    private struct Stroke {
        let path: ArchivePath
        let paint: Paint
        let width: Double
    }

    private func strokes(_ items: [ArchiveItem]) -> [Stroke] {
        items.flatMap { item -> [Stroke] in
            switch item {
            case .stroke(let path, let paint, let style): [Stroke(path: path, paint: paint, width: style.width)]
            case .group(let group): strokes(group.items)
            default: []
            }
        }
    }

    private func fills(_ items: [ArchiveItem]) -> [(path: ArchivePath, paint: Paint)] {
        items.flatMap { item -> [(path: ArchivePath, paint: Paint)] in
            switch item {
            case .fill(let path, let paint, _, _): [(path, paint)]
            case .group(let group): fills(group.items)
            default: []
            }
        }
    }

    /// The paths that groups are clipped to by the even-odd rule.
    private func cutOuts(_ items: [ArchiveItem]) -> [ArchivePath] {
        items.flatMap { item -> [ArchivePath] in
            guard case .group(let group) = item else { return [] }
            return (group.isClipEvenOdd ? [group.clip].compactMap { $0 } : []) + cutOuts(group.items)
        }
    }

    private func points(of path: ArchivePath) -> [ArchivePoint] {
        path.elements.compactMap { element in
            switch element {
            case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
            case .close: nil
            }
        }
    }

    /// From the left to the right of the points that a path goes through.
    private func width(of path: ArchivePath) -> Double {
        let x = points(of: path).map(\.x)
        return (x.max() ?? 0) - (x.min() ?? 0)
    }

    /// The direction in which a path begins or ends, in degrees clockwise from the right of the middle.
    private func angle(_ path: ArchivePath, atEnd: Bool) -> Double {
        let ends = points(of: path)
        let point = atEnd ? ends[ends.count - 1] : ends[0]
        let degrees = atan2(point.y - 60, point.x - 60) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    @Test("an open gauge sweeps 240 degrees between labels and 270 without, and its mark is cut out")
    func openGauge() throws {
        let labelled = Gauge(value: 0.5) {
        } currentValueLabel: {
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let plain = Gauge(value: 0.5) { Text("a") }
        for (gauge, start, end) in [(AnyView(labelled), 150.0, 30.0), (AnyView(plain), 135, 45)] {
            let archive = try archived(gauge.gaugeStyle(.accessoryCircular).tint(.green))
            let strokes = strokes(archive.items)
            #expect(strokes.map(\.width) == [5.55])
            #expect(abs(angle(strokes[0].path, atEnd: false) - start) < 0.2)
            #expect(abs(angle(strokes[0].path, atEnd: true) - end) < 0.2)
            let dots = fills(archive.items)
            #expect(dots.map(\.paint) == [strokes[0].paint])
            #expect(abs(width(of: dots[0].path) - 5.3) < 0.01)
            #expect(cutOuts(archive.items).count == 1)
        }
    }

    @Test("a capacity ring has a track in its tint")
    func capacityGauge() throws {
        let gauge = Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity).tint(.red)
        let strokes = strokes(try archived(gauge).items)
        #expect(strokes.map(\.width) == [5.55, 5.55])
        guard case .color(let track) = strokes[0].paint, case .color(let ring) = strokes[1].paint else {
            Issue.record("the ring is no colour")
            return
        }
        #expect(track.red == ring.red && abs(track.alpha - 0.35) < 0.001)
    }

    @Test("a label's icon stands in the middle of a column", arguments: [(17.0, 16.825), (11, 13.075)])
    func labelColumn(size: Double, distance: Double) throws {
        for width in [4.0, 12] {
            let label = Label {
                box(30, 10).probe("title")
            } icon: {
                box(width, 5).probe("icon")
            }
            let frames = try frames(of: label.font(.system(size: size)), environment: EnvironmentValues())
            func numbers(_ name: String) throws -> [Double] {
                try #require(frames[name]).split(separator: " ").compactMap { Double($0) }
            }
            let (icon, title) = (try numbers("icon"), try numbers("title"))
            #expect(abs(title[0] - icon[0] - icon[2] / 2 - distance) < 0.02)
        }
    }

    @Test("a switch has the release's size", arguments: [(DrawingEnvironment.OS.iOS18, 51.0, 31.0), (.iOS26, 63, 28)])
    func switchSize(os: DrawingEnvironment.OS, width: Double, height: Double) throws {
        var environment = EnvironmentValues()
        environment.os = os
        let toggle = Toggle("a", isOn: .constant(true)).labelsHidden().probe("switch")
        let frame = try #require(try frames(of: toggle, environment: environment)["switch"])
        #expect(frame.hasSuffix(" \(Int(width)) \(Int(height))"))
    }

    @Test("a bordered button is a capsule from iOS 26 on")
    func buttonShape() {
        func shape(_ shape: ButtonBorderShape, _ os: DrawingEnvironment.OS) -> ButtonBorderShape {
            shape.resolved(in: .regular, isGlass: false, os: os)
        }
        #expect(shape(.automatic, .iOS26) == .capsule)
        #expect(shape(.automatic, .iOS18) == .roundedRectangle(radius: 8))
        #expect(shape(.roundedRectangle, .iOS26) == .roundedRectangle(radius: 8))
    }

    @Test("the thin material is as light as iOS 26's", arguments: [(false, 237.0, 0.596), (true, 49, 0.632)])
    func thinMaterial(isDark: Bool, white: Double, opacity: Double) {
        guard case .material(_, let tint) = Material.thin.fill(isDark: isDark) else {
            Issue.record("it is no material")
            return
        }
        #expect(abs(tint.red * 255 - white) < 0.01 && tint.alpha == opacity)
    }
}
