package import JSON

extension PictureRequest {
    /// Reads the params of `renderWidget` from elsewhere than a session.
    package init(params: JSONValue) throws(BridgeError) {
        self = try params.serialized().withUnsafeBufferPointer { (bytes) throws(BridgeError) -> PictureRequest in
            do {
                let document = try JSONParser().parse(bytes)
                guard let parameters = Parameters(document.root) else {
                    throw BridgeError.invalidParams("params must be an object")
                }
                return try PictureRequest(parameters)
            } catch let error as JSONError {
                throw .parseError(error)
            } catch let error as BridgeError {
                throw error
            } catch {
                throw .invalidParams("\(error)")
            }
        }
    }
}
