public import Foundation
public import FoundationCompat
import SwiftUICompat
import Typesetting

/// A font of a file, which draws once it is registered.
public final class CGFont: Sendable {
    let file: String
    private let names: [String]

    public init?(_ provider: CGDataProvider) {
        guard let file = provider.file(), let face = AppFonts.register(file: file).first else { return nil }
        self.file = file
        names = face.names
    }

    public var postScriptName: CFString? { names.last.map { $0 as NSString } }
    public var fullName: CFString? { names.first.map { $0 as NSString } }
}
