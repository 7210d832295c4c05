import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite struct ControlTests {
    private let intent = TapRegion.Action.intent(type: "Feed", parameters: "{}")

    private func archived(_ view: some View) throws -> WidgetArchive {
        try archive(view, size: CGSize(width: 200, height: 100), environment: .onePixel)
    }

    @Test("a button with an intent is one region for taps, and one element")
    func intents() throws {
        let archive = try archived(
            Button(action: ControlAction(tap: intent)) { box(40, 10).accessibilityLabel("Feed") }.buttonStyle(.plain))
        #expect(archive.tapRegions.map(\.action) == [intent])
        #expect(archive.tapRegions.map { text($0.frame) } == ["80 45 40 10"])
        #expect(archive.accessibility.map(\.label) == ["Feed"])
        #expect(archive.accessibility.map(\.traits) == [[.button]])
    }

    @Test("a button with a closure is drawn, and takes no taps from the widget")
    func closures() throws {
        let archive = try archived(Button("Feed") {})
        #expect(archive.items.count == 2)
        #expect(archive.tapRegions.isEmpty)
        #expect(archive.accessibility.map(\.label) == ["Feed"])
    }

    @Test("a disabled control takes no taps")
    func disabled() throws {
        let button = Button(action: ControlAction(tap: intent)) { box(10, 10) }
        let toggle = Toggle(isOn: .constant(true), action: ControlAction(tap: intent)) { box(10, 10) }
        #expect(try archived(button.disabled(true)).tapRegions.isEmpty)
        #expect(try archived(toggle.disabled(true)).tapRegions.isEmpty)
        #expect(
            try archived(
                VStack {
                    button; toggle
                }
            ).tapRegions.count == 2)
    }

    @Test("the innermost style draws a button, and what it writes is drawn by the styles around it")
    func styles() throws {
        let button = Button(action: ControlAction(tap: intent)) { box(10, 10) }
        let archive = try archived(button.buttonStyle(Led()).buttonStyle(Padded()))
        #expect(archive.tapRegions.map { text($0.frame) } == ["100 40 20 20"])
        #expect(try archived(button.buttonStyle(Padded())).tapRegions.map { text($0.frame) } == ["90 40 20 20"])
    }

    @Test("a style is told a button's role and the environment it stands in")
    func configuration() throws {
        let button = Button("Delete", role: .destructive) {}.buttonStyle(Inspecting())
        #expect(try archived(button.controlSize(.large)).accessibility.map(\.label) == ["destructive large"])
    }

    @Test("a toggle's own style draws it in its state")
    func toggles() throws {
        for isOn in [true, false] {
            let toggle = Toggle(isOn: .constant(isOn), action: ControlAction(tap: intent)) { Text("Done") }
            let archive = try archived(toggle.toggleStyle(Checklist()))
            #expect(archive.accessibility.map(\.label) == [isOn ? "done, Done" : "open, Done"])
            #expect(archive.accessibility.map(\.value) == [isOn ? "On" : "Off"])
            #expect(archive.tapRegions.map(\.action) == [intent])
        }
    }

    @Test("a toggle for several values is on when all are, and mixed when some are")
    func sources() throws {
        let states: [(String, [Bool])] = [("on", [true, true]), ("off", [false, false]), ("mixed", [true, false])]
        for (state, values) in states {
            let toggle = Toggle("All", sources: values.map { Binding.constant($0) }, isOn: \.self)
            #expect(try archived(toggle.toggleStyle(Stating())).accessibility.map(\.label) == [state])
        }
    }

    @Test("controls with every kind of style draw something")
    func builtInStyles() throws {
        let button = Button("Feed", systemImage: "star", role: .destructive) {}
        let toggle = Toggle("Feed", isOn: .constant(true))
        let views: [AnyView] = [
            AnyView(button.buttonStyle(.automatic)), AnyView(button.buttonStyle(.plain)),
            AnyView(button.buttonStyle(.borderless)), AnyView(button.buttonStyle(.bordered).buttonBorderShape(.circle)),
            AnyView(button.buttonStyle(.borderedProminent).buttonSizing(.flexible)),
            AnyView(button.buttonStyle(.link)), AnyView(button.buttonStyle(.glass)),
            AnyView(button.buttonStyle(.glassProminent)), AnyView(toggle.toggleStyle(.automatic)),
            AnyView(toggle.toggleStyle(.switch).labelsHidden()), AnyView(toggle.toggleStyle(.button)),
            AnyView(toggle.toggleStyle(.checkbox)), AnyView(LabeledContent("Price", value: 3, format: .number)),
            AnyView(GroupBox("Prices") { Text("3") }), AnyView(ControlGroup { button }.controlGroupStyle(.navigation)),
        ]
        for view in views { #expect(try !archived(view).items.isEmpty) }
    }
}

private struct Led: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            box(20, 10)
            Button(configuration)
        }
    }
}

private struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(configuration.isPressed ? 0 : 5)
    }
}

private struct Inspecting: ButtonStyle {
    @Environment(\.controlSize) private var size

    func makeBody(configuration: Configuration) -> some View {
        let role = configuration.role == .destructive ? "destructive" : "none"
        configuration.label.accessibilityLabel(Text("\(role) \(String(describing: size))"))
    }
}

private struct Checklist: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            box(10, 10).accessibilityLabel(configuration.isOn ? "done" : "open")
            configuration.label
        }
    }
}

private struct Stating: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
}
