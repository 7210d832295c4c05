import Combine
import SwiftUI

// An app's screens as they were written for iOS 13 and 14.

final class TaskStore: ObservableObject {
    @Published var tasks: [TaskItem] = []
    @Published var query = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] in self?.filter($0) }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("tasks"))
            .receive(on: DispatchQueue.main)
            .sink { _ in }
            .store(in: &cancellables)
    }

    func fetch(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [TaskItem].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .receive(on: RunLoop.main)
            .assign(to: &$tasks)
    }

    private func filter(_ query: String) {}
}

struct OldTasksScreen: View {
    @ObservedObject var store: TaskStore
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.editMode) var editMode
    @State private var showsAlert = false
    @State private var showsSheet = false
    @State private var selection: UUID?
    @State private var tab = 0
    @State private var edited: TaskItem?
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        TabView(selection: $tab) {
            NavigationView {
                List {
                    Section(header: Text("Tasks"), footer: Text("\(store.tasks.count) tasks")) {
                        ForEach(store.tasks) { task in
                            NavigationLink(destination: OldForm(), tag: task.id, selection: $selection) {
                                TaskRow(task: task)
                            }
                            .listRowInsets(EdgeInsets())
                        }
                        .onDelete(perform: delete)
                        .onMove { store.tasks.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
                .listStyle(GroupedListStyle())
                .navigationBarTitle(Text("Tasks"), displayMode: .inline)
                .navigationBarItems(
                    leading: EditButton(),
                    trailing: Button(action: { showsSheet.toggle() }) {
                        Image(systemName: "plus")
                    }
                )
                .sheet(isPresented: $showsSheet, onDismiss: { tab = 0 }) { OldForm() }
                .sheet(item: $edited) { task in Text(task.name) }
                .alert(isPresented: $showsAlert) {
                    Alert(
                        title: Text("Delete?"), message: Text("It cannot be undone."),
                        primaryButton: .destructive(Text("Delete")) { store.tasks = [] },
                        secondaryButton: .cancel())
                }
                .actionSheet(isPresented: $showsAlert) {
                    ActionSheet(title: Text("Sort"), buttons: [.default(Text("Name")) {}, .cancel()])
                }
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .tabItem {
                Image(systemName: "list.dash")
                Text("Tasks")
            }
            .tag(0)
            OldForm()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(1)
        }
        .onReceive(timer) { _ in tab += 1 }
        .onReceive(store.$tasks) { print($0.count) }
    }

    private func delete(at offsets: IndexSet) { store.tasks.remove(atOffsets: offsets) }
}

struct OldForm: View {
    @State private var name = ""
    @State private var count = 3
    @State private var amount = 0.5
    @State private var isOn = true
    @State private var date = Date()
    @State private var offset = CGSize.zero
    @GestureState private var isPressed = false
    @SceneStorage("draft") private var draft = ""
    private let colors = ["Red", "Green"]

    var body: some View {
        Form {
            Section(header: Text("Text")) {
                TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .keyboardType(.decimalPad)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .textContentType(.emailAddress)
                SecureField("Password", text: $name)
                TextEditor(text: $draft)
            }
            Section {
                Toggle(isOn: $isOn) { Text("On") }
                Stepper(value: $count, in: 0...10) { Text("\(count)") }
                Stepper("Count: \(count)", onIncrement: { count += 1 }, onDecrement: nil)
                Slider(value: $amount, in: 0...1, step: 0.1)
                Slider(value: $amount, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                    Text("Amount")
                }
                Picker(selection: $count, label: Text("Count")) {
                    ForEach(0..<10) { Text("\($0)").tag($0) }
                }
                .pickerStyle(SegmentedPickerStyle())
                Picker("Colour", selection: $name) {
                    ForEach(colors, id: \.self) { Text($0) }
                }
                DatePicker("Date", selection: $date, displayedComponents: .date)
                DatePicker(selection: $date, in: ...Date(), displayedComponents: [.hourAndMinute]) { Text("Time") }
                    .datePickerStyle(WheelDatePickerStyle())
                    .labelsHidden()
            }
        }
        .gesture(
            LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
                .updating($isPressed) { value, state, _ in
                    switch value {
                    case .first(true): state = true
                    case .second(true, let drag): state = drag != nil
                    default: break
                    }
                }
        )
        .gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { if $0.predictedEndTranslation.height > 100 { offset = .zero } }
        )
        .onDrop(of: ["public.text"], isTargeted: $isOn) { providers in !providers.isEmpty }
    }
}
