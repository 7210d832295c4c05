package import POSIXSupport
import WidgetArchive
package import WidgetProtocol

extension Canvas {
    /// Tells of a part that is not drawn as it should be.
    func warn(_ sentence: String) {
        warn(Warning(.pictureIncomplete, sentence, hint: "The rest of the picture is drawn."))
    }

    func warnOfUnknown(_ id: ImageID) { warn("The archive does not hold the image \(id.rawValue)") }

    func warnOfLeftOut(_ id: ImageID, _ reason: ImageAccess.Reason) {
        let name = name(of: id)
        switch reason {
        case .tooSlow:
            warn(
                Warning(
                    .imageTooSlow, "The image \(name) is not drawn: drawing it takes too long",
                    hint: "Make it smaller, or give it fewer filters.", subject: name))
        case .harmful:
            warn(
                Warning(
                    .pictureIncomplete, "The image \(name) is not drawn: it brings the decoder down",
                    hint: "Save it anew, with another program.", subject: name))
        }
    }

    func warn(of id: ImageID, _ error: any Error) {
        guard let refusal = error as? AllowedFolders.Refusal else {
            return warn("The image \(name(of: id)) cannot be drawn: \(error)")
        }
        warn(Warning(leavingOut: "image", name(of: id), refusal))
    }

    /// The file's path, where it is one, else what the archive calls it.
    private func name(of id: ImageID) -> String {
        if case .file(let path) = archive.images[id] { path } else { id.rawValue }
    }
}

extension Warning {
    /// Tells why a file that an archive names was not opened.
    package init(leavingOut what: String, _ path: String, _ refusal: AllowedFolders.Refusal) {
        let reason: String
        switch refusal {
        case .unreadable(let code):
            self.init(
                .pictureIncomplete, "The \(what) \(path) cannot be read: \(AllowedFolders.Refusal.text(code))",
                hint: "The rest of the picture is drawn.")
            return
        case .outside: reason = "it lies outside of the widget's own folders"
        case .noFile: reason = "it is no regular file"
        case .tooLarge(let limit): reason = "it has more than \(limit) bytes"
        }
        self.init(
            .imageRefused, "The \(what) \(path) is not opened: \(reason)",
            hint: "Put it into the widget's bundle or into the container of one of its app groups.", subject: path)
    }
}
