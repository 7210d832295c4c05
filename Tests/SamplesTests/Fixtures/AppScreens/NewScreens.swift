import SwiftUI
import UniformTypeIdentifiers

// An app's screens as they are written for iOS 17 and later.

struct NewTasksScreen: View {
    enum Field: Hashable { case name, note }
    enum Route: Hashable { case detail(TaskItem), settings }

    @State private var tasks: [TaskItem] = []
    @State private var path = NavigationPath()
    @State private var query = ""
    @State private var selected: Set<UUID> = []
    @State private var edited: TaskItem?
    @State private var asks = false
    @State private var tab = "tasks"
    @State private var scrolled: UUID?
    @State private var position = ScrollPosition(edge: .top)
    @FocusState private var focus: Field?
    @Namespace private var namespace
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TabView(selection: $tab) {
            Tab("Tasks", systemImage: "checklist", value: "tasks") { list }.badge(tasks.count)
            Tab("Settings", systemImage: "gear", value: "settings") { NewForm() }
        }
        .tabViewStyle(.sidebarAdaptable)
    }

    private var list: some View {
        NavigationStack(path: $path) {
            List($tasks, editActions: .all, selection: $selected) { $task in
                TextField("Name", text: $task.name)
                    .focused($focus, equals: .name)
                    .submitLabel(.done)
                    .onSubmit { focus = nil }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Done", systemImage: "checkmark") { task.isDone.toggle() }.tint(.green)
                        Button(role: .destructive) {
                            tasks.removeAll()
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .refreshable { try? await Task.sleep(for: .seconds(1)) }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let task): Text(task.name)
                case .settings: NewForm()
                }
            }
            .navigationTitle("Tasks")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { EditButton() }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focus = nil }
                }
                if asks {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                }
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .sheet(item: $edited) { task in
                ShareLink(item: task, preview: SharePreview(task.name))
                    .presentationDetents([.medium, .fraction(0.3)])
                    .presentationDragIndicator(.visible)
            }
            .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) {}
            } message: {
                Text("It cannot be undone.")
            }
            .confirmationDialog("Sort", isPresented: $asks, titleVisibility: .visible) { Button("Name") {} }
        }
    }

    private var cards: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(tasks) { task in
                        TaskRow(task: task)
                            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
                            .matchedTransitionSource(id: task.id, in: namespace)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $scrolled)
            .scrollPosition($position)
            .scrollIndicators(.hidden)
            .dropDestination(for: TaskItem.self) { items, _ in !items.isEmpty }
            .onChange(of: query) { withAnimation { reader.scrollTo(tasks[0].id, anchor: .top) } }
        }
    }
}

struct NewForm: View {
    @State private var theme = "Light"
    @State private var amount: Double? = 3
    @State private var color = Color.red
    @State private var picked: Result<URL, any Error>?
    @State private var isPicking = false
    @State private var sorting = [KeyPathComparator(\TaskItem.name)]

    var body: some View {
        Form {
            Section("General") {
                LabeledContent("Version", value: "1.0")
                Picker("Theme", selection: $theme) {
                    Text("Light").tag("Light")
                    Text("Dark").tag("Dark")
                }
                .pickerStyle(.menu)
                TextField("Amount", value: $amount, format: .number)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                TextField("Note", text: $theme, axis: .vertical).lineLimit(3...5)
                ColorPicker("Colour", selection: $color, supportsOpacity: false)
                DisclosureGroup("More") { Text("More") }
                Menu("Options", systemImage: "ellipsis.circle") { Button("One") {} }
                NavigationLink("Settings", value: NewTasksScreen.Route.settings)
                ShareLink(item: URL(string: "https://example.org")!) { Label("Share", systemImage: "square") }
            }
            Table([TaskItem(name: "One")], sortOrder: $sorting) {
                TableColumn("Name", value: \.name)
                TableColumn("Due", value: \.due) { Text($0.due, style: .date) }
            }
            OutlineGroup([TaskItem(name: "One")], children: \.steps) { Text($0.name) }
        }
        .formStyle(.grouped)
        .fileImporter(isPresented: $isPicking, allowedContentTypes: [.image, .pdf]) { picked = $0 }
        .sensoryFeedback(.success, trigger: theme)
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .userActivity("screens.form") { $0.title = theme }
    }
}
