import Foundation
import JSON
import JSONRPC
import Rasterizer
import WidgetArchive

/// Draws widget archives for the bridge: `draw` requests as JSON lines on standard input, each answered when its
/// picture is written.
@main
enum DrawProgram {
    static func main() async {
        let input = Descriptors.takeStandardInput()
        let output = Descriptors.takeStandardOutput()
        Descriptors.ignoreBrokenPipes()
        await RequestServer(input: input, output: output, limit: LineFramer.defaultLimit * 2).run {
            method, params throws(RPCError) in
            guard method == "draw" else { throw .methodNotFound(method) }
            return try draw(params)
        }
    }

    private static func draw(_ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let format = params["format"]?.stringValue, let scale = params["scale"]?.doubleValue,
            let radius = params["cornerRadius"]?.doubleValue, let path = params["path"]?.stringValue,
            let json = params["archive"]
        else { throw .invalidParams("format, scale, cornerRadius, path or archive is missing") }
        guard let format = RenderOptions.Format(rawValue: format) else {
            try WholeFile.write(json.serialized(), to: path)
            return [:]
        }
        let picture: RenderedWidget
        do {
            picture = try Rasterizer.shared.render(
                try WidgetArchive(json: json),
                options: RenderOptions(format: format, scale: scale, cornerRadius: radius))
        } catch let error as RasterizerError {
            throw RPCError(error)
        } catch {
            throw .internalError("the archive cannot be read: \(error)")
        }
        for warning in picture.warnings {
            FileHandle.standardError.write(Data("widget-bridge-draw: \(warning)\n".utf8))
        }
        try WholeFile.write(picture.data, to: path)
        return ["width": .int(picture.width), "height": .int(picture.height)]
    }
}

extension RPCError {
    fileprivate init(_ error: RasterizerError) {
        let hint = "Give a smaller size or scale."
        switch error {
        case .unusableSize(_, _, let limit):
            self.init(
                code: -26, message: error.description,
                data: ["kind": "imageTooLarge", "limit": .int(limit), "hint": .string(hint)])
        case .outOfMemory:
            self.init(code: -26, message: error.description, data: ["kind": "imageTooLarge", "hint": .string(hint)])
        case .encoding:
            self.init(
                code: -32603, message: error.description,
                data: ["kind": "drawingFailed", "hint": "This is a defect of the bridge: please report it."])
        }
    }
}
