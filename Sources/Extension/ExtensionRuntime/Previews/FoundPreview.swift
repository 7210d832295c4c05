import Foundation
import FoundationCompat
import JSON
import SwiftUICompat
import WidgetKitCompat
import WidgetProtocol

/// A preview that the extension's code has: a `#Preview`, or one of a `PreviewProvider`'s.
@MainActor struct FoundPreview {
    enum Subject {
        case view(@MainActor () async throws -> PreviewPart)
        case widget(WidgetPreview)
        case activity(ActivityPreview)
    }

    /// What it is asked for by; no two have the same.
    var name: String
    var subject: Subject
    /// The family of a view that stands for a widget's content.
    var family: WidgetFamily?
    /// Where a `#Preview` is written.
    var place: (file: String, line: Int)?

    /// All that the program has. The bodies of views are not evaluated, but the previews' own code runs.
    static func all() -> [FoundPreview] {
        var found = declared() + provided()
        var names: [String: Int] = [:]
        for index in found.indices {
            let count = names[found[index].name, default: 0] + 1
            names[found[index].name] = count
            if count > 1 { found[index].name += " (\(count))" }
        }
        return found
    }

    /// Those of `#Preview`, in the order of their files.
    private static func declared() -> [FoundPreview] {
        ProgramTypes.all((any PreviewRegistry.Type).self)
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .compactMap { registry in
                guard let preview = try? registry.makePreview() else { return nil }
                let file = (registry.fileID as NSString).lastPathComponent
                return FoundPreview(
                    name: preview.name ?? "\(file):\(registry.line)", subject: Subject(preview.subject),
                    place: (file, registry.line))
            }
    }

    /// Those of `PreviewProvider`s, which are numbered where there are several without names.
    private static func provided() -> [FoundPreview] {
        ProgramTypes.all((any PreviewProvider.Type).self).flatMap { provider in
            let parts = parts(of: provider)
            return parts.enumerated().map { index, part in
                let number = parts.count > 1 ? " \(index + 1)" : ""
                return FoundPreview(
                    name: part.settings.displayName ?? "\(provider)\(number)",
                    subject: part.settings.subject.map(Subject.init) ?? .view { part },
                    family: (part.settings.context as? WidgetPreviewContext)?.family)
            }
        }
    }

    private static func parts<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewPart] {
        PreviewPart.parts(of: provider.previews)
    }

    /// What a list of previews says of it.
    var json: JSONValue {
        var object: JSONObject = ["name": .string(name)]
        switch subject {
        case .view:
            object["type"] = family == nil ? "view" : "widget"
            object["family"] = family.map { .string($0.description) }
        case .widget(let preview):
            object["type"] = "widget"
            object["kind"] = WidgetContents(of: preview.widget()).widgets.first.map { .string($0.kind) }
            object["family"] = .string(preview.family.description)
        case .activity(let preview):
            object["type"] = "activity"
            object["attributesType"] = .string(preview.attributesType)
            object["presentation"] = .string(ActivityPresentation(preview.kind).rawValue)
        }
        if let place {
            object["file"] = .string(place.file)
            object["line"] = .int(place.line)
        }
        return .object(object)
    }
}

extension FoundPreview.Subject {
    @MainActor fileprivate init(_ subject: any PreviewSubject) {
        switch subject {
        case let preview as WidgetPreview: self = .widget(preview)
        case let preview as ActivityPreview: self = .activity(preview)
        case let preview as ViewPreview: self = .view { try await preview.part() }
        default: self = .view { throw UnsupportedViewError(type(of: subject)) }
        }
    }
}

extension ViewPreview {
    /// The view with what its modifiers and traits say.
    @MainActor fileprivate func part() async throws -> PreviewPart {
        let body = body()
        let parts = PreviewPart.parts(of: body, settings: PreviewSettings(traits: traits))
        var part = PreviewPart(
            view: AnyView(body), settings: parts.count == 1 ? parts[0].settings : PreviewSettings(traits: traits))
        for modifier in modifiers { part.view = try await modifier.apply(to: part.view) }
        return part
    }
}
