import SwiftUI

// The shortest forms of calls that have many overloads: each must mean one of them.

struct CallForms: View {
    @State var amount = 0.5
    @State var count = 1
    @State var text = ""
    @State var date = Date()
    @State var isOn = false
    @State var choice: String?
    @State var choices = Set<String>()
    @State var names = ["a"]

    var v1: some View { Text("x").onLongPressGesture { isOn = true } }
    var v2: some View { Text("x").onLongPressGesture(minimumDuration: 1) { isOn = true } }
    var v3: some View { Text("x").onLongPressGesture(perform: {}) }
    var v4: some View { Slider(value: $amount) }
    var v5: some View { Slider(value: $amount, in: 0...1) { Text("x") } }
    var v6: some View { Slider(value: $amount, in: 0...1, step: 0.1) { _ in } }
    var v7: some View { Slider(value: $amount) { _ in } }
    var v8: some View { Stepper(value: $count) { Text("x") } }
    var v9: some View { Stepper("x", value: $count) }
    var v10: some View {
        Stepper("x") {
            count += 1
        } onDecrement: {
            count -= 1
        }
    }
    var v11: some View { TextField("x", text: $text) }
    var v12: some View { TextField("x", text: $text) { _ in } }
    var v13: some View { TextField("x", text: $text, onCommit: {}) }
    var v14: some View {
        TextField("x", text: $text) { _ in
        } onCommit: {
        }
    }
    var v15: some View { TextField(text, text: $text, prompt: nil) }
    var v16: some View { TextField(text: $text) { Text("x") } }
    var v17: some View { SecureField("x", text: $text) {} }
    var v18: some View { Picker("x", selection: $choice) { Text("a").tag(nil as String?) } }
    var v19: some View {
        Picker(selection: $count) {
            Text("x")
        } label: {
            Text("l")
        }
    }
    var v20: some View { DatePicker("x", selection: $date) }
    var v21: some View { DatePicker(selection: $date, label: { Text("x") }) }
    var v22: some View { DatePicker("", selection: $date, in: date...date.addingTimeInterval(3)) }
    var v23: some View { List(names, id: \.self, selection: $choice) { Text($0) } }
    var v24: some View { List(names, id: \.self, selection: $choices) { Text($0) } }
    var v25: some View { List(selection: $choice) { Text("a") } }
    var v26: some View { List(selection: $choices) { Text("a") } }
    var v27: some View { List(0..<3) { Text("\($0)") } }
    var v28: some View { List { ForEach(0..<3) { Text("\($0)") }.onDelete(perform: nil) } }
    var v29: some View { TabView { Text("a").tabItem { Text("x") } } }
    var v30: some View {
        TabView(selection: $count) {
            Text("a").tag(1); Text("b").tag(2)
        }
    }
    var v31: some View {
        TabView(selection: $count) { ForEach(0..<3) { i in Text("\(i)").tag(i) } }.tabViewStyle(
            .page(indexDisplayMode: .never)
        ).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    var v32: some View { TabView { ForEach(0..<3) { Text("\($0)") } } }
    var v33: some View { TabView(selection: $count) { Tab("a", systemImage: "x", value: 1) { Text("a") } } }
    var v34: some View { TabView { Tab("a", systemImage: "x") { Text("a") } } }
    var v35: some View { NavigationLink("x") { Text("a") } }
    var v36: some View { NavigationLink(destination: Text("x")) { Text("y") } }
    var v37: some View { NavigationLink(destination: { Text("x") }, label: { Text("y") }) }
    var v38: some View { NavigationLink("x", value: 3) }
    var v39: some View { NavigationLink(value: choice) { Text("x") } }
    var v40: some View {
        NavigationLink(isActive: $isOn) {
            Text("x")
        } label: {
            Text("y")
        }
    }
    var v41: some View { NavigationLink(text, destination: Text("x")) }
    var v42: some View { Section("x") { Text("y") } }
    var v43: some View { Section(text) { Text("y") } }
    var v44: some View { Section { Text("y") } }
    var v45: some View { Section(header: Text("x")) { Text("y") } }
    var v46: some View { Section(footer: Text("x")) { Text("y") } }
    var v47: some View {
        Section {
            Text("y")
        } footer: {
            Text("x")
        }
    }
    var v48: some View {
        Menu("x") {
            Text("y")
        } primaryAction: {
        }
    }
    var v49: some View { Menu(content: { Text("y") }, label: { Text("x") }) }
    var v50: some View { Text("x").toolbar { Text("y") } }
    var v51: some View { Text("x").toolbar { ToolbarItem { Text("y") } } }
    var v52: some View {
        Text("x").toolbar {
            if isOn { ToolbarItem { Text("y") } } else { ToolbarItem(placement: .status) { Text("y") } }
        }
    }
    var v53: some View { Text("x").toolbar(content: { ToolbarItem(placement: .navigation, content: { Text("y") }) }) }
    var v54: some View { Text("x").toolbar(content: items) }
    @ToolbarContentBuilder func items() -> some ToolbarContent { ToolbarItem { Text("x") }; ToolbarItem { Text("y") } }
    var v55: some View { Text("x").alert(text, isPresented: $isOn) {} }
    var v56: some View {
        Text("x").alert("a", isPresented: $isOn) {
            Text("k")
        } message: {
            Text("m")
        }
    }
    var v57: some View { Text("x").alert(Text("a"), isPresented: $isOn, actions: { Text("k") }) }
    var v58: some View {
        Text("x").searchable(text: $text).searchable(text: $text, prompt: "x").searchable(
            text: $text, placement: .toolbar
        ).searchable(text: $text, placement: .automatic, prompt: text)
    }
    var v59: some View { Text("x").badge(3).badge("x").badge(text).badge(Text("x")) }
    var v60: some View {
        Text("x").onDrop(of: ["x"], isTargeted: nil) { _ in true }.onDrop(of: ["x"], isTargeted: $isOn) { p, l in true }
    }
    var v61: some View {
        Text("x").gesture(TapGesture().onEnded {}).gesture(DragGesture(coordinateSpace: .named("x")).onChanged { _ in })
            .onTapGesture(coordinateSpace: .global) { _ in }
    }
    var v62: some View { Text("x").onTapGesture(count: 1, perform: {}).onTapGesture {} }
    var v63: some View {
        Text("x").navigationTitle("x").navigationTitle(text).navigationTitle($text).navigationBarTitle("x")
            .navigationBarTitle(text, displayMode: .large)
    }
    var v64: some View { ShareLink(item: text) }
    var v65: some View { ShareLink("x", item: text) }
    var v66: some View { ShareLink(item: Image("x"), preview: SharePreview("x", image: Image("x"))) { Text("y") } }
    var v67: some View { ColorPicker("x", selection: .constant(.red)) }
    var v68: some View { DisclosureGroup("x") { Text("y") } }
    var v69: some View { DisclosureGroup("x", isExpanded: $isOn) { Text("y") } }
    var v70: some View {
        Text("x").contextMenu { Text("y") }.contextMenu(menuItems: { Text("y") }, preview: { Text("z") })
    }
    var v71: some View { Text("x").scrollPosition(id: $choice).scrollIndicators(.never).defaultScrollAnchor(.top) }
    var v72: some View {
        Text("x").keyboardShortcut("x").keyboardShortcut(.return, modifiers: []).keyboardShortcut(.escape)
    }
    var v73: some View {
        Text("x").accessibilityAction {}.accessibilityAction(named: "x") {}.accessibilityAction(named: Text("x")) {}
            .accessibilityAction(.magicTap) {}
    }
    var v74: some View { ForEach(names, id: \.self) { Text($0) } }
    var v75: some View {
        Group {
            Text("a"); Text("b")
        }
    }
    var v76: some View { Text("x").confirmationDialog("x", isPresented: $isOn) { Text("y") } }
    var v77: some View {
        Text("x").popover(isPresented: $isOn) { Text("y") }.sheet(isPresented: $isOn, content: { Text("y") })
    }
    var body: some View { Text("x") }
}
