import JSON
import POSIXSupport
import Rasterizer
import WidgetArchive
import WidgetProtocol

/// Answers one request after the other.
struct DrawService: ~Copyable {
    private var input: FramedInput
    private let output: Int32
    private let parser = JSONParser(
        maximumDepth: WidgetArchive.maximumDepth, maximumValues: WidgetArchive.maximumValues)

    private static let longestLine = 1 << 20

    init(input: Int32, output: Int32) {
        self.input = FramedInput(input)
        self.output = output
    }

    /// Draws the next picture; false once there is nobody to draw for.
    mutating func answer() -> Bool {
        guard let line = try? input.line(atMost: Self.longestLine), let json = try? JSONValue(parsing: line),
            let request = try? DrawRequest(json: json)
        else { return false }
        var archive: [UInt8] = []
        archive.reserveCapacity(min(request.archiveSize, WidgetArchive.maximumSize))
        let isTooLarge = request.archiveSize > WidgetArchive.maximumSize
        let isWhole: Void? = try? input.bytes(request.archiveSize) { if !isTooLarge { archive += $0 } }
        guard isWhole != nil else { return false }
        LastWords.limit(request.limit)
        let drawn = Result { () throws(BridgeError) in
            if isTooLarge { throw .archiveTooLarge }
            return try draw(request, archive)
        }
        LastWords.limit(0)
        switch drawn {
        // Together: each write wakes the reader.
        case .success(let (picture, bytes)): return write(DrawReply.picture(picture).line + bytes)
        case .failure(let error): return write(DrawReply.refused(error).line)
        }
    }

    private func draw(
        _ request: DrawRequest, _ bytes: [UInt8]
    ) throws(BridgeError) -> (DrawnPicture, [UInt8]) {
        if let comparison = request.comparison {
            let result = try PictureComparison(bytes, comparison).result.json.serialized()
            return (DrawnPicture(size: result.count, pixels: nil), result)
        }
        if request.format == DrawRequest.recording {
            do {
                let file = try CompactPNG.recording(of: bytes)
                return (DrawnPicture(size: file.count, pixels: nil), file)
            } catch {
                throw .internalError("a picture that was drawn cannot be read: \(error)")
            }
        }
        let json = try parse(bytes)
        let folders = AllowedFolders(request.folders)
        guard let format = RenderOptions.Format(rawValue: request.format) else {
            return selfContained(json, folders)
        }
        let leftOut = request.leftOut.map { (ImageID(rawValue: $0.id), ImageAccess.Reason($0)) }
        let picture: RenderedWidget
        do {
            picture = try Rasterizer.shared.render(
                try WidgetArchive(json: json).shown(as: request.appearance),
                options: RenderOptions(
                    format: format, scale: request.scale, cornerRadius: request.cornerRadius,
                    outlinesText: request.outlinesText),
                access: ImageAccess(
                    folders: folders, leftOut: Dictionary(leftOut) { $1 }, leavesOutAll: request.leavesOutImages,
                    isAt: LastWords.isAt))
        } catch let error as RasterizerError {
            throw BridgeError(error)
        } catch {
            throw .internalError("the archive cannot be read: \(error)")
        }
        return (
            DrawnPicture(
                size: picture.data.count, pixels: (picture.width, picture.height), warnings: picture.warnings),
            picture.data
        )
    }

    private func parse(_ bytes: [UInt8]) throws(BridgeError) -> JSONValue {
        do throws(JSONError) {
            return try bytes.withUnsafeBufferPointer { bytes in
                Result { () throws(JSONError) -> JSONValue in
                    let document = try parser.parse(bytes)
                    return document.root.value
                }
            }.get()
        } catch {
            switch error.kind {
            case .tooDeep: throw .archiveTooDeep
            case .tooManyValues: throw .archiveTooManyValues
            default: throw .internalError("the archive cannot be read: \(error)")
            }
        }
    }

    /// The archive with its images in it; those that it may not name are left out.
    private func selfContained(_ json: JSONValue, _ folders: AllowedFolders) -> (DrawnPicture, [UInt8]) {
        var warnings: [Warning] = []
        let whole = WidgetArchive.selfContained(json) { path in
            do throws(AllowedFolders.Refusal) {
                return try folders.contents(of: path, limit: ImageAccess.largestFile)
            } catch {
                warnings.append(Warning(leavingOut: "image", path, error))
                return nil
            }
        }
        let bytes = whole.serialized()
        return (DrawnPicture(size: bytes.count, pixels: nil, warnings: warnings), bytes)
    }

    private func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { Descriptors.write($0, to: output) } }
}

extension DrawReply {
    fileprivate var line: [UInt8] { json.bytes + [UInt8(ascii: "\n")] }
}

extension ImageAccess.Reason {
    fileprivate init(_ image: LeftOutImage) { self = image.isSlow ? .tooSlow : .harmful }
}

extension BridgeError {
    fileprivate init(_ error: RasterizerError) {
        let hint = "Give a smaller size or scale."
        switch error {
        case .unusableSize(_, _, let limit), .tooManyPixels(_, _, let limit):
            self.init(.imageTooLarge, error.description, hint: hint, details: ["limit": .int(limit)])
        case .outOfMemory: self.init(.imageTooLarge, error.description, hint: hint)
        case .encoding:
            self.init(
                .drawingFailed, error.description, hint: "This is a defect of the bridge: please report it.")
        }
    }
}
