import JSON
import JSONRPC
import POSIXSupport
import Rasterizer
import WidgetArchive
import WidgetProtocol

/// Draws widget archives for the bridge: `draw` requests as JSON lines on standard input, each answered when its
/// picture is written.
@main
enum DrawProgram {
    static func main() async {
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        Signals.ignoreFailedWrites()
        await RequestServer(input: input, output: output, limit: LineFramer.defaultLimit * 2).run { method, params in
            Result { () throws(BridgeError) in
                guard method == DrawRequest.method else { throw .methodNotFound(method) }
                return try draw(DrawRequest(params: params)).json
            }
        }
    }

    private static func draw(_ request: DrawRequest) throws(BridgeError) -> DrawReply {
        guard let format = RenderOptions.Format(rawValue: request.format) else {
            try write(request.archive.bytes, to: request.path)
            return DrawReply(size: nil)
        }
        let picture: RenderedWidget
        do {
            guard let json = request.archive.value else { throw BridgeError.invalidParams("the archive is no JSON") }
            picture = try Rasterizer.shared.render(
                try WidgetArchive(json: json),
                options: RenderOptions(format: format, scale: request.scale, cornerRadius: request.cornerRadius))
        } catch let error as RasterizerError {
            throw BridgeError(error)
        } catch {
            throw .internalError("the archive cannot be read: \(error)")
        }
        try write(picture.data, to: request.path)
        return DrawReply(
            size: (picture.width, picture.height),
            warnings: picture.warnings.map {
                Warning(.pictureIncomplete, $0, hint: "The rest of the picture is drawn.")
            })
    }

    private static func write(_ data: [UInt8], to path: String) throws(BridgeError) {
        try WholeFile.write(data, to: path, mode: 0o666, failure: BridgeError.output)
    }
}

extension BridgeError {
    fileprivate init(_ error: RasterizerError) {
        let hint = "Give a smaller size or scale."
        switch error {
        case .unusableSize(_, _, let limit):
            self.init(.imageTooLarge, error.description, hint: hint, details: ["limit": .int(limit)])
        case .outOfMemory: self.init(.imageTooLarge, error.description, hint: hint)
        case .encoding:
            self.init(
                .drawingFailed, error.description, hint: "This is a defect of the bridge: please report it.")
        }
    }
}
