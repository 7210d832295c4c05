import CoreText
import ImageIO
import QuartzCore
import SQLite3
import UIKit

extension UIImage {
    static func avatar(_ initials: String) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 16, weight: .bold), .foregroundColor: UIColor.white,
            ]
            let textSize = initials.size(withAttributes: attributes)
            initials.draw(
                at: CGPoint(x: (size.width - textSize.width) / 2, y: (size.height - textSize.height) / 2),
                withAttributes: attributes)
        }
    }

    static func gradient() -> UIImage {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
    }

    func rounded(_ radius: CGFloat) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        let rect = CGRect(origin: .zero, size: size)
        UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
        draw(in: rect)
        return UIGraphicsGetImageFromCurrentImageContext() ?? self
    }

    static func downsampled(_ data: Data, to points: CGFloat) -> UIImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceThumbnailMaxPixelSize: points,
            ] as [CFString: Any] as CFDictionary
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { UIImage(cgImage: $0) }
    }
}

/// Text and fonts as apps of other frameworks share them with their widgets.
enum SharedText {
    static func plain(html: String) -> String? {
        try? NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil
        ).string
    }

    static func registers(_ url: URL) -> Bool {
        var error: Unmanaged<CFError>?
        let isRegistered = CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
        if let error = error?.takeRetainedValue() { print((error as Error).localizedDescription) }
        return isRegistered
    }

    static func font(_ url: URL, size: CGFloat) -> CTFont? {
        let descriptors = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
        return descriptors?.first.map { CTFontCreateWithFontDescriptor($0, size, nil) }
    }

    static func sum(_ query: String) -> Int32 {
        var database: OpaquePointer?
        var statement: OpaquePointer?
        guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return 0 }
        defer { sqlite3_close(database) }
        guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else { return 0 }
        defer { sqlite3_finalize(statement) }
        return sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : 0
    }
}
