import JSON
package import WidgetProtocol

/// Turns bytes into messages, without I/O of its own: fill it, then take messages until there are none.
package struct MessageStream: ~Copyable {
    private var framer: LineFramer
    private let parser = JSONParser()
    private let limit: Int

    package init(limit: Int = LineFramer.defaultLimit) {
        self.limit = limit
        framer = LineFramer(limit: limit)
    }

    /// Lends free space to `read`, which says how many bytes it put there.
    package mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int { framer.fill(read) }

    /// The next message, or what to answer to a line that is none; nil when more bytes are needed.
    package mutating func next() -> Result<Message, BridgeError>? {
        let (parser, limit) = (parser, limit)
        return framer.next { Self.message($0, parser, limit) }
    }

    /// The message that the stream's end completed.
    package mutating func finish() -> Result<Message, BridgeError>? {
        let (parser, limit) = (parser, limit)
        return framer.finish { Self.message($0, parser, limit) }
    }

    private static func message(
        _ frame: LineFramer.Frame, _ parser: JSONParser, _ limit: Int
    ) -> Result<Message, BridgeError> {
        guard case .line(let bytes) = frame else { return .failure(.lineTooLong(limit: limit)) }
        return Result { () throws(BridgeError) in
            do {
                let document = try parser.parse(bytes)
                return try Message(document.root)
            } catch let error as JSONError {
                throw BridgeError.parseError(error)
            } catch let error as BridgeError {
                throw error
            } catch {
                throw BridgeError.internalError("\(error)")
            }
        }
    }
}
