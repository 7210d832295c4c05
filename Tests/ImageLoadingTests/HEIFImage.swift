import Foundation

/// Pictures of 32 x 16 pixels, red on the left and blue on the right.
enum HEIFImage {
    /// A grid of one tile of 64 x 64, as phones put photos together.
    static let heic = bytes(
        """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
        AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAACAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAA5wACAAEAAAAAAAAA\
        AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA\
        ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED\
        cAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz\
        cGUAAAAAAAAAIAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt\
        ZwACAAEAAQAAAO9tZGF0AAAA4ygBrwYyHQP3sIkg8L+1BP//9lT/ZfyXWpOq/au2Uv9Rcv//0BI7fXCP6Dzv/RRYsq7f+DPgHz9f\
        apsVIj2QO/DvIGuWi8W7LmCTGq+5XWfAfyTzWt4h6UrvvSqFmYqz8JBKEQ3kbgOzfL1zfmCIjgKsrWPFCF1yNMhs7EAKbYghKnJi\
        7sKPB6SVOzPKthPYhQCf4rX5qxYexYE6V792l+N1Fdx10ucsgCwDO5+G97WsHa2y8qxexmQ90PBhWBGrG64i9Rb02pymsr49RjAi\
        IBZEc2M3T81ak6+X86cfnrSi0x54
        """)

    static let avif = bytes(
        """
        AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
        AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAALAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA\
        AGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAgAAAAEAAA\
        ABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADRtZGF0EgAKCRgQ/+wQICBoQDIdEYAAAEC1EydAwW3XhLJz\
        cyyv0NIywOAP/BmqQrA=
        """)

    /// The photo lying on its side: what says how many channels a pixel has is overwritten by a quarter of a turn.
    static var turned: [UInt8] {
        var bytes = heic
        guard let property = bytes.firstRange(of: Array("pixi".utf8)) else { return [] }
        bytes.replaceSubrange(property, with: Array("irot".utf8))
        bytes[property.upperBound] = 1
        return bytes
    }

    private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }
}
