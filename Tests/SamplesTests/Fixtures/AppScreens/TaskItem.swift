import SwiftUI
import UniformTypeIdentifiers

struct TaskItem: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var isDone = false
    var due = Date()
    var steps: [TaskItem]?
}

extension TaskItem: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

/// The row that app and widget share.
struct TaskRow: View {
    let task: TaskItem

    var body: some View {
        Label(task.name, systemImage: task.isDone ? "checkmark.circle" : "circle")
            .contextMenu { Button("Copy") {} }
            .listRowBackground(Color.clear)
            .hoverEffect(.highlight)
            .draggable(task)
    }
}
