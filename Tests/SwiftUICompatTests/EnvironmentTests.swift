import Foundation
import Observation
import OpenCombine
import SwiftUICompat
import Testing

@MainActor @Suite struct EnvironmentTests {
    @Test("a view reads what the views around it set, the nearest first")
    func reading() throws {
        let view = VStack(spacing: 0) {
            SchemeBox().environment(\.colorScheme, .dark)
            SchemeBox()
        }.environment(\.colorScheme, .light)
        #expect(try frames(of: view) == ["dark": "45 40 10 10", "light": "45 50 10 10"])
    }

    @Test("a closure kept for layout reads the environment of the view that wrote it")
    func deferredReading() throws {
        #expect(try frames(of: Deferred().environment(\.colorScheme, .light))["light"] == "0 0 10 10")
    }

    @Test("a modifier's body reads the environment where it is applied")
    func modifierReading() throws {
        let view = box(10, 10).modifier(SchemePadding()).environment(\.colorScheme, .dark)
        #expect(try frames(of: view)["padded"] == "25 25 50 50")
    }

    @Test("keys of one's own have their default until they are set")
    func ownKeys() throws {
        #expect(try frames(of: WidthBox())["w"] == "35 45 30 10")
        #expect(try frames(of: WidthBox().environment(\.boxWidth, 50))["w"] == "25 45 50 10")
        let doubled = WidthBox().transformEnvironment(\.boxWidth) { $0 *= 2 }
        #expect(try frames(of: doubled)["w"] == "20 45 60 10")
    }

    @Test("a view between others that changes the environment changes it for what is in it alone")
    func changedBetween() throws {
        let frames = try frames(of: Rows().environment(\.boxWidth, 40))
        #expect(frames["first"] == "30 35 40 10")
        #expect(frames["second"] == "45 45 10 10")
        #expect(frames["third"] == "30 55 40 10")
    }

    @Test("joined modifiers that change the environment change it for what they are applied to")
    func joinedChanges() throws {
        let wide = WidthPadding().concat(ModifiedContent(content: EmptyModifier(), modifier: WidthPadding()))
        let view = box(10, 10).modifier(wide).environment(\.boxWidth, 5)
        #expect(try frames(of: view)["padded"] == "35 35 30 30")
    }

    @Test("an object is found by its type")
    func objects() throws {
        let model = Model()
        model.width = 40
        #expect(try frames(of: ModelBox().environmentObject(model))["m"] == "30 45 40 10")
    }

    @Test("an observable object is found by its type, or is nil where that is asked for")
    func observableObjects() throws {
        let clock = Clock()
        clock.width = 20
        #expect(try frames(of: ClockBox().environment(clock))["c"] == "40 45 20 10")
        #expect(try frames(of: OptionalClockBox())["none"] == "49.5 49.5 1 1")
        #expect(try frames(of: OptionalClockBox().environment(clock))["c"] == "40 45 20 10")
        let bindable = Bindable(clock)
        bindable.width.wrappedValue = 30
        #expect(clock.width == 30)
    }

    @Test("a modifier that depends on the environment is resolved where it is applied")
    func environmentalModifiers() throws {
        let view = box(10, 10).modifier(SchemeInset()).probe("i")
        #expect(try frames(of: view.environment(\.colorScheme, .dark))["i"] == "40 40 20 20")
        #expect(try frames(of: view.environment(\.colorScheme, .light))["i"] == "45 45 10 10")
    }

    @Test("modifiers joined beforehand apply in their order")
    func joinedModifiers() throws {
        let joined = SchemePadding().concat(EmptyModifier())
        let view = box(10, 10).modifier(joined).environment(\.colorScheme, .dark)
        #expect(try frames(of: view)["padded"] == "25 25 50 50")
    }

    @Test("namespaces differ from each other")
    func namespaces() {
        #expect(Namespace().wrappedValue != Namespace().wrappedValue)
    }

    @Test("state and bindings give the value last set")
    func state() throws {
        let state = State(initialValue: 1)
        state.projectedValue.wrappedValue = 2
        #expect(state.wrappedValue == 2)
        let binding = Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
        binding.wrappedValue = 3
        #expect(state.wrappedValue == 3)
        let optional = Binding(Binding<Int?>.constant(nil))
        #expect(optional == nil)
    }

    @Test("copies of an environment do not see each other's changes")
    func copies() {
        var first = EnvironmentValues()
        first.lineLimit = 1
        var second = first
        second.lineLimit = 2
        #expect(first.lineLimit == 1)
        #expect(second.lineLimit == 2)
    }

    @Test("line limits of every form say how many lines there are, at least and at most")
    func lineLimits() throws {
        #expect(try frames(of: LimitBox().lineLimit(2))["2 nil"] != nil)
        #expect(try frames(of: LimitBox().lineLimit(nil))["nil nil"] != nil)
        #expect(try frames(of: LimitBox().lineLimit(2, reservesSpace: true))["2 2"] != nil)
        #expect(try frames(of: LimitBox().lineLimit(2...))["nil 2"] != nil)
        #expect(try frames(of: LimitBox().lineLimit(...3))["3 nil"] != nil)
        #expect(try frames(of: LimitBox().lineLimit(2...4))["4 2"] != nil)
    }

    @Test("sensitive content is hidden only where private content is")
    func privacy() throws {
        var environment = EnvironmentValues.onePixel
        #expect(try frames(of: RedactionBox().privacySensitive(), environment: environment)["0"] != nil)
        environment.redactionReasons = .privacy
        #expect(try frames(of: RedactionBox().privacySensitive(), environment: environment)["3"] != nil)
        #expect(try frames(of: RedactionBox(), environment: environment)["2"] != nil)
        #expect(try frames(of: RedactionBox().unredacted(), environment: environment)["0"] != nil)
    }

    @Test("preferences reach the views around, reduced in order")
    func preferences() throws {
        let view = HStack(spacing: 0) {
            box(10, 10).preference(key: Widths.self, value: [10])
            VStack { box(20, 10).preference(key: Widths.self, value: [20]) }
        }
        .transformPreference(Widths.self) { $0.append(1) }
        .overlayPreferenceValue(Widths.self) { widths in
            box(widths.reduce(0, +), CGFloat(widths.count)).probe("sum")
        }
        #expect(try frames(of: view)["sum"] == "34.5 48.5 31 3")
    }

    @Test("an anchor is where its view was drawn, in the reader's space")
    func anchors() throws {
        let view = HStack(spacing: 0) {
            box(10, 10)
            box(20, 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
                if let anchor {
                    box(proxy[anchor].width, proxy[anchor].minX).probe("mark")
                }
            }
        }
        #expect(try frames(of: view)["mark"] == "35 45 20 10")
    }
}

private struct SchemeBox: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { box(10, 10).probe(scheme == .dark ? "dark" : "light") }
}

private struct Deferred: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        GeometryReader { _ in
            box(10, 10).probe(scheme == .dark ? "dark" : "light")
        }.environment(\.colorScheme, .dark)
    }
}

private struct SchemePadding: ViewModifier {
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content.padding(scheme == .dark ? 20 : 0).probe("padded")
    }
}

private struct BoxWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 30
}

extension EnvironmentValues {
    fileprivate var boxWidth: CGFloat {
        get { self[BoxWidthKey.self] }
        set { self[BoxWidthKey.self] = newValue }
    }
}

private struct WidthBox: View {
    @Environment(\.boxWidth) private var width

    var body: some View { box(width, 10).probe("w") }
}

/// Rows that are bodies of their own, in a body.
private struct Rows: View {
    var body: some View {
        VStack(spacing: 0) {
            Row(name: "first")
            Row(name: "second").environment(\.boxWidth, 10)
            Row(name: "third")
        }
    }

    struct Row: View {
        let name: String
        @Environment(\.boxWidth) private var width

        var body: some View { box(width, 10).probe(name) }
    }
}

private struct WidthPadding: ViewModifier {
    @Environment(\.boxWidth) private var width

    func body(content: Content) -> some View { content.padding(width).probe("padded") }
}

private final class Model: ObservableObject {
    @Published var width: CGFloat = 0
}

private struct ModelBox: View {
    @EnvironmentObject private var model: Model

    var body: some View { box(model.width, 10).probe("m") }
}

@Observable private final class Clock {
    var width: CGFloat = 0
}

private struct ClockBox: View {
    @Environment(Clock.self) private var clock

    var body: some View { box(clock.width, 10).probe("c") }
}

private struct OptionalClockBox: View {
    @Environment(Clock.self) private var clock: Clock?

    var body: some View {
        if let clock { box(clock.width, 10).probe("c") } else { box(1, 1).probe("none") }
    }
}

private struct SchemeInset: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Inset(length: environment.colorScheme == .dark ? 5 : 0)
    }

    struct Inset: ViewModifier {
        let length: CGFloat

        func body(content: Content) -> some View { content.padding(length) }
    }
}

private struct RedactionBox: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { box(10, 10).probe("\(reasons.rawValue)") }
}

private struct LimitBox: View {
    @Environment(\.self) private var environment

    var body: some View {
        let limit = environment.lineLimit.map(String.init) ?? "nil"
        let least = environment.leastLineCount.map(String.init) ?? "nil"
        box(10, 10).probe("\(limit) \(least)")
    }
}

private struct Widths: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
